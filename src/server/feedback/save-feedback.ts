import type { Feedback } from '#contract/feedback.ts'
import type { Database } from '../db/database.ts'
import { transact } from '../db/transaction.ts'
import { findFeedback, insertFeedback } from './feedback-repository.ts'

/** `repeated`: this very feedback was kept before; `taken`: another one has its time. */
export type SaveOutcome = 'saved' | 'repeated' | 'taken'

/** Keeps a feedback once, however often it is sent; `userId` when its author is signed in. */
export async function saveFeedback(
  { db }: Database,
  feedback: Feedback,
  nowMs: number,
  userId: string | null = null,
): Promise<SaveOutcome> {
  return await transact(db, async (transaction) => {
    const kept = await findFeedback(transaction, feedback.time)
    if (kept) return compare(kept, feedback)
    if (await insertFeedback(transaction, feedback, userId, nowMs)) return 'saved'
    // Another process was quicker between the look and the write.
    const rival = await findFeedback(transaction, feedback.time)
    return rival ? compare(rival, feedback) : 'taken'
  })
}

function compare(kept: Feedback, sent: Feedback): SaveOutcome {
  const isSame =
    kept.feedback === sent.feedback &&
    kept.user === sent.user &&
    kept.positive === sent.positive &&
    kept.game === sent.game
  return isSame ? 'repeated' : 'taken'
}
