import type { AnswerReply, DareView } from '#contract/dare-views.ts'
import type { SentAnswer } from '#contract/dares.ts'
import { type ApiResult, callApi, isNotFound } from '../api/call-api.ts'
import { dareReplyDraft } from './dare-reply-draft.ts'

/** The draft of an answer is dropped when its dare is over or gone. */
export async function fetchDare(id: string): Promise<ApiResult<DareView>> {
  const opened = await callApi<DareView>('GET', `/api/dares/${id}`)
  if (opened.ok ? isOver(opened.data) : isNotFound(opened)) dareReplyDraft(id).set(null)
  return opened
}

/** Safe to repeat: the answer says how many its phone had seen. */
export async function sendAnswer(id: string, answer: SentAnswer): Promise<ApiResult<AnswerReply>> {
  const result = await callApi<AnswerReply>('POST', `/api/dares/${id}/answers`, answer)
  if (result.ok && answer.answer !== 'accepted') dareReplyDraft(id).set(null)
  return result
}

function isOver({ status }: DareView): boolean {
  return status === 'done' || status === 'declined'
}
