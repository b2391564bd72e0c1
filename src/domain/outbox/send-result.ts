import type { EntryKind, OutboxEntry } from './entry.ts'
import { laterTime } from './queued-feedback.ts'

export type SendResult =
  | 'done'
  | 'refused'
  /** The key is already used: send again under a new one. */
  | 'rename'
  /** Stays until the network, the server or its owner is back. */
  | 'wait'

type Outcome = {
  ok: boolean
  status: number | 'offline'
  /** False for answers of others on the way, such as a hotel's network. */
  isFromServer: boolean
}

const transientStatuses = [401, 403, 408, 425, 429]

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
