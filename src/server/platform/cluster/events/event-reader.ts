import type { Database } from '#server/db/database.ts'
import { type EventRow, eventLifeMs, readEvents, readNow } from './event-repository.ts'

/** What usually passes between the writing of an event and its commit, and far more. */
const nearMs = 500
/** Longer than a transaction goes on: a statement ends after 15 seconds, an idle one after 30. */
const wideMs = 90_000

type Hearer = {
  hear: (event: EventRow) => void
  /** Some were forgotten before they were read. */
  missed: () => void
}

export type EventReader = {
  /** Reads what is new; with `isWide` also what was committed long after it was written. */
  read: (isWide: boolean) => Promise<void>
  /** Notes that this process knows of an event, its own. */
  know: (id: string) => void
  has: (id: string) => boolean
}

/**
 * Reads each event once. They are committed in another order than they are written in, so what was
 * read is looked over again, and what is known by its id is left out.
 */
export function openEventReader(database: Database, { hear, missed }: Hearer): EventReader {
  const { db } = database
  /** By the database's clock; null before the first look. */
  let newestMs: number | null = null
  let lookedAtMs = 0
  const known = new Map<string, number>()
  /** Told here, and not read yet. */
  const own = new Set<string>()
  let hasTried = false

  async function begin(): Promise<number> {
    const isLate = hasTried
    hasTried = true
    lookedAtMs = await readNow(database)
    // What was told before this process began concerns nobody here.
    for (const { id, created_at } of await readEvents(db, lookedAtMs - wideMs)) {
      known.set(id, created_at)
      own.delete(id)
    }
    if (isLate) missed()
    return lookedAtMs
  }

  async function lookWide(newest: number): Promise<number> {
    const nowMs = await readNow(database)
    if (nowMs - lookedAtMs > eventLifeMs - wideMs) missed()
    lookedAtMs = nowMs
    for (const [id, createdAtMs] of known) {
      if (createdAtMs < newest - 2 * wideMs) known.delete(id)
    }
    // The database's clock may have been set back.
    return Math.min(newest, nowMs)
  }

  async function read(isWide: boolean): Promise<void> {
    newestMs ??= await begin()
    if (isWide) newestMs = await lookWide(newestMs)
    const sinceMs = newestMs - (isWide ? wideMs : nearMs)
    for (const event of await readEvents(db, sinceMs)) {
      if (known.has(event.id)) continue
      known.set(event.id, event.created_at)
      newestMs = Math.max(newestMs, event.created_at)
      if (!own.delete(event.id)) hear(event)
    }
  }

  return {
    read,
    know: (id) => {
      if (!known.has(id)) own.add(id)
    },
    has: (id) => known.has(id) || own.has(id),
  }
}
