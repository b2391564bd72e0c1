import type { Transaction } from 'kysely'
import type { SentAnswer } from '#contract/dares.ts'
import { type Answer, type AnswerResult, answerDare, dareStateOf } from '#domain/dares/answers.ts'
import { swapsFor } from '#domain/dares/swaps.ts'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import {
  findDare,
  insertAnswerWords,
  type StoredDare,
  setPersonIfUnset,
  setWordsAuthorIfUnset,
  updateAnswers,
} from './dare-repository.ts'
import { rewardTaker } from './dare-reward.ts'

export type AnswerOutcome =
  | { outcome: 'answered' | 'repeated' | 'late'; dare: StoredDare }
  | Extract<AnswerResult, { sentence: string }>
  | { outcome: 'unknown' }

/**
 * Stores the next answer; idempotent, and only one of concurrent ones wins.
 * @param userId of the author; the first one takes the dare
 */
export async function saveAnswer(
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
    if (decided.outcome === 'repeated')
      return await handleRepeat(transaction, dare, sent, userId, nowMs)
    if (decided.outcome === 'late') return { outcome: 'late', dare }
    const answers = [...dare.answers, { ...answer, atMs: nowMs }]
    const answered = { ...dare, answers, takerId: dare.takerId ?? takerOf(dare, userId) }
    if (await updateAnswers(transaction, answered)) {
      if (answer.answer === 'done' && answer.words !== '')
        await insertAnswerWords(transaction, id, answer.words, takerOf(dare, userId))
      if (decided.state.status === 'done') await rewardTaker(transaction, answered, nowMs)
      return { outcome: 'answered', dare: answered }
    }
    // Another request stored it between read and write.
    const current = await findDare(transaction, id, nowMs)
    if (!current) return { outcome: 'unknown' }
    const again = answerDare(current, current.answers, answer, sent.step)
    if (again.outcome === 'repeated')
      return await handleRepeat(transaction, current, sent, userId, nowMs)
    return { outcome: 'late', dare: current }
  })
}

/** An answer repeated after signing in gets its author. */
async function handleRepeat(
  transaction: Transaction<Tables>,
  dare: StoredDare,
  { step, answer }: SentAnswer,
  userId: string | null,
  nowMs: number,
): Promise<AnswerOutcome> {
  const takerId = takerOf(dare, userId)
  if (answer === 'done' && takerId !== null)
    await setWordsAuthorIfUnset(transaction, dare.id, takerId)
  const isLast = step === dare.answers.length - 1
  const isDone = isLast && dareStateOf(dare, dare.answers).status === 'done'
  if (!isDone || takerId === null || dare.takerId !== null) return { outcome: 'repeated', dare }
  const isFirst = await setPersonIfUnset(transaction, dare.id, 'taker_id', takerId)
  if (!isFirst) return { outcome: 'repeated', dare }
  const taken = { ...dare, takerId }
  await rewardTaker(transaction, taken, nowMs)
  return { outcome: 'repeated', dare: taken }
}

/** The sender never takes their own dare: it is deleted with their account. */
function takerOf(dare: StoredDare, userId: string | null): string | null {
  return userId === dare.userId ? null : userId
}

function toAnswer({ id, kind }: StoredDare, sent: SentAnswer): Answer {
  if (sent.answer === 'swapped')
    return { answer: 'swapped', line: sent.line, text: swapsFor(id, kind)[sent.swap] ?? '' }
  if (sent.answer === 'done') return { answer: 'done', words: sent.words }
  return { answer: sent.answer }
}
