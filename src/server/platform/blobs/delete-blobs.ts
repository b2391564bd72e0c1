import type { Database } from '#server/db/database.ts'
import { transact } from '#server/db/transaction.ts'
import { isDoneWithin } from '#server/lib/is-done-within.ts'
import type { Events } from '../cluster/events/open-events.ts'
import { openJob } from '../cluster/jobs/open-job.ts'
import type { Log } from '../observability/log.ts'
import type { BlobStore } from './blob-store.ts'
import { selectActiveLeases } from './lease-blobs.ts'

const defaultTiming = { cleanUpEveryMs: 5 * 60_000, wakeDelayMs: 500, stopTimeoutMs: 5_000 }
const batchSize = 200
const failureEvent = 'deleted_blobs.cleanup_failed'

type Deps = {
  database: Database
  blobs: BlobStore
  /** Marks expired rows' blobs, before each round. */
  markExpired: () => Promise<void>
  events: Pick<Events, 'publish'>
  log: Log
  now: () => number
  timing?: Partial<typeof defaultTiming>
}

export type BlobCleanup = {
  /** Returns at once; deletes after a moment, so that reads in flight can finish. */
  wake: () => void
  /** Deletes marked blobs and abandoned uploads. */
  cleanUp: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Deletes blobs that no object needs: those marked here at once, the rest by a job on one process.
 * Concurrent runs are harmless.
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
    await attempt().catch((err: unknown) => {
      deps.log.error({ event: failureEvent, err }, 'Deleted blobs could not be removed')
    })
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
      failureEvent,
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

  return { wake, cleanUp, stop }
}

async function cleanUpOnce(deps: Omit<Deps, 'timing'>): Promise<void> {
  await deps.markExpired()
  while ((await removeMarkedBlobs(deps)) === batchSize);
}

/**
 * How many were marked; none while a lease is active. Blobs that cannot be deleted now stay marked.
 */
async function removeMarkedBlobs({
  database,
  blobs,
  events,
  log,
  now,
}: Omit<Deps, 'timing'>): Promise<number> {
  // One statement: blobs marked after a lease began are never seen without it.
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
      log.warn({ event: 'blob.delete_failed', blobId: body_id, err }, 'Blob could not be deleted')
    }
  }
  if (removed.length === 0) return 0
  await transact(database.db, async (transaction) => {
    await transaction.deleteFrom('spent_bodies').where('body_id', 'in', removed).execute()
    await events.publish(transaction, 'bodies removed', removed.join(' '))
  })
  return removed.length
}
