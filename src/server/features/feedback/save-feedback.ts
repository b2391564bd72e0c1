import type { Feedback } from '#contract/feedback.ts'
import type { Database } from '#server/db/database.ts'
import { transact } from '#server/db/transaction.ts'
import { type FeedbackRow, findFeedback, insertFeedback } from './feedback-repository.ts'

/** `repeated`: stored before; `conflict`: the time belongs to another feedback. */
type SaveOutcome = 'saved' | 'repeated' | 'conflict'

/** Idempotent; `userId` is the author, when signed in. */
export async function saveFeedback(
  { db }: Database,
  feedback: Feedback,
  nowMs: number,
  userId: string | null = null,
): Promise<SaveOutcome> {
  return await transact(db, async (transaction) => {
    const existing = await findFeedback(transaction, feedback.time)
    if (existing) return compare(existing, feedback, userId)
    if (await insertFeedback(transaction, feedback, userId, nowMs)) return 'saved'
    // Another request stored it between read and write.
    const concurrent = await findFeedback(transaction, feedback.time)
    return concurrent ? compare(concurrent, feedback, userId) : 'conflict'
  })
}

function compare(stored: FeedbackRow, sent: Feedback, userId: string | null): SaveOutcome {
  const isSame =
    stored.feedback === sent.feedback &&
    stored.positive === sent.positive &&
    stored.game === sent.game &&
    isSameAuthor(stored, sent, userId)
  return isSame ? 'repeated' : 'conflict'
}

/** The author may have signed in or renamed since. */
function isSameAuthor(stored: FeedbackRow, sent: Feedback, userId: string | null): boolean {
  if (stored.userId !== null) return stored.userId === userId
  return userId !== null || stored.user === sent.user
}
