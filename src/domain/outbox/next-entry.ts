import type { OutboxEntry } from './entry.ts'
import { isHeld } from './queued-feedback.ts'

/** So often the server may stumble over an entry before it lets others past. */
const maxServerErrors = 5

type SendRound = {
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
  { userId, nowMs, waiting }: SendRound,
): OutboxEntry | null {
  let isBlocked = false
  let isAnyWaiting = false
  for (const entry of entries) {
    const isOwn = entry.userId !== null
    if (isOwn && entry.userId !== userId) continue
    if (waiting.has(entry.id)) {
      isAnyWaiting ||= isOwn
      isBlocked ||= isOwn && (entry.stumbles ?? 0) < maxServerErrors
      continue
    }
    if (isOwn && (isBlocked || (isAnyWaiting && entry.kind === 'claim'))) continue
    if (entry.kind === 'feedback' && isHeld(entry.feedback, nowMs)) continue
    return entry
  }
  return null
}

/** Whether anything is left for another round, with whoever is at this device: more than an open sheet. */
export function hasMoreToSend(
  entries: readonly OutboxEntry[],
  { userId, nowMs }: Pick<SendRound, 'userId' | 'nowMs'>,
): boolean {
  return entries.some(
    (entry) =>
      (entry.userId === null || entry.userId === userId) &&
      !(entry.kind === 'feedback' && isHeld(entry.feedback, nowMs)),
  )
}
