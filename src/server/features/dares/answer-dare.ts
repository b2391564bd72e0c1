import type { Transaction } from 'kysely'
import type { SentAnswer } from '#contract/dares.ts'
import { type Answer, type Answered, answerDare, stateOf } from '#domain/dares/answers.ts'
import { swapsFor } from '#domain/dares/swaps.ts'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import {
  fillPerson,
  fillWriter,
  findDare,
  insertWords,
  type KeptDare,
  updateAnswers,
} from './dare-repository.ts'
import { rewardTaker } from './dare-reward.ts'

export type AnswerOutcome =
  | { outcome: 'answered' | 'repeated' | 'late'; dare: KeptDare }
  | Extract<Answered, { sentence: string }>
  | { outcome: 'unknown' }

/**
 * Keeps one more answer, however often it is sent, and of two phones' at once only one.
 * @param userId who answers, where they are signed in: the first of them has taken the dare
 */
export async function keepAnswer(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  id: string,
  sent: SentAnswer,
  userId: string | null,
): Promise<AnswerOutcome> {
  const nowMs = now()
  return await transact(database.db, async (transaction): Promise<AnswerOutcome> => {
    const dare = await findDare(transaction, id, nowMs)
    if (!dare) return { outcome: 'unknown' }
    const answer = toAnswer(dare, sent)
    const decided = answerDare(dare, dare.answers, answer, sent.step)
    if ('sentence' in decided) return decided
    if (decided.outcome === 'repeated') return await repeat(transaction, dare, sent, userId, nowMs)
    if (decided.outcome === 'late') return { outcome: 'late', dare }
    const answers = [...dare.answers, { ...answer, atMs: nowMs }]
    const answered = { ...dare, answers, takerId: dare.takerId ?? takerAmong(dare, userId) }
    if (await updateAnswers(transaction, answered)) {
      if (answer.answer === 'done' && answer.words !== '')
        await insertWords(transaction, id, answer.words, takerAmong(dare, userId))
      if (decided.state.status === 'done') await rewardTaker(transaction, answered, nowMs)
      return { outcome: 'answered', dare: answered }
    }
    // Another phone was quicker between the look and the write.
    const rival = await findDare(transaction, id, nowMs)
    if (!rival) return { outcome: 'unknown' }
    const again = answerDare(rival, rival.answers, answer, sent.step)
    if (again.outcome === 'repeated') return await repeat(transaction, rival, sent, userId, nowMs)
    return { outcome: 'late', dare: rival }
  })
}

/** Who did it signed out, and says so again signed in, has done it, and written its words. */
async function repeat(
  transaction: Transaction<Tables>,
  dare: KeptDare,
  { step, answer }: SentAnswer,
  userId: string | null,
  nowMs: number,
): Promise<AnswerOutcome> {
  const takerId = takerAmong(dare, userId)
  if (answer === 'done' && takerId !== null) await fillWriter(transaction, dare.id, takerId)
  const isLast = step === dare.answers.length - 1
  const isDone = isLast && stateOf(dare, dare.answers).status === 'done'
  if (!isDone || takerId === null || dare.takerId !== null) return { outcome: 'repeated', dare }
  const isFirst = await fillPerson(transaction, dare.id, 'taker_id', takerId)
  if (!isFirst) return { outcome: 'repeated', dare }
  const taken = { ...dare, takerId }
  await rewardTaker(transaction, taken, nowMs)
  return { outcome: 'repeated', dare: taken }
}

/** Nobody takes a dare of their own: it goes with their account, whatever it was answered. */
function takerAmong(dare: KeptDare, userId: string | null): string | null {
  return userId === dare.userId ? null : userId
}

function toAnswer({ id, kind }: KeptDare, sent: SentAnswer): Answer {
  if (sent.answer === 'swapped')
    return { answer: 'swapped', line: sent.line, text: swapsFor(id, kind)[sent.swap] ?? '' }
  if (sent.answer === 'done') return { answer: 'done', words: sent.words }
  return { answer: sent.answer }
}
