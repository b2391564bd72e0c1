import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepSecret } from '../auth/auth-secret.ts'
import type { Filled } from '../db/fill.ts'
import type { TableShape } from '../db/table-shapes.ts'
import type { Env } from '../env.ts'
import type { BodyStore } from '../storage/body-store.ts'
import { inBackup } from './backup-folder.ts'
import { type CheckedBackup, checkBackup, readBackup } from './check-backup.ts'
import { readLines } from './lines-file.ts'
import type { Manifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import { type KeptBody, readBodies } from './read-bodies.ts'
import type { Target } from './target.ts'

const writtenAtOnce = 8

type Deps = {
  env: Pick<Env, 'authSecret' | 'dataDir'>
  target: Target
  /** Opened once it is clear that something will be restored. */
  openBodies: () => Promise<Pick<BodyStore, 'write'>>
  progress: Progress
}

export type Restored = Filled & { manifest: Manifest; unbalanced: number }

/**
 * Puts a backup into an empty database and its bytes into the body store. A backup that is damaged, or
 * of a newer version, is refused before anything is written. What breaks off has put no row into the
 * database, and may be begun again: the bytes come first, under ids that nothing else has.
 */
export async function restore(deps: Deps, folder: string): Promise<Restored> {
  const backup = await readBackup(folder)
  await deps.target.requireEmpty()
  await checkBackup(folder, backup.manifest)
  if (backup.manifest.bodies) await restoreBodies(deps, folder)
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
    lines: ({ name }: TableShape) => readLines(join(folder, inBackup.rowsOf(name))),
    onTable: progress.table,
  })
}

async function restoreBodies({ openBodies, progress }: Deps, folder: string): Promise<void> {
  const store = await openBodies()
  let waiting: KeptBody[] = []
  let count = 0
  let size = 0
  async function write(): Promise<void> {
    await Promise.all(waiting.map(({ id, bytes }) => store.write(id, bytes)))
    waiting = []
    progress.bodies(count, size)
  }
  for await (const body of readBodies(join(folder, inBackup.bodies))) {
    waiting.push(body)
    count += 1
    size += body.bytes.length
    if (waiting.length === writtenAtOnce) await write()
  }
  await write()
}

/** With another secret everybody would be signed out, and links in letters would be dead. */
async function restoreSecret({ authSecret, dataDir }: Deps['env'], folder: string): Promise<void> {
  if (authSecret !== null) return
  keepSecret(dataDir, (await readFile(join(folder, inBackup.authSecret), 'utf8')).trim())
}
