import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '#server/compose.ts'
import type { Snapshot, TableShape } from '#server/db/snapshot.ts'
import { findStoredSecret } from '#server/features/accounts/auth-secret.ts'
import type { BlobStore } from '#server/platform/blobs/blob-store.ts'
import { leaseBlobs } from '#server/platform/blobs/lease-blobs.ts'
import { buildId } from '../../../build-id.ts'
import { backupPaths, makeBackupFolder } from './backup-folder.ts'
import { readLines, writeLines } from './lines-file.ts'
import { backupFormat, type Manifest, manifestName } from './manifest.ts'
import { readPersistentTables } from './persistent-tables.ts'
import type { Progress } from './progress.ts'
import { listReferencedBlobs } from './referenced-blobs.ts'
import { writeBlobs } from './write-blobs.ts'

type Deps = Pick<Services, 'database' | 'now'> & {
  env: Pick<Services['env'], 'authSecret' | 'dataDir'>
  blobs: Pick<BlobStore, 'read' | 'description'>
  progress: Progress
}

export type BackupOptions = {
  /** Without the blobs, for a bucket that is backed up otherwise. */
  withBlobs: boolean
}

/** Blob ids of objects whose bytes are missing. */
export type MissingBlobs = readonly string[]

/**
 * Writes a backup into a new folder while servers run: the rows of one snapshot, and their blobs.
 */
export async function backUp(
  deps: Deps,
  folder: string,
  { withBlobs }: BackupOptions,
): Promise<{ manifest: Manifest; missing: MissingBlobs }> {
  let result: { manifest: Manifest; missing: MissingBlobs } | null = null
  await makeBackupFolder(folder, async (tempFolder) => {
    // Before the snapshot, so that clean-up keeps what it names.
    const lease = withBlobs ? await leaseBlobs(deps) : null
    try {
      result = await writeAll(deps, tempFolder, withBlobs)
      if (result.missing.length > 0 && !lease?.isHeld()) {
        throw new Error('the hold on the bytes of objects ran out, and some are gone: try again')
      }
    } finally {
      // A lease that cannot be released expires.
      await lease?.release().catch(() => {})
    }
  })
  if (result === null) throw new Error('a backup that was made has a result')
  return result
}

async function writeAll(deps: Deps, tempFolder: string, withBlobs: boolean) {
  const { database, blobs, env, now, progress } = deps
  const snapshot = await database.openSnapshot()
  const createdAt = new Date(now()).toISOString()
  const shapes = await readPersistentTables(snapshot.migrations)
  const tables = await writeTables(tempFolder, snapshot, shapes, progress).finally(snapshot.close)
  const written = withBlobs ? await copyBlobs(tempFolder, blobs, shapes, progress) : null
  const manifest: Manifest = {
    product: 'party-dojo',
    format: backupFormat,
    createdAt,
    build: buildId,
    from: { database: database.description, bodies: blobs.description },
    migrations: [...snapshot.migrations],
    tables,
    bodies: written && {
      count: written.count,
      bytes: written.bytes,
      sha256: written.index.sha256,
      missing: written.missing.length,
    },
    authSecret: await writeSecret(tempFolder, env),
  }
  await writeNewFile(join(tempFolder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
  return { manifest, missing: written?.missing ?? [] }
}

async function writeTables(
  tempFolder: string,
  snapshot: Snapshot,
  shapes: readonly TableShape[],
  progress: Progress,
): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = []
  for (const shape of shapes) {
    const { name, columns } = shape
    const path = join(tempFolder, backupPaths.rowsOf(name))
    const { lines: rows, sha256 } = await writeLines(path, snapshot.lines(shape))
    tables.push({ name, columns: columns.map((column) => column.name), rows, sha256 })
    progress.table(name, rows)
  }
  return tables
}

/**
 * Read from the files just written, so that the snapshot is not kept open while blobs are copied.
 */
async function copyBlobs(
  tempFolder: string,
  blobs: Deps['blobs'],
  shapes: readonly TableShape[],
  progress: Progress,
) {
  const lines = ({ name }: TableShape) => readLines(join(tempFolder, backupPaths.rowsOf(name)))
  return await writeBlobs(
    join(tempFolder, backupPaths.blobs),
    blobs,
    listReferencedBlobs(shapes, lines),
    {
      onCopied: progress.blobs,
    },
  )
}

async function writeSecret(
  tempFolder: string,
  { authSecret, dataDir }: Deps['env'],
): Promise<Manifest['authSecret']> {
  const secret = authSecret === null ? findStoredSecret(dataDir) : null
  if (secret === null) return null
  const text = `${secret}\n`
  await writeNewFile(join(tempFolder, backupPaths.authSecret), text)
  return { sha256: createHash('sha256').update(text).digest('hex') }
}

async function writeNewFile(path: string, text: string): Promise<void> {
  await writeFile(path, text, { flag: 'wx', mode: 0o600, flush: true })
}
