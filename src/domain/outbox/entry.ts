import { isQueuedFeedback, type QueuedFeedback } from './queued-feedback.ts'

type EntryContent =
  | { kind: 'like'; game: string; liked: boolean }
  | { kind: 'play'; pack: string }
  | { kind: 'feedback'; feedback: QueuedFeedback }
  | { kind: 'deed'; game: string; sober: boolean }
  | { kind: 'claim'; reward: string }

export type NewEntry = EntryContent & { userId: string | null }

export type OutboxEntry = NewEntry & {
  /** 24 hexadecimal digits, made on the device: the server recognises a repeat by it. */
  id: string
  /** How often the server failed with 5xx on it. */
  stumbles?: number
}

export type EntryKind = EntryContent['kind']

const fieldsOf: Record<EntryKind, Record<string, 'string' | 'boolean' | 'object'>> = {
  like: { game: 'string', liked: 'boolean' },
  play: { pack: 'string' },
  feedback: { feedback: 'object' },
  deed: { game: 'string', sober: 'boolean' },
  claim: { reward: 'string' },
}

const anonymousKinds: readonly EntryKind[] = ['play', 'feedback']

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
 * Drops duplicates. The last like of a game wins, unless a claim came between: it may rest on the
 * earlier like.
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

export function pendingClaims(entries: readonly OutboxEntry[], userId: string | null): string[] {
  return entries.flatMap((entry) =>
    entry.kind === 'claim' && entry.userId === userId ? entry.reward : [],
  )
}
