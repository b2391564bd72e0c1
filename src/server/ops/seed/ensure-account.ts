import type { Services } from '#server/compose.ts'
import { transact } from '#server/db/transaction.ts'
import { addAccount } from '#server/features/accounts/change-account.ts'
import { newId } from '#server/lib/new-id.ts'

type Person = { name: string; email: string; passwordHash: string }

/** A verified account, created unless it exists. */
export async function ensureAccount(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { name, email, passwordHash }: Person,
): Promise<{ userId: string; isNew: boolean }> {
  const known = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (known) return { userId: known.id, isNew: false }
  const time = new Date(now()).toISOString()
  const times = { created_at: time, updated_at: time }
  const userId = await transact(database.db, async (transaction) => {
    const userId = await addAccount(transaction, { name, email }, now())
    if (userId === null) throw new Error(`${email} was taken meanwhile`)
    // In the sign-in library's format.
    const key = { id: newId(), user_id: userId, account_id: userId, provider_id: 'credential' }
    await transaction
      .insertInto('accounts')
      .values({ ...key, password: passwordHash, ...noTokens, ...times })
      .execute()
    return userId
  })
  return { userId, isNew: true }
}

const noTokens = {
  access_token: null,
  refresh_token: null,
  id_token: null,
  access_token_expires_at: null,
  refresh_token_expires_at: null,
  scope: null,
}
