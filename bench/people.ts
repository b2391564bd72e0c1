import type { Database } from '#server/db/database.ts'
import { newId } from '#server/lib/new-id.ts'
import { signedCookie } from '#tests/support/users/create-user.ts'

export type Person = { userId: string; token: string }

/** Shared with the load generator, which signs in as any user. */
export const authSecret = 'a secret for measurements, known to all of them'

const batch = 500

/** Accounts with a session and a profile, straight into the tables. */
export async function addPeople({ db }: Database, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, () => ({ userId: newId(), token: newId() }))
  const nowMs = Date.now()
  const [now, later] = [nowMs, nowMs + 24 * 60 * 60 * 1000].map((ms) => new Date(ms).toISOString())
  const times = { created_at: now ?? '', updated_at: now ?? '' }
  for (let at = 0; at < count; at += batch) {
    const some = people.slice(at, at + batch)
    await db
      .insertInto('users')
      .values(
        some.map(({ userId }) => ({
          id: userId,
          name: 'Bench',
          email: `${userId}@home.example`,
          email_verified: 1,
          ...times,
        })),
      )
      .execute()
    await db
      .insertInto('sessions')
      .values(
        some.map(({ userId, token }) => ({
          id: newId(),
          token,
          user_id: userId,
          expires_at: later ?? '',
          ...times,
        })),
      )
      .execute()
    await db
      .insertInto('profiles')
      .values(
        some.map(({ userId }) => ({
          user_id: userId,
          username: 'Bench',
          created_at: nowMs,
          dojo_coins: 0,
          premium: 0,
          cancelled: 0,
          stripe_user_id: '',
          stripe_subscription_id: '',
          referred_users: 0,
        })),
      )
      .execute()
    await db
      .insertInto('profile_items')
      .values(
        some.map(({ userId }) => ({
          user_id: userId,
          list: 'achievements' as const,
          item_id: 'Early Bird',
          added_at: nowMs,
        })),
      )
      .execute()
  }
  return people
}

/** The cookie of that person's browser. */
export function cookieOf({ token }: Person): string {
  return `party-dojo=${signedCookie(token, authSecret)}`
}
