import type { Context } from 'hono'
import type { RunningPass } from '#contract/profile.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { earnedRewards } from '#domain/profile/rewards.ts'
import type { ServerContext } from '#server/context.ts'
import { findSession } from '#server/platform/web/session.ts'
import { isPlaceholderEmail } from '../accounts/person-rules.ts'
import { readActivities } from './activity-repository.ts'
import { getProfile } from './get-profile.ts'
import { readRunningPasses } from './pass-repository.ts'

/** The signed-in user, for rendered pages. */
export type Viewer = {
  userId: string
  profile: Profile
  email: string | null
  phoneNumber: string | null
  hasPassword: boolean
  passes: RunningPass[]
  /** Whether optional emails are on. */
  wantsLetters: boolean
  /** epoch milliseconds */
  nowMs: number
}

/** Null when signed out. */
export async function readViewer(c: Context, services: ServerContext): Promise<Viewer | null> {
  const session = await findSession(c, services)
  if (session === null) return null
  const { userId } = session
  const profile = await getProfile(services, userId)
  const user = await services.database.db
    .selectFrom('users')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.user_id', '=', 'users.id').on('accounts.password', 'is not', null),
    )
    .leftJoin('mail_preferences', 'mail_preferences.user_id', 'users.id')
    .select(['users.email', 'users.phone_number', 'accounts.id as password_account'])
    .select('unsubscribed_at')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const nowMs = services.now()
  return {
    userId,
    profile,
    email: isPlaceholderEmail(user.email) ? null : user.email,
    phoneNumber: user.phone_number,
    hasPassword: user.password_account !== null,
    passes: await readRunningPasses(services.database.db, userId, nowMs),
    wantsLetters: user.unsubscribed_at === null,
    nowMs,
  }
}

/** Earned rewards, claimed or not. */
export async function readEarnedRewards(c: Context, services: ServerContext): Promise<string[]> {
  const session = await findSession(c, services)
  if (session === null) return []
  const nowMs = services.now()
  return earnedRewards(await readActivities(services.database.db, session.userId, nowMs), nowMs)
}
