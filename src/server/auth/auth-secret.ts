import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../db/open-data-folder.ts'
import type { Env } from '../env.ts'
import { StartError } from '../start-error.ts'

/** AUTH_SECRET, else the one that was made here at the first start and kept since. */
export function openAuthSecret({ authSecret, dataDir }: Env): string {
  if (authSecret !== null) return authSecret
  const path = join(dataDir, 'auth-secret')
  try {
    return findSecret(path) ?? makeSecret(path, dataDir)
  } catch (error) {
    throw new StartError(
      `DATA_DIR: ${path} cannot be used (${reasonOf(error)}): set AUTH_SECRET instead.`,
    )
  }
}

function findSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim() || null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Linked into place whole: two processes that start at once agree on one. */
function makeSecret(path: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const aside = `${path}.${process.pid}`
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(aside, `${secret}\n`, { mode: 0o600 })
  try {
    linkSync(aside, path)
    return secret
  } catch (error) {
    const rival = findSecret(path)
    if (rival === null) throw error
    return rival
  } finally {
    rmSync(aside)
  }
}
