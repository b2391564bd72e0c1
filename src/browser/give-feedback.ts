import {
  changeFeedback,
  type KeptFeedback,
  readKeptFeedback,
} from '#domain/outbox/kept-feedback.ts'
import { feedbackQueue, keepToSend, sendKept } from './outbox.ts'
import { readSaved, save } from './storage.ts'

const thanks = 'Thank you. It is in the book.'
const kept = 'Kept. It goes out when the network is back.'

/** The thumb waits: words may follow. */
export function holdFeedback(time: string): void {
  change(time, { held: true })
}

/** Sends a feedback, or its final wording; says how that went. */
export async function giveFeedback(feedback: KeptFeedback): Promise<string> {
  const given = { ...feedback, held: false }
  if (!change(feedback.time, given)) keepToSend(feedbackQueue, given)
  await sendKept()
  return isHere(feedback.time) ? kept : thanks
}

function isHere(time: string): boolean {
  return readKeptFeedback(readSaved(feedbackQueue)).some((item) => item.time === time)
}

/** False when it is not here: never kept, or gone out. */
function change(time: string, what: Partial<KeptFeedback>): boolean {
  const before = readKeptFeedback(readSaved(feedbackQueue))
  if (!isHere(time)) return false
  save(feedbackQueue, changeFeedback(before, time, what))
  return true
}
