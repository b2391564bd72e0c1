import type { OutboxEntry } from '#domain/outbox/entry.ts'
import type { KeptFeedback } from '#domain/outbox/kept-feedback.ts'
import type { Answer } from '../api/call-api.ts'
import { canLoad } from '../device/can-load.ts'
import { account } from '../session/account.ts'
import { keptWords } from './outbox.ts'
import { changeOutbox, keepAndTell, readOutbox } from './outbox-list.ts'

const thanks = 'Thank you. It is in the book.'

/** The thumb waits: words may follow. */
export function holdFeedback(time: string): void {
  change(time, { held: true })
}

/** Sends a feedback, or its final wording; says how that went. */
export async function giveFeedback(feedback: KeptFeedback): Promise<string> {
  const given = { ...feedback, held: false }
  const id =
    change(feedback.time, given) ??
    keepAndTell({ kind: 'feedback', userId: account.get()?.userId ?? null, feedback: given })
  const answer = await sendNow(id)
  if (readOutbox().some((entry) => entry.id === id)) return keptWords
  return answer === null || answer.ok ? thanks : answer.message
}

/** The sender is loaded late. */
async function sendNow(id: string): Promise<Answer<unknown> | null> {
  if (!canLoad()) return null
  try {
    const sender = await import('./send-kept.ts')
    return await sender.sendFor(id)
  } catch {
    return null
  }
}

/** Its id, or null when it is not here: never kept, or gone out. */
function change(time: string, what: Partial<KeptFeedback>): string | null {
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
