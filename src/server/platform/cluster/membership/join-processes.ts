import { createHmac, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { newId } from '#server/lib/new-id.ts'
import { reasonOf } from '#server/lib/open-data-folder.ts'
import { repeat } from '#server/lib/repeat.ts'
import { StartError } from '#server/lib/start-error.ts'
import type { Log } from '../../observability/log.ts'

const heartbeatEveryMs = 20_000
export const deadAfterMs = 90_000

type Deps = {
  database: Database
  env: Pick<Env, 'databaseUrl' | 'dataDir' | 'storage'>
  authSecret: string
  log: Log
}

export type Membership = { leave: () => Promise<void> }

/**
 * Enters this process into the list of those on this database. Throws a `StartError` when a running
 * one has another secret or another store: sessions and pictures would depend on the machine that
 * answers.
 */
export async function joinProcesses(deps: Deps): Promise<Membership> {
  const { database, env, authSecret, log } = deps
  if (env.databaseUrl === null) return { leave: async () => {} }
  const { db, dialect } = database
  const own = {
    id: newId(),
    secret_mark: createHmac('sha256', authSecret).update('same secret').digest('base64url'),
    storage_mark: storageMark(env),
  }
  /** Inserts again when marked as gone: a process that slept still runs. */
  const heartbeat = async () => {
    await db
      .insertInto('processes')
      .values({ ...own, started_at: dialect.nowMs, seen_at: dialect.nowMs })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: dialect.nowMs }))
      .execute()
  }
  // Insert before reading: of two simultaneous starts, at least one sees the other.
  await heartbeat()
  const leave = async () => {
    await db.deleteFrom('processes').where('id', '=', own.id).execute()
  }
  try {
    await requireSameSettings(deps, own)
  } catch (error) {
    await leave()
    throw error
  }
  const heartbeats = repeat(heartbeatEveryMs, () =>
    heartbeat().catch((err: unknown) => {
      log.warn({ event: 'process.heartbeat_failed', err }, 'Process heartbeat not recorded')
    }),
  )
  return {
    async leave() {
      await heartbeats.stop()
      await leave().catch((err: unknown) => {
        log.warn({ event: 'process.leave_failed', err }, 'Process could not sign off')
      })
    },
  }
}

type ProcessMarks = { id: string; secret_mark: string; storage_mark: string }

async function requireSameSettings({ database }: Deps, own: ProcessMarks): Promise<void> {
  const { db, dialect } = database
  const all = await db
    .selectFrom('processes')
    .select(['id', 'secret_mark', 'storage_mark', 'seen_at', dialect.nowMs.as('now')])
    .where('id', '!=', own.id)
    .execute()
  const dead = all.filter(({ seen_at, now }) => seen_at < now - deadAfterMs)
  if (dead.length > 0) {
    const ids = dead.map(({ id }) => id)
    await db.deleteFrom('processes').where('id', 'in', ids).execute()
  }
  const others = all.filter((row) => !dead.includes(row))
  if (others.some(({ secret_mark }) => secret_mark !== own.secret_mark)) {
    throw new StartError(
      `AUTH_SECRET is not that of another process on ${database.description}: set the same one for all. Where it is to change, stop them all first; one that was killed counts for another 90 seconds.`,
    )
  }
  if (others.some(({ storage_mark }) => storage_mark !== own.storage_mark)) {
    throw new StartError(
      `STORAGE_URL is not that of another process on ${database.description}: processes on several machines need the same s3:// bucket. One that was killed counts for another 90 seconds.`,
    )
  }
}

/** Equal wherever the same blobs are found. */
function storageMark({ storage, dataDir }: Deps['env']): string {
  if (storage.kind === 's3')
    return ['s3', storage.endpoint, storage.bucket, storage.prefix].join(' ')
  return `file ${folderId(dataDir)}`
}

/** A path may exist on many machines; this file tells a shared volume. */
function folderId(dataDir: string): string {
  const path = join(dataDir, 'folder-id')
  try {
    mkdirSync(dataDir, { recursive: true })
    linkIntoPlace(path)
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new StartError(`DATA_DIR: ${path} cannot be used (${reasonOf(error)}).`)
  }
}

/** Atomic: two simultaneous starts agree on one id. */
function linkIntoPlace(path: string): void {
  const tempFile = `${path}.${randomUUID()}`
  writeFileSync(tempFile, randomUUID())
  try {
    linkSync(tempFile, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(tempFile)
  }
}
