import { isQueuedFeedback, type QueuedFeedback } from './queued-feedback.ts'

/** What somebody did that the server has to hear of. */
type EntryContent =
  /** A game or a pack, liked or no longer. */
  | { kind: 'like'; game: string; liked: boolean }
  | { kind: 'play'; pack: string }
  | { kind: 'feedback'; feedback: QueuedFeedback }
  /** A finished game. */
  | { kind: 'deed'; game: string; sober: boolean }
  | { kind: 'claim'; reward: string }

/** As it is put into the outbox; `userId` is whoever was signed in, or null: then it is nobody's own. */
export type NewEntry = EntryContent & { userId: string | null }

/** As it waits there, in the order of doing. */
export type OutboxEntry = NewEntry & {
  /** Made on the device, 24 hexadecimal digits: the server knows a repeat by it. */
  id: string
  /** How often the server stumbled over it. */
  stumbles?: number
}

export type EntryKind = EntryContent['kind']

/** Which fields a kind has, and of what type. */
const fieldsOf: Record<EntryKind, Record<string, 'string' | 'boolean' | 'object'>> = {
  like: { game: 'string', liked: 'boolean' },
  play: { pack: 'string' },
  feedback: { feedback: 'object' },
  deed: { game: 'string', sober: 'boolean' },
  claim: { reward: 'string' },
}

/** Those can be nobody's: the server takes them from whoever sends them. */
const anonymousKinds: readonly EntryKind[] = ['play', 'feedback']

/** Whatever is saved, as entries that can be sent, each once; rubbish is left out. */
export function readEntries(saved: unknown): OutboxEntry[] {
  return Array.isArray(saved) ? saved.filter(isEntry).reduce(addEntry, []) : []
}

function isEntry(item: unknown): item is OutboxEntry {
  const entry = (item ?? {}) as Record<string, unknown>
  const { id, kind, userId, stumbles, feedback } = entry
  if (typeof id !== 'string' || typeof kind !== 'string' || !Object.hasOwn(fieldsOf, kind)) {
    return false
  }
  const fields = Object.entries(fieldsOf[kind as EntryKind])
  return (
    (userId === null ? anonymousKinds.includes(kind as EntryKind) : typeof userId === 'string') &&
    (stumbles === undefined || Number.isInteger(stumbles)) &&
    fields.every(([field, type]) => typeof entry[field] === type) &&
    (kind !== 'feedback' || isQueuedFeedback(feedback))
  )
}

/**
 * With one more at the end. What says the same as one that waits is no second one; of likes of one
 * game the last has the word, unless a claim stands between: an earlier like may have earned it.
 */
export function addEntry(entries: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] {
  if (entries.some((other) => isDuplicate(other, entry))) return [...entries]
  if (entry.kind !== 'like') return [...entries, entry]
  const from = entries.findLastIndex((other) => other.kind === 'claim' && isSameUser(other, entry))
  const isOutdated = (other: OutboxEntry, index: number) =>
    index > from && other.kind === 'like' && isSameUser(other, entry) && other.game === entry.game
  return [...entries.filter((other, index) => !isOutdated(other, index)), entry]
}

function isDuplicate(one: OutboxEntry, other: OutboxEntry): boolean {
  if (one.id === other.id) return true
  if (!isSameUser(one, other)) return false
  if (one.kind === 'play') return other.kind === 'play' && one.pack === other.pack
  if (one.kind === 'claim') return other.kind === 'claim' && one.reward === other.reward
  if (one.kind === 'feedback') {
    return other.kind === 'feedback' && one.feedback.time === other.feedback.time
  }
  if (one.kind !== 'deed' || other.kind !== 'deed') return false
  return one.game === other.game && one.sober === other.sober
}

function isSameUser(one: OutboxEntry, other: OutboxEntry): boolean {
  return one.userId === other.userId
}

/** What is to become of a game for somebody, as long as it waits: liked, not liked, or null. */
export function pendingLike(
  entries: readonly OutboxEntry[],
  userId: string | null,
  game: string,
): boolean | null {
  const last = entries.findLast(
    (entry) => entry.kind === 'like' && entry.userId === userId && entry.game === game,
  )
  return last?.kind === 'like' ? last.liked : null
}

/** Somebody's likes as they will stand once everything is sent. */
export function likesAfterSending(
  liked: readonly string[],
  entries: readonly OutboxEntry[],
  userId: string | null,
): string[] {
  const after = new Set(liked)
  for (const entry of entries) {
    if (entry.kind !== 'like' || entry.userId !== userId) continue
    if (entry.liked) after.add(entry.game)
    else after.delete(entry.game)
  }
  return [...after]
}

/** The rewards that somebody has claimed and the server has yet to hear of. */
export function pendingClaims(entries: readonly OutboxEntry[], userId: string | null): string[] {
  return entries.flatMap((entry) =>
    entry.kind === 'claim' && entry.userId === userId ? entry.reward : [],
  )
}
