import type { Database } from '#server/db/database.ts'
import { type EventRow, eventRetentionMs, readEvents, readNow } from './event-repository.ts'

/** Usual and generous time between an event's write and its commit. */
const overlapMs = 500
/** Longer than any transaction: statements end after 15 seconds, idle ones after 30. */
const fullOverlapMs = 90_000

type EventHandlers = {
  onEvent: (event: EventRow) => void
  /** Some events were deleted before this process read them. */
  onGap: () => void
}

export type EventReader = {
  /** A full read also finds events that were committed long after they were written. */
  read: (isFullRead: boolean) => Promise<void>
  /** Marks an event of this process. */
  markSeen: (id: string) => void
  has: (id: string) => boolean
  /** Whether a read has handed it on. */
  isDelivered: (id: string) => boolean
}

/**
 * Reads each event once. Events commit in another order than they are written, so each read
 * overlaps the last and skips known ids.
 */
export function openEventReader(
  database: Database,
  { onEvent, onGap }: EventHandlers,
): EventReader {
  const { db } = database
  /** By the database's clock; null before the first read. */
  let newestMs: number | null = null
  let fullReadAtMs = 0
  const seen = new Map<string, { createdAtMs: number; isDelivered: boolean }>()
  const unreadOwn = new Set<string>()
  let hasTried = false

  async function begin(): Promise<number> {
    const isLate = hasTried
    hasTried = true
    fullReadAtMs = await readNow(database)
    // A new process ignores older events.
    for (const { id, created_at } of await readEvents(db, fullReadAtMs - fullOverlapMs)) {
      seen.set(id, { createdAtMs: created_at, isDelivered: false })
      unreadOwn.delete(id)
    }
    if (isLate) onGap()
    return fullReadAtMs
  }

  async function prepareFullRead(newest: number): Promise<number> {
    const nowMs = await readNow(database)
    if (nowMs - fullReadAtMs > eventRetentionMs - fullOverlapMs) onGap()
    fullReadAtMs = nowMs
    for (const [id, { createdAtMs }] of seen) {
      if (createdAtMs < newest - 2 * fullOverlapMs) seen.delete(id)
    }
    // The database's clock may have been set back.
    return Math.min(newest, nowMs)
  }

  async function read(isFullRead: boolean): Promise<void> {
    newestMs ??= await begin()
    if (isFullRead) newestMs = await prepareFullRead(newestMs)
    const sinceMs = newestMs - (isFullRead ? fullOverlapMs : overlapMs)
    for (const event of await readEvents(db, sinceMs)) {
      if (seen.has(event.id)) continue
      const isDelivered = !unreadOwn.delete(event.id)
      seen.set(event.id, { createdAtMs: event.created_at, isDelivered })
      newestMs = Math.max(newestMs, event.created_at)
      if (isDelivered) onEvent(event)
    }
  }

  return {
    read,
    markSeen: (id) => {
      if (!seen.has(id)) unreadOwn.add(id)
    },
    has: (id) => seen.has(id) || unreadOwn.has(id),
    isDelivered: (id) => seen.get(id)?.isDelivered ?? false,
  }
}
