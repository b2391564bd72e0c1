import type { ServerContext } from '#server/context.ts'
import type { RateLimit } from '#server/platform/web/consume.ts'

/** Guesses at one's own password, over all calls that ask for it. */
export function passwordLimit(userId: string): RateLimit {
  return { name: 'own password', key: userId }
}

export async function hasPassword({ database }: ServerContext, userId: string): Promise<boolean> {
  const account = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('password', 'is not', null)
    .executeTakeFirst()
  return account !== undefined
}
