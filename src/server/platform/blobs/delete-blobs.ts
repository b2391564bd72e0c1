import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import { transact } from '#server/db/transaction.ts'
import { isDoneWithin } from '#server/lib/is-done-within.ts'
import type { Events } from '../cluster/events/open-events.ts'
import { openJob } from '../cluster/jobs/open-job.ts'
import type { BlobStore } from './blob-store.ts'
import { selectActiveLeases } from './lease-blobs.ts'

const defaultTiming = { cleanUpEveryMs: 5 * 60_000, wakeDelayMs: 500, stopTimeoutMs: 5_000 }
const batchSize = 200
const problem = 'spent bodies could not be removed'

type Deps = {
  database: Database
  blobs: BlobStore
  /** Marks the blobs of what has run out, before each round. */
  markExpired: () => Promise<void>
  events: Pick<Events, 'publish'>
  log: Logger
  now: () => number
  timing?: Partial<typeof defaultTiming>
}

export type BlobCleanup = {
  /** Returns at once: bytes were given up, and whoever just began to read them has a moment left. */
  wake: () => void
  /** Removes what was given up, and uploads that nobody goes on with. */
  cleanUp: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Keeps the body store free of bytes that no object needs. Whoever gave some up removes them at once;
 * one process at a time looks for what was left behind, and several that meet do no harm.
 */
export function openBlobCleanup({ timing, ...deps }: Deps): BlobCleanup {
  const { cleanUpEveryMs, wakeDelayMs, stopTimeoutMs } = { ...defaultTiming, ...timing }
  let inFlight: Promise<void> | null = null
  let wakeTimer: NodeJS.Timeout | null = null

  function attempt(): Promise<void> {
    inFlight ??= cleanUpOnce(deps).finally(() => {
      inFlight = null
    })
    return inFlight
  }

  async function cleanUp(): Promise<void> {
    await attempt().catch((err: unknown) => deps.log.error({ err }, problem))
  }

  function wake(): void {
    if (wakeTimer) return
    wakeTimer = setTimeout(() => {
      wakeTimer = null
      void cleanUp()
    }, wakeDelayMs).unref()
  }

  const job = openJob(
    deps,
    {
      name: 'sweep bodies',
      problem,
      periodMs: cleanUpEveryMs,
      retryMs: cleanUpEveryMs,
      run: async () => {
        await attempt()
        return true
      },
    },
    cleanUpEveryMs,
  )
  const startTimer = setTimeout(job.checkNow, wakeDelayMs).unref()

  async function stop(): Promise<void> {
    clearTimeout(startTimer)
    if (wakeTimer) clearTimeout(wakeTimer)
    await job.stop()
    if (inFlight) await isDoneWithin(stopTimeoutMs, cleanUp())
  }

  return { wake, cleanUp: cleanUp, stop }
}

async function cleanUpOnce(deps: Omit<Deps, 'timing'>): Promise<void> {
  await deps.markExpired()
  while ((await removeMarkedBlobs(deps)) === batchSize);
}

/** Says how many there were, none while they are held; one that cannot be removed now is left for the next time. */
async function removeMarkedBlobs({
  database,
  blobs,
  events,
  log,
  now,
}: Omit<Deps, 'timing'>): Promise<number> {
  // One statement, and so one moment: bytes given up after a hold began are not seen without it.
  const marked = await database.db
    .selectFrom('spent_bodies')
    .select('body_id')
    .where(({ not, exists }) => not(exists(selectActiveLeases(database.db, now()))))
    .orderBy('body_id')
    .limit(batchSize)
    .execute()
  const removed: string[] = []
  for (const { body_id } of marked) {
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
    await events.publish(transaction, 'bodies removed', removed.join(' '))
  })
  return removed.length
}
