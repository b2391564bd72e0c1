import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import type { LoadResult } from '#server/db/load-rows.ts'
import type { TableShape } from '#server/db/snapshot.ts'
import { storeSecret } from '#server/features/accounts/auth-secret.ts'
import type { BlobStore } from '#server/platform/blobs/blob-store.ts'
import { backupPaths } from './backup-folder.ts'
import { type CheckedBackup, checkBackup, readBackup } from './check-backup.ts'
import { readLines } from './lines-file.ts'
import type { Manifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import { type BackupBlob, readBlobs } from './read-blobs.ts'
import type { Target } from './target.ts'

const writeConcurrency = 8

type Deps = {
  env: Pick<Env, 'authSecret' | 'dataDir'>
  target: Target
  /** Opened only after the checks. */
  openBlobs: () => Promise<Pick<BlobStore, 'write'>>
  progress: Progress
}

export type Restored = LoadResult & { manifest: Manifest; unbalanced: number }

/**
 * Restores a backup into an empty database and the blob store. A damaged or newer backup is
 * refused before anything is written. May be repeated after a failure: blobs come first, rows in
 * one transaction.
 */
export async function restore(deps: Deps, folder: string): Promise<Restored> {
  const backup = await readBackup(folder)
  await deps.target.requireEmpty()
  await checkBackup(folder, backup.manifest)
  if (backup.manifest.bodies) await restoreBlobs(deps, folder)
  if (backup.manifest.authSecret) await restoreSecret(deps.env, folder)
  const filled = await fill(deps, backup, folder)
  return { ...filled, manifest: backup.manifest }
}

async function fill(
  { target, progress }: Deps,
  { manifest, shapes }: CheckedBackup,
  folder: string,
) {
  return await target.fill(manifest.migrations, {
    shapes,
    lines: ({ name }: TableShape) => readLines(join(folder, backupPaths.rowsOf(name))),
    onTable: progress.table,
  })
}

async function restoreBlobs({ openBlobs, progress }: Deps, folder: string): Promise<void> {
  const store = await openBlobs()
  let batch: BackupBlob[] = []
  let count = 0
  let size = 0
  async function write(): Promise<void> {
    await Promise.all(batch.map(({ id, bytes }) => store.write(id, bytes)))
    batch = []
    progress.blobs(count, size)
  }
  for await (const body of readBlobs(join(folder, backupPaths.blobs))) {
    batch.push(body)
    count += 1
    size += body.bytes.length
    if (batch.length === writeConcurrency) await write()
  }
  await write()
}

/** Another secret would sign everybody out and break links in emails. */
async function restoreSecret({ authSecret, dataDir }: Deps['env'], folder: string): Promise<void> {
  if (authSecret !== null) return
  storeSecret(dataDir, (await readFile(join(folder, backupPaths.authSecret), 'utf8')).trim())
}
