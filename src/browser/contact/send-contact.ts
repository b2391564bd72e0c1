import type { AppCheckChallenge, AppCheckSolution } from '#contract/app-check.ts'
import type { ContactReply } from '#contract/contact.ts'
import { contactAttempt } from '#domain/contact/draft.ts'
import { type ContactMessage, tidyContact } from '#domain/contact/message.ts'
import { type ApiResult, callApi } from '../api/call-api.ts'
import { newId } from '../device/random.ts'
import { contactDraft, dropContactDraft } from './contact-draft.ts'

export type ContactOutcome = { email: string; mailed: boolean } | { problem: string }

const offlineMessage =
  'No network. What you wrote is kept on this phone: send it when you are back.'
const proofTimeoutMessage =
  'The sum against robots took too long. What you wrote is kept: try once more.'

export async function sendContact(written: ContactMessage): Promise<ContactOutcome> {
  const tidy = tidyContact(written)
  const attempt = contactAttempt(contactDraft.get().attempt, tidy, newId)
  // The id is saved first: a lost answer must not send a second message.
  contactDraft.set({ ...contactDraft.get(), attempt })
  const challenge = await callApi<AppCheckChallenge>('GET', '/api/contact/challenge')
  if (!challenge.ok) return toProblem(challenge)
  const proof = await findProof(challenge.data)
  if ('problem' in proof) return proof
  const answer = await callApi<ContactReply>('POST', '/api/contact', {
    id: attempt.id,
    ...tidy,
    proof,
  })
  if (!answer.ok) {
    if (answer.code === 'conflict') contactDraft.set({ ...contactDraft.get(), attempt: null })
    return toProblem(answer)
  }
  // Text that changed meanwhile is another message, and stays.
  if (contactDraft.get().message === written.message) dropContactDraft()
  return { email: tidy.email, mailed: answer.data.mailed }
}

async function findProof(
  challenge: AppCheckChallenge,
): Promise<AppCheckSolution | { problem: string }> {
  const solver = await import('../api/solve-challenge.ts').catch(() => null)
  if (solver === null) return { problem: offlineMessage }
  const proof = await solver.solveChallenge(challenge).catch(() => null)
  return proof ?? { problem: proofTimeoutMessage }
}

function toProblem({ status, message }: ApiResult<unknown> & { ok: false }): { problem: string } {
  return { problem: status === 'offline' ? offlineMessage : message }
}
