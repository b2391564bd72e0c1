import { AppError } from '#server/platform/web/errors.ts'
import { NewerRulesError, RoomGoneError } from './room-change.ts'

/** A room that ended meanwhile, or whose game only newer processes know. */
export async function answerGone<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RoomGoneError) throw new AppError('not_found', 'The room has ended.')
    if (error instanceof NewerRulesError) {
      throw new AppError('unavailable', 'Please try again.', { 'retry-after': '1' })
    }
    throw error
  }
}
