import type { Kysely } from 'kysely'
import { firstAchievement } from '#domain/profile/achievements.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { defaultUsername } from '#domain/profile/username.ts'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { isPlaceholderEmail } from '../accounts/person-rules.ts'
import { insertItem } from './item-repository.ts'
import { findProfile, insertProfile } from './profile-repository.ts'

/** Creates a missing profile; throws when the account is gone. */
export async function getProfile(services: ServerContext, userId: string): Promise<Profile> {
  const { db } = services.database
  const profile = await findProfile(db, userId, services.now())
  if (profile) return profile
  await transact(db, (transaction) => ensureProfile(transaction, userId, services.now()))
  const made = await findProfile(db, userId, services.now())
  if (!made) throw new AppError('not_found', 'There is no such profile.')
  return made
}

/** Creates the profile unless it exists. */
export async function ensureProfile(
  db: Kysely<Tables>,
  userId: string,
  nowMs: number,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['name', 'email', 'phone_number'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw new AppError('not_found', 'There is no such profile.')
  const username = defaultUsername({
    displayName: user.name,
    email: isPlaceholderEmail(user.email) ? null : user.email,
    phoneNumber: user.phone_number,
  })
  if (!(await insertProfile(db, userId, username, nowMs))) return
  await insertItem(db, { userId, list: 'achievements', itemId: firstAchievement }, nowMs)
}
