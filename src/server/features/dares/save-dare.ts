import { isDeepStrictEqual } from 'node:util'
import type { NewDare } from '#contract/dares.ts'
import type { ServerContext } from '#server/context.ts'
import { transact } from '#server/db/transaction.ts'
import { findDare, insertDare, type StoredDare, setPersonIfUnset } from './dare-repository.ts'
import { hashSenderKey } from './sender-key.ts'

/** `repeated`: stored before; `conflict`: the id belongs to another dare. */
type SaveOutcome = 'saved' | 'repeated' | 'conflict'

/** Idempotent; `userId` is the sender, when signed in. */
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
    if (!kept || !isSame(kept, dare, senderKeyHash)) return 'conflict'
    // A dare repeated after signing in gets its sender.
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
