import type { ServerContext } from '#server/context.ts'
import { recordIdempotencyKey } from '#server/db/idempotency-keys.ts'
import { transact } from '#server/db/transaction.ts'
import { consume } from '#server/platform/web/consume.ts'
import { addPlay } from './change-counts.ts'
import { findPublicPack } from './pack-repository.ts'

/**
 * Counts a play once an hour per visitor; null for a pack that is not public.
 * @param visitor account id or IP address
 * @param key idempotency key of the device; null when it sends none
 */
export async function countPlay(
  services: ServerContext,
  packId: string,
  visitor: string,
  key: string | null,
): Promise<number | null> {
  const { db } = services.database
  const card = await findPublicPack(db, packId)
  if (!card) return null
  const limit = { name: 'play', key: `${packId} ${visitor}` } as const
  if ((await consume(services, limit)).isLimited) return card.plays
  return await transact(db, async (transaction) => {
    const isNew =
      key === null || (await recordIdempotencyKey(transaction, `play ${key}`, services.now()))
    return isNew ? await addPlay(transaction, packId) : card.plays
  })
}
