import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TableShape } from '#server/db/snapshot.ts'
import { backupPaths } from './backup-folder.ts'
import { checkLines, type LinesFile } from './lines-file.ts'
import { damaged, type Manifest, readManifest } from './manifest.ts'
import { readPersistentTables } from './persistent-tables.ts'
import { readBlobs } from './read-blobs.ts'
import { indexName } from './write-blobs.ts'

export type CheckedBackup = { manifest: Manifest; shapes: readonly TableShape[] }

/** Throws a `StartError` for a missing or newer backup. */
export async function readBackup(folder: string): Promise<CheckedBackup> {
  const manifest = await readManifest(folder)
  const shapes = await readPersistentTables(manifest.migrations)
  const expected = shapes.map(({ name, columns }) => [name, ...columns.map((each) => each.name)])
  const written = manifest.tables.map(({ name, columns }) => [name, ...columns])
  if (JSON.stringify(written) !== JSON.stringify(expected)) throw damaged(folder, 'manifest.json')
  return { manifest, shapes }
}

/** Throws a `StartError` that names the first changed file. */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  for (const { name, rows, sha256 } of manifest.tables) {
    await checkFile(folder, backupPaths.rowsOf(name), { lines: rows, sha256 })
  }
  if (manifest.bodies) {
    const { count, bytes, sha256 } = manifest.bodies
    await checkFile(folder, join(backupPaths.blobs, indexName), { lines: count, sha256 })
    if ((await sumBlobBytes(folder)) !== bytes) throw damaged(folder, backupPaths.blobs)
  }
  if (manifest.authSecret && (await hashSecret(folder)) !== manifest.authSecret.sha256) {
    throw damaged(folder, backupPaths.authSecret)
  }
}

async function checkFile(folder: string, file: string, expected: LinesFile): Promise<void> {
  const found = await checkLines(join(folder, file)).catch(() => null)
  if (found?.lines !== expected.lines || found.sha256 !== expected.sha256) {
    throw damaged(folder, file)
  }
}

/** Null when one has changed. */
async function sumBlobBytes(folder: string): Promise<number | null> {
  try {
    let count = 0
    for await (const { bytes } of readBlobs(join(folder, backupPaths.blobs))) count += bytes.length
    return count
  } catch {
    return null
  }
}

async function hashSecret(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, backupPaths.authSecret)).catch(() => null)
  return text && createHash('sha256').update(text).digest('hex')
}
