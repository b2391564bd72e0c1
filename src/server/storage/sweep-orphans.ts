import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { type OpenJob, openJob } from '../jobs/open-job.ts'
import type { JobDeps } from '../jobs/run-if-due.ts'
import type { BodyStore } from './body-store.ts'
import { readParts } from './upload-repository.ts'

const dayMs = 24 * 60 * 60 * 1000
const lookEveryMs = 10 * 60_000
/** Ids are in hex: a sixteenth of them is held in memory at a time. */
const idStarts = [...'0123456789abcdef']
/** As this house names its bodies; whatever else lies in a bucket is not ours. */
const ownId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A crash leaves a few. More of them, and more than are named, is a wrong database or a wrong bucket. */
const fewOrphans = 100

type Deps = JobDeps & { bodies: BodyStore }

/**
 * Removes every day, in one process, the bytes that were written and whose row never came to be,
 * because the process died in between. A row comes within seconds of its bytes: what has none after a
 * day gets none.
 */
export function openOrphanSweeper(deps: Deps): OpenJob {
  const run = async (signal: AbortSignal) => {
    const removed = await sweepOrphans(deps, signal)
    if (removed > 0) deps.log.info({ removed }, 'bytes that nothing names were removed')
    return !signal.aborted
  }
  const problem = 'bytes that nothing names could not be removed'
  const plan = { name: 'sweep orphan bodies', problem, run, periodMs: dayMs }
  const job = openJob(deps, plan, lookEveryMs)
  job.look()
  return job
}

/** Says how many were removed; throws when there are more strangers than can be a crash's. */
export async function sweepOrphans(
  { database: { db }, bodies, now }: Deps,
  signal: AbortSignal,
): Promise<number> {
  const orphans: string[] = []
  let named = 0
  for (const idStart of idStarts) {
    if (signal.aborted) return 0
    const old: string[] = []
    for await (const { bodyId, modifiedAtMs } of bodies.list(idStart)) {
      if (ownId.test(bodyId) && modifiedAtMs < now() - dayMs) old.push(bodyId)
    }
    if (old.length === 0) continue
    // Asked after the list: what is named by then was never anybody's orphan.
    const known = await readNamed(db, idStart)
    const strangers = old.filter((bodyId) => !known.has(bodyId))
    orphans.push(...strangers)
    named += old.length - strangers.length
  }
  if (orphans.length > Math.max(fewOrphans, named)) {
    throw new Error(
      `${orphans.length} bodies are named by no row, and ${named} are: is this another house's storage? Nothing was removed.`,
    )
  }
  for (const bodyId of orphans) {
    if (signal.aborted) break
    await bodies.remove(bodyId)
  }
  return orphans.length
}

/** Every id that begins so and that some table names; those of builds and uploads, which are few, whole. */
async function readNamed(db: Kysely<Tables>, idStart: string): Promise<Set<string>> {
  const idsIn = (table: 'objects' | 'spent_bodies') =>
    db
      .selectFrom(table)
      .select('body_id')
      .where('body_id', '>=', idStart)
      .where('body_id', '<', `${idStart}~`)
      .execute()
  const rows = [
    ...(await idsIn('objects')),
    ...(await idsIn('spent_bodies')),
    ...(await db.selectFrom('builds').select('body_id').execute()),
  ]
  const uploads = await db.selectFrom('uploads').select('parts').execute()
  return new Set([...rows.map(({ body_id }) => body_id), ...uploads.flatMap(readParts)])
}
