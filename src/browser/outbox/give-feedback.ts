import type { OutboxEntry } from '#domain/outbox/entry.ts'
import type { QueuedFeedback } from '#domain/outbox/queued-feedback.ts'
import type { ApiResult } from '../api/call-api.ts'
import { canLoad } from '../device/can-load.ts'
import { account } from '../session/account.ts'
import { queuedMessage } from './outbox.ts'
import { changeOutbox, enqueueAndNotify, readOutbox } from './outbox-list.ts'

const thanks = 'Thank you. It is in the book.'

/** Held back because a comment may follow the thumb. */
export function holdFeedback(time: string): void {
  change(time, { held: true })
}

/** Sends feedback, or its final wording. Returns the outcome. */
export async function giveFeedback(feedback: QueuedFeedback): Promise<string> {
  const given = { ...feedback, held: false }
  const id =
    change(feedback.time, given) ??
    enqueueAndNotify({ kind: 'feedback', userId: account.get()?.userId ?? null, feedback: given })
  const answer = await sendNow(id)
  if (readOutbox().some((entry) => entry.id === id)) return queuedMessage
  return answer === null || answer.ok ? thanks : answer.message
}

async function sendNow(id: string): Promise<ApiResult<unknown> | null> {
  if (!canLoad()) return null
  try {
    const sender = await import('./outbox-sender.ts')
    return await sender.sendAndWait(id)
  } catch {
    return null
  }
}

function change(time: string, what: Partial<QueuedFeedback>): string | null {
  const isIt = (entry: OutboxEntry) => entry.kind === 'feedback' && entry.feedback.time === time
  const id = readOutbox().find(isIt)?.id ?? null
  if (id !== null) {
    changeOutbox((entries) =>
      entries.map((entry) =>
        entry.id === id && entry.kind === 'feedback'
          ? { ...entry, feedback: { ...entry.feedback, ...what } }
          : entry,
      ),
    )
  }
  return id
}
