import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import { transact } from '#server/db/transaction.ts'
import { isDoneWithin } from '#server/lib/is-done-within.ts'
import type { Events } from '../cluster/events/open-events.ts'
import { openJob } from '../cluster/jobs/open-job.ts'
import type { BlobStore } from './blob-store.ts'
import { holdsAt } from './lease-blobs.ts'

const usualTiming = { sweepEveryMs: 5 * 60_000, soonMs: 500, stopPatienceMs: 5_000 }
const atOnce = 200
const problem = 'spent bodies could not be removed'

type Deps = {
  database: Database
  blobs: BlobStore
  /** Marks the blobs of what has run out, before each round. */
  markExpired: () => Promise<void>
  events: Pick<Events, 'tell'>
  log: Logger
  now: () => number
  timing?: Partial<typeof usualTiming>
}

export type BlobCleanup = {
  /** Returns at once: bytes were given up, and whoever just began to read them has a moment left. */
  wake: () => void
  /** Removes what was given up, and uploads that nobody goes on with. */
  sweep: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Keeps the body store free of bytes that no object needs. Whoever gave some up removes them at once;
 * one process at a time looks for what was left behind, and several that meet do no harm.
 */
export function openBlobCleanup({ timing, ...deps }: Deps): BlobCleanup {
  const { sweepEveryMs, soonMs, stopPatienceMs } = { ...usualTiming, ...timing }
  let underWay: Promise<void> | null = null
  let soon: NodeJS.Timeout | null = null

  function attempt(): Promise<void> {
    underWay ??= sweepOnce(deps).finally(() => {
      underWay = null
    })
    return underWay
  }

  async function sweep(): Promise<void> {
    await attempt().catch((err: unknown) => deps.log.error({ err }, problem))
  }

  function wake(): void {
    if (soon) return
    soon = setTimeout(() => {
      soon = null
      void sweep()
    }, soonMs).unref()
  }

  const job = openJob(
    deps,
    {
      name: 'sweep bodies',
      problem,
      periodMs: sweepEveryMs,
      retryMs: sweepEveryMs,
      run: async () => {
        await attempt()
        return true
      },
    },
    sweepEveryMs,
  )
  const start = setTimeout(job.look, soonMs).unref()

  async function stop(): Promise<void> {
    clearTimeout(start)
    if (soon) clearTimeout(soon)
    await job.stop()
    if (underWay) await isDoneWithin(stopPatienceMs, sweep())
  }

  return { wake, sweep, stop }
}

async function sweepOnce(deps: Omit<Deps, 'timing'>): Promise<void> {
  await deps.markExpired()
  while ((await removeSpent(deps)) === atOnce);
}

/** Says how many there were, none while they are held; one that cannot be removed now is left for the next time. */
async function removeSpent({
  database,
  blobs,
  events,
  log,
  now,
}: Omit<Deps, 'timing'>): Promise<number> {
  // One statement, and so one moment: bytes given up after a hold began are not seen without it.
  const spent = await database.db
    .selectFrom('spent_bodies')
    .select('body_id')
    .where(({ not, exists }) => not(exists(holdsAt(database.db, now()))))
    .orderBy('body_id')
    .limit(atOnce)
    .execute()
  const removed: string[] = []
  for (const { body_id } of spent) {
    try {
      await blobs.remove(body_id)
      removed.push(body_id)
    } catch (err) {
      log.warn({ err }, 'a spent body could not be removed')
    }
  }
  if (removed.length === 0) return 0
  await transact(database.db, async (transaction) => {
    await transaction.deleteFrom('spent_bodies').where('body_id', 'in', removed).execute()
    await events.tell(transaction, 'bodies removed', removed.join(' '))
  })
  return removed.length
}
