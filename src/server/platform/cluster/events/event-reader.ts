import type { Database } from '#server/db/database.ts'
import { type EventRow, eventRetentionMs, readEvents, readNow } from './event-repository.ts'

/** What usually passes between the writing of an event and its commit, and far more. */
const overlapMs = 500
/** Longer than a transaction goes on: a statement ends after 15 seconds, an idle one after 30. */
const fullOverlapMs = 90_000

type EventHandlers = {
  onEvent: (event: EventRow) => void
  /** Some were forgotten before they were read. */
  onGap: () => void
}

export type EventReader = {
  /** Reads what is new; with `isWide` also what was committed long after it was written. */
  read: (isFullRead: boolean) => Promise<void>
  /** Notes that this process knows of an event, its own. */
  markSeen: (id: string) => void
  has: (id: string) => boolean
}

/**
 * Reads each event once. They are committed in another order than they are written in, so what was
 * read is looked over again, and what is known by its id is left out.
 */
export function openEventReader(
  database: Database,
  { onEvent, onGap }: EventHandlers,
): EventReader {
  const { db } = database
  /** By the database's clock; null before the first look. */
  let newestMs: number | null = null
  let fullReadAtMs = 0
  const seen = new Map<string, number>()
  /** Told here, and not read yet. */
  const unreadOwn = new Set<string>()
  let hasTried = false

  async function begin(): Promise<number> {
    const isLate = hasTried
    hasTried = true
    fullReadAtMs = await readNow(database)
    // What was told before this process began concerns nobody here.
    for (const { id, created_at } of await readEvents(db, fullReadAtMs - fullOverlapMs)) {
      seen.set(id, created_at)
      unreadOwn.delete(id)
    }
    if (isLate) onGap()
    return fullReadAtMs
  }

  async function prepareFullRead(newest: number): Promise<number> {
    const nowMs = await readNow(database)
    if (nowMs - fullReadAtMs > eventRetentionMs - fullOverlapMs) onGap()
    fullReadAtMs = nowMs
    for (const [id, createdAtMs] of seen) {
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
      seen.set(event.id, event.created_at)
      newestMs = Math.max(newestMs, event.created_at)
      if (!unreadOwn.delete(event.id)) onEvent(event)
    }
  }

  return {
    read,
    markSeen: (id) => {
      if (!seen.has(id)) unreadOwn.add(id)
    },
    has: (id) => seen.has(id) || unreadOwn.has(id),
  }
}
