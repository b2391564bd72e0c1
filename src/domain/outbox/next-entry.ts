import type { OutboxEntry } from './entry.ts'
import { isHeld } from './queued-feedback.ts'

const maxServerErrors = 5

type SendRound = {
  userId: string | null
  nowMs: number
  waiting: ReadonlySet<string>
}

/**
 * Entries of an account go in order, only while it is signed in; anonymous ones may pass. An entry
 * the server failed on too often lets others pass, but not a claim, which others may rest on.
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
