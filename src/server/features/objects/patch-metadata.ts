import { transact } from '#server/db/transaction.ts'
import type { ObjectContext, Upload } from './object-kind.ts'
import { findObject, type ObjectRow } from './object-repository.ts'
import { notFound, requireWriter } from './object-rules.ts'
import { mergeSettings, parseSettings, type SettingsChange } from './object-settings.ts'
import { requireCurrent } from './store-object.ts'
import { lockUsage } from './usage-repository.ts'

type Patch = Pick<Upload, 'name' | 'userId' | 'ifGeneration'> & { change: SettingsChange }

/** Changes the metadata of an object; bytes, generation and token stay. */
export async function patchMetadata(
  { database, now }: ObjectContext,
  patch: Patch,
): Promise<ObjectRow> {
  const { name, userId, change } = patch
  requireWriter(name, userId)
  return await transact(database.db, async (transaction) => {
    await lockUsage(transaction, userId)
    const row = await findObject(transaction, name)
    if (!row) throw notFound()
    requireCurrent(row, patch)
    const contentType =
      change.contentType === undefined
        ? row.content_type
        : change.contentType || 'application/octet-stream'
    const changed = {
      content_type: contentType,
      metadata: JSON.stringify(mergeSettings(parseSettings(row.metadata), change)),
      metageneration: row.metageneration + 1,
      updated_at: now(),
    }
    await transaction.updateTable('objects').set(changed).where('name', '=', name).execute()
    return { ...row, ...changed }
  })
}
