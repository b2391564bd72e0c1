import type { Selectable } from 'kysely'
import type { Feedback } from '#contract/feedback.ts'
import type { Tables } from '#server/db/tables.ts'

export function toFeedback(row: Selectable<Tables['feedback']>): Feedback {
  return {
    time: row.time,
    feedback: row.feedback,
    user: row.user_name,
    positive: row.positive === 1,
    game: row.game,
  }
}
