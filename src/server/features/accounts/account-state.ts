import { APIError } from 'better-auth/api'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

export async function isBlocked(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Refuses blocked accounts on every way in. Checked before and after the session is written,
 * because a block may come in between.
 */
export function blockedAccountHooks(db: Kysely<Tables>) {
  const check = async (userId: string) => {
    if (!(await isBlocked(db, userId))) return
    throw new APIError('FORBIDDEN', {
      code: 'ACCOUNT_BLOCKED',
      message: 'This account is blocked by the people who run this site.',
    })
  }
  return {
    before: ({ userId }: { userId: string }) => check(userId),
    after: async ({ userId, token }: { userId: string; token: string }) => {
      try {
        await check(userId)
      } catch (error) {
        await db.deleteFrom('sessions').where('token', '=', token).execute()
        throw error
      }
    },
  }
}

export function throwSignUpClosed(): never {
  throw new APIError('FORBIDDEN', {
    code: 'SIGN_UP_OFF',
    message: 'This site takes no new accounts.',
  })
}
