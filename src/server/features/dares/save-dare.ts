import { isDeepStrictEqual } from 'node:util'
import type { NewDare } from '#contract/dares.ts'
import type { ServerContext } from '#server/context.ts'
import { transact } from '#server/db/transaction.ts'
import { findDare, insertDare, type StoredDare, setPersonIfUnset } from './dare-repository.ts'
import { hashSenderKey } from './sender-key.ts'

/** `repeated`: this very dare was kept before; `taken`: another one has its id. */
type SaveOutcome = 'saved' | 'repeated' | 'taken'

/** Keeps a dare once, however often it is sent; `userId` when whoever made it is signed in. */
export async function saveDare(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  dare: NewDare,
  userId: string | null,
): Promise<SaveOutcome> {
  const nowMs = now()
  const senderKeyHash = hashSenderKey(dare.senderKey)
  return await transact(database.db, async (transaction) => {
    if (await insertDare(transaction, { dare, senderKeyHash, userId }, nowMs)) return 'saved'
    const kept = await findDare(transaction, dare.id, nowMs)
    if (!kept || !isSame(kept, dare, senderKeyHash)) return 'taken'
    // Sent signed out, and again signed in: now it is known whose it is.
    if (userId !== null) await setPersonIfUnset(transaction, dare.id, 'user_id', userId)
    return 'repeated'
  })
}

function isSame(kept: StoredDare, sent: NewDare, senderKeyHash: string): boolean {
  const { kind, from, to, lines, water, drawing } = kept
  return (
    kept.senderKeyHash === senderKeyHash &&
    isDeepStrictEqual(
      { kind, from, to, lines, water, drawing },
      {
        kind: sent.kind,
        from: sent.from,
        to: sent.to,
        lines: sent.lines,
        water: sent.water,
        drawing: sent.drawing,
      },
    )
  )
}
