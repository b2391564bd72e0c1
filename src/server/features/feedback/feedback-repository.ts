import type { Kysely } from 'kysely'
import type { Feedback } from '#contract/feedback.ts'
import type { Tables } from '#server/db/tables.ts'
import { toFeedback } from './to-feedback.ts'

/** False when its time is taken. */
export async function insertFeedback(
  db: Kysely<Tables>,
  feedback: Feedback,
  userId: string | null,
  nowMs: number,
): Promise<boolean> {
  const inserted = await db
    .insertInto('feedback')
    .values({
      time: feedback.time,
      feedback: feedback.feedback,
      user_name: feedback.user,
      positive: feedback.positive ? 1 : 0,
      game: feedback.game,
      created_at: nowMs,
      user_id: userId,
    })
    .onConflict((conflict) => conflict.column('time').doNothing())
    .returning('time')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The author is null when signed out or deleted. */
export type FeedbackRow = Feedback & { userId: string | null }

export async function findFeedback(db: Kysely<Tables>, time: string): Promise<FeedbackRow | null> {
  const row = await db
    .selectFrom('feedback')
    .selectAll()
    .where('time', '=', time)
    .executeTakeFirst()
  return row ? { ...toFeedback(row), userId: row.user_id } : null
}
