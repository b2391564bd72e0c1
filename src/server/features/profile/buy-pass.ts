import { ledgerKeys, passCoins, passMs } from '#domain/profile/coins.ts'
import type { ServerContext } from '#server/context.ts'
import { transact } from '#server/db/transaction.ts'
import { changeCoins, InsufficientCoinsError } from './ledger.ts'
import { findPassEnd, startPass } from './pass-repository.ts'

/**
 * Buys a one-day pass for a pack; false when the balance is too low. Idempotent while a pass runs.
 * @returns when the pass ends, epoch milliseconds
 */
export async function buyPass(
  { database, now }: ServerContext,
  userId: string,
  itemId: string,
): Promise<number | false> {
  const nowMs = now()
  const endsAtMs = nowMs + passMs
  try {
    return await transact(database.db, async (transaction) => {
      if (!(await startPass(transaction, { userId, itemId, endsAtMs }, nowMs))) {
        return (await findPassEnd(transaction, userId, itemId)) ?? endsAtMs
      }
      const key = ledgerKeys.pass(itemId, endsAtMs)
      const change = { userId, amount: -passCoins, reason: 'pass', key } as const
      if ((await changeCoins(transaction, change, nowMs)) !== 'changed')
        throw new InsufficientCoinsError()
      return endsAtMs
    })
  } catch (error) {
    if (error instanceof InsufficientCoinsError) return false
    throw error
  }
}
