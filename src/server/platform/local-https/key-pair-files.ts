import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** PEM. */
export type KeyPair = { key: string; certificate: string }

export function localHttpsFolder(dataDir: string): string {
  return join(dataDir, 'local-https')
}

/** Null when missing; other errors are thrown, as phones would not trust a second root. */
export function readPair(folder: string, name: 'root' | 'server'): KeyPair | null {
  const text = readText(join(folder, `${name}.pem`))
  const end = text?.indexOf('-----BEGIN CERTIFICATE') ?? -1
  if (text === null || end < 0) return null
  return { key: text.slice(0, end).trim(), certificate: text.slice(end).trim() }
}

/** Atomic, readable by its owner only. */
export function writePair(folder: string, name: 'root' | 'server', pair: KeyPair): void {
  writeAtomically(folder, `${name}.pem`, `${pair.key}\n${pair.certificate}\n`)
}

/** Names and addresses, besides private ones, that the root may certify. */
export function readHosts(folder: string): string[] {
  return (readText(join(folder, 'hosts')) ?? '').split('\n').filter((line) => line !== '')
}

export function writeHosts(folder: string, hosts: readonly string[]): void {
  writeAtomically(folder, 'hosts', `${hosts.join('\n')}\n`)
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function writeAtomically(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const tempFile = join(folder, `${name}.${process.pid}`)
  writeFileSync(tempFile, text, { mode: 0o600, flush: true })
  renameSync(tempFile, join(folder, name))
}
