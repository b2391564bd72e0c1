import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** Far longer than clocks of machines differ: whoever sweeps reads its own. */
const usualTiming = { lastsMs: 10 * 60_000, renewEveryMs: 60_000 }

type Deps = {
  now: () => number
  database: { db: Kysely<Tables> }
  timing?: typeof usualTiming
}

export type BlobLease = {
  /** False once it may have run out: then bytes may be gone. */
  isKept: () => boolean
  release: () => Promise<void>
}

/**
 * From here on nobody removes bytes, in whatever process: what a snapshot names that is taken after
 * this can be read until the release. Of a process that dies the hold runs out by itself.
 */
export async function leaseBlobs({
  database: { db },
  now,
  timing = usualTiming,
}: Deps): Promise<BlobLease> {
  const id = randomUUID()
  let endsAtMs = now() + timing.lastsMs
  await db.deleteFrom('body_holds').where('ends_at', '<', now()).execute()
  await db.insertInto('body_holds').values({ id, ends_at: endsAtMs }).execute()

  let isLost = false
  async function renew(): Promise<void> {
    const nextEndMs = now() + timing.lastsMs
    const renewed = await db
      .updateTable('body_holds')
      .set({ ends_at: nextEndMs })
      .where('id', '=', id)
      .where('ends_at', '>', now())
      .returning('id')
      .execute()
    if (renewed.length > 0) endsAtMs = nextEndMs
    else isLost = true
  }

  let underWay = Promise.resolve()
  const timer = setInterval(() => {
    // A renewal that fails is followed by the next, well before the end.
    underWay = underWay.then(renew).catch(() => {})
  }, timing.renewEveryMs).unref()

  return {
    isKept: () => !isLost && now() < endsAtMs,
    async release() {
      clearInterval(timer)
      await underWay
      await db.deleteFrom('body_holds').where('id', '=', id).execute()
    },
  }
}

/** Who holds bytes at this time. */
export function holdsAt(db: Kysely<Tables>, nowMs: number) {
  return db.selectFrom('body_holds').select('id').where('ends_at', '>', nowMs)
}
