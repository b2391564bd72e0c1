import type { Kysely } from 'kysely'
import { ledgerKeys } from '#domain/profile/coins.ts'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { ensureProfile } from './get-profile.ts'
import { changeCoins, InsufficientCoinsError } from './ledger.ts'
import { lockProfile } from './profile-repository.ts'

export type Grant = {
  userId: string
  /** Below 0 to take coins back. */
  amount: number
  /** Stored in the ledger, where the user reads it. */
  note: string
  /** One gift per user and key, whatever its note. */
  key: string
}

/** `taken`: the key was used for another gift, given here. */
type GrantOutcome =
  | { kind: 'granted' | 'repeated'; balance: number }
  | { kind: 'too few' }
  | { kind: 'taken'; amount: number; note: string }

/** Gives coins or takes them back, once per key. */
export async function grantCoins(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  grant: Grant,
): Promise<GrantOutcome> {
  const { userId, amount, note, key } = grant
  const nowMs = now()
  try {
    return await transact(database.db, async (transaction) => {
      await ensureProfile(transaction, userId, nowMs)
      // The ledger key contains the note, so the lock makes the search by key alone safe.
      await lockProfile(transaction, userId)
      const existing = await findGift(transaction, userId, key)
      if (existing && (existing.amount !== amount || existing.note !== note)) {
        return { kind: 'taken', ...existing }
      }
      if (!existing) {
        const change = { userId, amount, reason: 'gift', key: ledgerKeys.gift(key, note) } as const
        if ((await changeCoins(transaction, change, nowMs)) === 'refused')
          throw new InsufficientCoinsError()
      }
      const balance = await readBalance(transaction, userId)
      return { kind: existing ? 'repeated' : 'granted', balance }
    })
  } catch (error) {
    if (error instanceof InsufficientCoinsError) return { kind: 'too few' }
    throw error
  }
}

async function findGift(db: Kysely<Tables>, userId: string, key: string) {
  const start = ledgerKeys.gift(key, '')
  const gifts = await db
    .selectFrom('coin_entries')
    .select(['key', 'amount'])
    .where('user_id', '=', userId)
    .where('key', '>=', start)
    .orderBy('key')
    .limit(1)
    .execute()
  const found = gifts.find((gift) => gift.key.startsWith(start))
  return found ? { amount: found.amount, note: found.key.slice(start.length) } : null
}

async function readBalance(db: Kysely<Tables>, userId: string): Promise<number> {
  const profile = await db
    .selectFrom('profiles')
    .select('dojo_coins')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return profile.dojo_coins
}
