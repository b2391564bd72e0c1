import type { Kysely } from 'kysely'
import type { ServerContext } from '#server/context.ts'
import { isMissingReference } from '#server/db/errors/is-missing-reference.ts'
import type { Tables } from '#server/db/tables.ts'

/** On unless switched off. */
export async function wantsOptionalEmails(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_preferences')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined
}

/** Idempotent. Silent for a deleted account, so that the answer does not tell. */
export async function setOptionalEmails(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  userId: string,
  isWanted: boolean,
): Promise<void> {
  const { db } = database
  if (isWanted) {
    await db.deleteFrom('mail_preferences').where('user_id', '=', userId).execute()
    return
  }
  try {
    await db
      .insertInto('mail_preferences')
      .values({ user_id: userId, unsubscribed_at: now() })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
  } catch (error) {
    if (!isMissingReference(error)) throw error
  }
}
