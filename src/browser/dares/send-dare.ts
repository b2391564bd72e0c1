import { attemptOf, type Draft, emptyDraft } from '#domain/dares/draft.ts'
import { addSentDare } from '#domain/dares/sent-dares.ts'
import { callApi } from '../api/call-api.ts'
import { newId } from '../device/random.ts'
import { dareDrafts } from './dare-drafts.ts'
import { sentDares } from './sent-dares.ts'

export type SendOutcome = { id: string } | { problem: string }

const offlineMessage = 'No network. It is kept on this phone: send it when you are back.'

export async function sendDare(draft: Draft): Promise<SendOutcome> {
  const savedDraft = dareDrafts[draft.kind]
  const attempt = attemptOf(draft, newId)
  const { id, senderKey } = attempt
  // The id is saved first: a lost answer must not send a second dare.
  savedDraft.set({ ...draft, attempt })
  const { attempt: _, ...dare } = draft
  const answer = await callApi('POST', '/api/dares', { ...dare, id, senderKey })
  if (!answer.ok) return { problem: answer.status === 'offline' ? offlineMessage : answer.message }
  const fresh = { status: 'open', doneLines: 0, swappedFor: null, words: '' } as const
  const { kind, to } = draft
  const sent = { id, senderKey, kind, to, sentMs: Date.now(), askedMs: 0, ...fresh }
  sentDares.set(addSentDare(sentDares.get(), sent))
  // Text that changed meanwhile is another dare, and stays.
  if (attemptOf(savedDraft.get(), newId).id === id) savedDraft.set(emptyDraft(kind, draft.from))
  return { id }
}
