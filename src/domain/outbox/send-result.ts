import type { EntryKind, OutboxEntry } from './entry.ts'
import { laterTime } from './queued-feedback.ts'

/** What becomes of something that was kept on the device and has just been sent. */
export type SendResult =
  /** It is there, now or from an earlier try. */
  | 'done'
  /** The server will never take it. */
  | 'refused'
  /** Its key is another's: send it again under a new one. */
  | 'rename'
  /** Not now: it stays until the network is back, or the server is, or whoever it belongs to. */
  | 'wait'

type Outcome = {
  ok: boolean
  status: number | 'offline'
  /** Whether these are words of this house: a hotel’s network refuses as well, in its own. */
  isFromServer: boolean
}

const transientStatuses = [401, 403, 408, 425, 429]

/** By the answer that came. */
export function toSendResult(kind: EntryKind, { ok, status, isFromServer }: Outcome): SendResult {
  if (ok) return 'done'
  if (
    status === 'offline' ||
    !isFromServer ||
    status >= 500 ||
    transientStatuses.includes(status)
  ) {
    return 'wait'
  }
  return kind === 'feedback' && status === 409 ? 'rename' : 'refused'
}

/** What waits once that one was answered so. */
export function applySendResult(
  entries: readonly OutboxEntry[],
  id: string,
  result: SendResult,
  status: number | 'offline',
): OutboxEntry[] {
  return entries.flatMap((entry): OutboxEntry[] => {
    if (entry.id !== id) return [entry]
    if (result === 'wait') {
      const hasStumbled = status !== 'offline' && status >= 500
      return [hasStumbled ? { ...entry, stumbles: (entry.stumbles ?? 0) + 1 } : entry]
    }
    if (result !== 'rename' || entry.kind !== 'feedback') return []
    const { feedback } = entry
    return [{ ...entry, feedback: { ...feedback, time: laterTime(feedback.time) } }]
  })
}
