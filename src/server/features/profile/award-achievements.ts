import type { Kysely } from 'kysely'
import { earnedAchievements } from '#domain/profile/achievements.ts'
import type { Tables } from '#server/db/tables.ts'
import { readActivities } from './activity-repository.ts'
import { insertItem } from './item-repository.ts'

/** Adds earned achievements; they are never taken back. */
export async function awardAchievements(
  db: Kysely<Tables>,
  userId: string,
  nowMs: number,
): Promise<void> {
  for (const name of earnedAchievements(await readActivities(db, userId, nowMs))) {
    await insertItem(db, { userId, list: 'achievements', itemId: name }, nowMs)
  }
}
