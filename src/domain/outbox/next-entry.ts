import type { OutboxEntry } from './entry.ts'
import { isHeld } from './kept-feedback.ts'

/** So often the server may stumble over an entry before it lets others past. */
const mostStumbles = 5

type Round = {
  /** Whoever is signed in and known to the server, or null. */
  userId: string | null
  nowMs: number
  /** Ids of those that were tried in this round and have to wait. */
  waiting: ReadonlySet<string>
}

/**
 * The next to go out, in the order of doing. Somebody's own go out while that account is signed in, and
 * none passes another that has to wait, or what it builds on would come after it; those that are
 * nobody's pass everything. Over an entry at which the server stumbles every time the others climb,
 * but for a claim: it may rest on it. Null when nothing can go out now.
 */
export function nextEntry(
  entries: readonly OutboxEntry[],
  { userId, nowMs, waiting }: Round,
): OutboxEntry | null {
  let isHeldUp = false
  let isAnyWaiting = false
  for (const entry of entries) {
    const isOwn = entry.userId !== null
    if (isOwn && entry.userId !== userId) continue
    if (waiting.has(entry.id)) {
      isAnyWaiting ||= isOwn
      isHeldUp ||= isOwn && (entry.stumbles ?? 0) < mostStumbles
      continue
    }
    if (isOwn && (isHeldUp || (isAnyWaiting && entry.kind === 'claim'))) continue
    if (entry.kind === 'feedback' && isHeld(entry.feedback, nowMs)) continue
    return entry
  }
  return null
}

/** Whether anything is left for another round, with whoever is at this device: more than an open sheet. */
export function isWorthAnotherRound(
  entries: readonly OutboxEntry[],
  { userId, nowMs }: Pick<Round, 'userId' | 'nowMs'>,
): boolean {
  return entries.some(
    (entry) =>
      (entry.userId === null || entry.userId === userId) &&
      !(entry.kind === 'feedback' && isHeld(entry.feedback, nowMs)),
  )
}
