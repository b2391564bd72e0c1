import type { Feedback } from '#contract/feedback.ts'
import type { Database } from '#server/db/database.ts'
import { transact } from '#server/db/transaction.ts'
import { type FeedbackRow, findFeedback, insertFeedback } from './feedback-repository.ts'

/** `repeated`: this very feedback was kept before; `taken`: another one has its time. */
type SaveOutcome = 'saved' | 'repeated' | 'taken'

/** Keeps a feedback once, however often it is sent; `userId` when its author is signed in. */
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
    // Another process was quicker between the look and the write.
    const concurrent = await findFeedback(transaction, feedback.time)
    return concurrent ? compare(concurrent, feedback, userId) : 'taken'
  })
}

function compare(stored: FeedbackRow, sent: Feedback, userId: string | null): SaveOutcome {
  const isSame =
    stored.feedback === sent.feedback &&
    stored.positive === sent.positive &&
    stored.game === sent.game &&
    isSameAuthor(stored, sent, userId)
  return isSame ? 'repeated' : 'taken'
}

/** They may have signed in, or taken another name, since it was first sent. */
function isSameAuthor(stored: FeedbackRow, sent: Feedback, userId: string | null): boolean {
  if (stored.userId !== null) return stored.userId === userId
  return userId !== null || stored.user === sent.user
}
