import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import { reasonOf } from '#server/lib/open-data-folder.ts'
import { StartError } from '#server/lib/start-error.ts'

/** AUTH_SECRET, else the secret generated at the first start. */
export function openAuthSecret({ authSecret, dataDir }: Env): string {
  if (authSecret !== null) return authSecret
  const path = secretPath(dataDir)
  try {
    return readSecretFile(path) ?? makeSecret(path, dataDir)
  } catch (error) {
    throw new StartError(
      `DATA_DIR: ${path} cannot be used (${reasonOf(error)}): set AUTH_SECRET instead.`,
    )
  }
}

/** The generated secret; null when there is none. */
export function findStoredSecret(dataDir: string): string | null {
  return readSecretFile(secretPath(dataDir))
}

/** Replaces the secret, so that sessions survive a restore elsewhere. */
export function storeSecret(dataDir: string, secret: string): void {
  mkdirSync(dataDir, { recursive: true })
  const path = secretPath(dataDir)
  const tempFile = `${path}.${process.pid}`
  writeFileSync(tempFile, `${secret}\n`, { mode: 0o600, flush: true })
  renameSync(tempFile, path)
}

function secretPath(dataDir: string): string {
  return join(dataDir, 'auth-secret')
}

function readSecretFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim() || null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Linked atomically: concurrent first starts agree on one. */
function makeSecret(path: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const tempFile = `${path}.${process.pid}`
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(tempFile, `${secret}\n`, { mode: 0o600 })
  try {
    linkSync(tempFile, path)
    return secret
  } catch (error) {
    const existing = readSecretFile(path)
    if (existing === null) throw error
    return existing
  } finally {
    rmSync(tempFile)
  }
}
