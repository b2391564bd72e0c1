import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { markBlobsDeleted } from '#server/platform/blobs/mark-blobs-deleted.ts'
import type { ObjectContext } from './object-kind.ts'
import { findObject, type ObjectRow } from './object-repository.ts'
import { notFound, requireWriter } from './object-rules.ts'
import { requireCurrent, type Upload } from './store-object.ts'
import { changeUsage, noUsageChange } from './usage-repository.ts'

/** Deletes an object for good; what it was otherwise, a pack, hears of it. */
export async function deleteObject(
  { database, blobCleanup: sweeper, packObjects, now }: ObjectContext,
  wanted: Pick<Upload, 'name' | 'userId' | 'ifGeneration'>,
): Promise<void> {
  const { name, userId } = wanted
  const location = requireWriter(name, userId)
  const nowMs = now()
  await transact(database.db, async (transaction) => {
    await changeUsage(transaction, userId, noUsageChange)
    const row = await findObject(transaction, name)
    if (!row) throw notFound()
    requireCurrent(row, wanted)
    if (location.kind === 'pack') await packObjects.onDelete(transaction, location.packId, nowMs)
    await removeObject(transaction, row, nowMs)
  })
  sweeper.wake()
}

/** Takes away an object whose owner's usage is locked, and gives up its bytes. */
export async function removeObject(
  transaction: Transaction<Tables>,
  { name, owner_id, size, body_id }: ObjectRow,
  nowMs: number,
): Promise<void> {
  await transaction.deleteFrom('objects').where('name', '=', name).execute()
  await changeUsage(transaction, owner_id, { used: -size, objects: -1 })
  await markBlobsDeleted(transaction, [body_id], nowMs)
}
