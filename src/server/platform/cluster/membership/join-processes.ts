import { createHmac, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { newId } from '#server/lib/new-id.ts'
import { reasonOf } from '#server/lib/open-data-folder.ts'
import { StartError } from '#server/lib/start-error.ts'

const heartbeatEveryMs = 20_000
/** Who has not said for so long that it runs is gone. */
export const deadAfterMs = 90_000

type Deps = {
  database: Database
  env: Pick<Env, 'databaseUrl' | 'dataDir' | 'storage'>
  authSecret: string
  log: Logger
}

export type Membership = { leave: () => Promise<void> }

/**
 * Enters this process into the list of those that share the database.
 * @throws a `StartError` when one that runs has another secret, or keeps its objects elsewhere: people
 * would be signed out, and pictures missing, by chance of the machine that answers
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
  /** Anew where it was taken for gone: a process that slept, or lost its database, still runs. */
  const heartbeat = async () => {
    await db
      .insertInto('processes')
      .values({ ...own, started_at: dialect.nowMs, seen_at: dialect.nowMs })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: dialect.nowMs }))
      .execute()
  }
  // Entered before it looks: of two that start at once, one at least sees the other.
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
  let heartbeats = Promise.resolve()
  const timer = setInterval(() => {
    heartbeats = heartbeats
      .then(heartbeat)
      .catch((err: unknown) => log.warn({ err }, 'this process could not say that it runs'))
  }, heartbeatEveryMs).unref()
  return {
    async leave() {
      clearInterval(timer)
      await heartbeats
      await leave().catch((err: unknown) => log.warn({ err }, 'this process could not sign off'))
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

/** The same wherever the same bytes are found. */
function storageMark({ storage, dataDir }: Deps['env']): string {
  if (storage.kind === 's3')
    return ['s3', storage.endpoint, storage.bucket, storage.prefix].join(' ')
  return `file ${folderId(dataDir)}`
}

/** A folder on another machine may have the same name; a volume that machines share is one. */
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

/** Whole or not at all: two that start at once agree on one. */
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
