import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Services } from '#server/compose.ts'
import { loadEnv } from '#server/config/env.ts'
import { openScanCounter } from '#server/features/links/count-scans.ts'
import { deleteOldUploads } from '#server/features/objects/delete-old-uploads.ts'
import { privateObjects } from '#server/features/objects/private-objects.ts'
import { packObjects } from '#server/features/packs/pack-objects.ts'
import { openCoinTotals } from '#server/features/profile/coin-totals.ts'
import { openRooms } from '#server/features/rooms/open-rooms.ts'
import { newId } from '#server/lib/new-id.ts'
import { cacheBlobs } from '#server/platform/blobs/cache-blobs.ts'
import { openBlobCleanup } from '#server/platform/blobs/delete-blobs.ts'
import { openFileBlobStore } from '#server/platform/blobs/file-blob-store.ts'
import { openEvents } from '#server/platform/cluster/events/open-events.ts'
import type { MessageRecipient } from '#server/platform/messaging/folder-transport.ts'
import type { Message } from '#server/platform/messaging/message.ts'
import type { MessageQueue } from '#server/platform/messaging/message-queue.ts'
import { insertMessage } from '#server/platform/messaging/message-repository.ts'
import { storeOnlyQueue } from '#server/platform/messaging/store-only-queue.ts'
import { openAudit } from '#server/platform/observability/audit.ts'
import { type DatabaseKind, openTestDatabase } from '../database/database.ts'
import { collectLog } from './collect-log.ts'

export type LogLine = Record<string, unknown>

const hourMs = 60 * 60 * 1000
/** A clock that a test moves is looked at soon. */
export const quickRooms = { tickMs: 20 }

/**
 * Services on a database of their own, with a clock the test sets, a log and letters that it can
 * read.
 */
export async function openTestServices(
  kind: DatabaseKind,
  source: Record<string, string> = {},
): Promise<{ services: Services; logged: LogLine[]; sent: Message[] }> {
  const { log, logged } = collectLog()
  const database = await openTestDatabase(kind)
  const sent: Message[] = []
  const forget = async ({ addresses }: MessageRecipient) => {
    const others = sent.filter(({ to }) => !addresses.includes(to))
    sent.splice(0, sent.length, ...others)
  }
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-objects-'))
  const events = openEvents({ database, log })
  const blobs = cacheBlobs(openFileBlobStore(join(folder, 'objects')), events)
  // Sweeps when a test says so, and not in the middle of another.
  const timing = { wakeDelayMs: hourMs, cleanUpEveryMs: hourMs }
  const sweeper = openBlobCleanup({
    database,
    blobs,
    events,
    log,
    now: Date.now,
    timing,
    markExpired: () => deleteOldUploads(database, now()),
  })
  const authSecret = 'a secret that only tests may know of'
  const now = () => services.now()
  const rooms = openRooms({ database, log, now, ...quickRooms })
  const messageQueue: MessageQueue = {
    ...storeOnlyQueue,
    send: (message) => sent.push(message),
    // Where a test can see that it belongs to the transaction, and that nobody takes it away.
    enqueue: (transaction, message, id = newId()) =>
      insertMessage(transaction, { id, createdAtMs: services.now(), message }),
    deleteFiles: forget,
  }
  const coinTotals = openCoinTotals({ database, log, now })
  const services: Services = {
    env: loadEnv({ DATA_DIR: folder, ...source }),
    log,
    database,
    messageQueue,
    blobs,
    blobCleanup: sweeper,
    billing: null,
    authSecret,
    now: Date.now,
    readCoinTotals: coinTotals.read,
    scanCounter: openScanCounter({ database, log, now, authSecret }),
    rooms,
    objectKinds: [packObjects({ database, now }), privateObjects],
    audit: openAudit({ log, authSecret }),
    events,
    isStopping: false,
    hasStorageResponded: false,
    close: async () => {
      await sweeper.stop()
      services.audit.close()
      await services.scanCounter.settled()
      await coinTotals.stop()
      await rooms.stop()
      await events.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return { services, logged, sent }
}
