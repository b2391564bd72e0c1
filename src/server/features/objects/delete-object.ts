import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { markBlobsDeleted } from '#server/platform/blobs/mark-blobs-deleted.ts'
import { findKind, type ObjectContext, type Upload } from './object-kind.ts'
import { findObject, type ObjectRow } from './object-repository.ts'
import { notFound, requireWriter } from './object-rules.ts'
import { requireCurrent } from './store-object.ts'
import { changeUsage, lockUsage } from './usage-repository.ts'

export async function deleteObject(
  deps: ObjectContext,
  wanted: Pick<Upload, 'name' | 'userId' | 'ifGeneration'>,
): Promise<void> {
  const { database, blobCleanup, now } = deps
  const { name, userId } = wanted
  requireWriter(name, userId)
  const nowMs = now()
  await transact(database.db, async (transaction) => {
    await lockUsage(transaction, userId)
    const row = await findObject(transaction, name)
    if (!row) throw notFound()
    requireCurrent(row, wanted)
    await findKind(deps, name)?.onDelete(transaction, name, nowMs)
    await removeObject(transaction, row, nowMs)
  })
  blobCleanup.wake()
}

/** Deletes an object and its blob; the caller has locked its owner's usage. */
export async function removeObject(
  transaction: Transaction<Tables>,
  { name, owner_id, size, body_id }: ObjectRow,
  nowMs: number,
): Promise<void> {
  await transaction.deleteFrom('objects').where('name', '=', name).execute()
  await changeUsage(transaction, owner_id, { used: -size, objects: -1 })
  await markBlobsDeleted(transaction, [body_id], nowMs)
}
