import type { AnswerReply, DareView } from '#contract/dare-views.ts'
import type { SentAnswer } from '#contract/dares.ts'
import { type Answer, callApi, isNotThere } from '../api/call-api.ts'
import { dareWords } from './dare-words.ts'

/** Words to a dare that is over, or is not there, reach nobody any more: they go. */
export async function openDare(id: string): Promise<Answer<DareView>> {
  const opened = await callApi<DareView>('GET', `/api/dares/${id}`)
  if (opened.ok ? isOver(opened.data) : isNotThere(opened)) dareWords(id).set(null)
  return opened
}

/** Safe to send again: the answer says how many its phone had seen. */
export async function sendAnswer(id: string, answer: SentAnswer): Promise<Answer<AnswerReply>> {
  const said = await callApi<AnswerReply>('POST', `/api/dares/${id}/answers`, answer)
  if (said.ok && answer.answer !== 'accepted') dareWords(id).set(null)
  return said
}

function isOver({ status }: DareView): boolean {
  return status === 'done' || status === 'declined'
}
