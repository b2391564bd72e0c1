import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** PEM both. */
export type KeyPair = { key: string; certificate: string }

/** Where the authority and the certificate of the server are kept. */
export function localHttpsFolder(dataDir: string): string {
  return join(dataDir, 'local-https')
}

/** Null where none was kept. Any other trouble is thrown: phones do not trust a second root. */
export function readPair(folder: string, name: 'root' | 'server'): KeyPair | null {
  const text = readText(join(folder, `${name}.pem`))
  const end = text?.indexOf('-----BEGIN CERTIFICATE') ?? -1
  if (text === null || end < 0) return null
  return { key: text.slice(0, end).trim(), certificate: text.slice(end).trim() }
}

/** Key and certificate in one file, which is there whole or not at all, for its owner alone. */
export function writePair(folder: string, name: 'root' | 'server', pair: KeyPair): void {
  writeAtomically(folder, `${name}.pem`, `${pair.key}\n${pair.certificate}\n`)
}

/** The names and addresses beside the private ones that the root may speak for. */
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
