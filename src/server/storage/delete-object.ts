import { transact } from '../db/transaction.ts'
import { recordPackDeleted } from '../packs/pack-object.ts'
import type { Services } from '../services.ts'
import { changeUsage, findObject, noChange, spendBodies } from './object-repository.ts'
import { notFound, requireWriter } from './object-rules.ts'
import { requireCurrent, type Upload } from './store-object.ts'

/** Deletes an object for good; what it was otherwise, a pack, hears of it. */
export async function deleteObject(
  { database, sweeper, now }: Services,
  wanted: Pick<Upload, 'name' | 'userId' | 'ifGeneration'>,
): Promise<void> {
  const { name, userId } = wanted
  const place = requireWriter(name, userId)
  const nowMs = now()
  await transact(database.db, async (transaction) => {
    await changeUsage(transaction, userId, noChange)
    const row = await findObject(transaction, name)
    if (!row) throw notFound()
    requireCurrent(row, wanted)
    if (place.kind === 'pack') await recordPackDeleted(transaction, place.packId, nowMs)
    await transaction.deleteFrom('objects').where('name', '=', name).execute()
    await changeUsage(transaction, userId, { used: -row.size, objects: -1 })
    await spendBodies(transaction, [row.body_id], nowMs)
  })
  sweeper.wake()
}
