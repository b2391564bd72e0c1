import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'

const sqliteBusy = 5

export type DataFolder = { path: string; release: () => void }

/** Creates the data folder and locks it. The kernel releases the lock when the process dies. */
export function openDataFolder(dataDir: string): DataFolder {
  const path = resolve(dataDir)
  let lock: DatabaseSync | null = null
  try {
    makeFolder(path)
    lock = new DatabaseSync(join(path, 'in-use.lock'), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    return { path, release: () => lock?.close() }
  } catch (error) {
    lock?.close()
    if (isBusy(error)) {
      throw new StartError(
        `DATA_DIR ${path} is in use by another process: stop that one, or choose another folder.`,
      )
    }
    throw new StartError(`DATA_DIR ${path} cannot be written (${reasonOf(error)}).`)
  }
}

/** Node's recursive mkdir hangs where a folder refuses children, as /proc does. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  mkdirSync(path)
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return /^E[A-Z]+$/.test(code) ? code : error.message || code
}
