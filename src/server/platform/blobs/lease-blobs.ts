import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { repeat } from '#server/lib/repeat.ts'

/** Far above the difference between machines' clocks. */
const defaultTiming = { leaseMs: 10 * 60_000, renewEveryMs: 60_000 }

type Deps = {
  now: () => number
  database: { db: Kysely<Tables> }
  timing?: typeof defaultTiming
}

export type BlobLease = {
  /** False once it may have expired: blobs may be gone. */
  isHeld: () => boolean
  release: () => Promise<void>
}

/**
 * Stops all processes from deleting blobs: what a later snapshot references stays readable until
 * the release. Expires by itself when the process dies.
 */
export async function leaseBlobs({
  database: { db },
  now,
  timing = defaultTiming,
}: Deps): Promise<BlobLease> {
  const id = randomUUID()
  let endsAtMs = now() + timing.leaseMs
  await db.deleteFrom('body_holds').where('ends_at', '<', now()).execute()
  await db.insertInto('body_holds').values({ id, ends_at: endsAtMs }).execute()

  let isLost = false
  async function renew(): Promise<void> {
    const nextEndMs = now() + timing.leaseMs
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

  // A failed renewal is followed by the next, well before expiry.
  const renewing = repeat(timing.renewEveryMs, () => renew().catch(() => {}))

  return {
    isHeld: () => !isLost && now() < endsAtMs,
    async release() {
      await renewing.stop()
      await db.deleteFrom('body_holds').where('id', '=', id).execute()
    },
  }
}

export function selectActiveLeases(db: Kysely<Tables>, nowMs: number) {
  return db.selectFrom('body_holds').select('id').where('ends_at', '>', nowMs)
}
