import { type CustomPack, packPath, writePackFile } from '#domain/packs/custom-pack.ts'
import type { ServerContext } from '#server/context.ts'
import { transact } from '#server/db/transaction.ts'
import { md5Of } from '#server/lib/md5.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { removeObject } from '../../objects/delete-object.ts'
import { findObject } from '../../objects/object-repository.ts'
import { type StoreObjectDeps, storeObject } from '../../objects/store-object.ts'
import { lockForModeration } from '../moderate-pack.ts'
import { findPackRow } from '../pack-repository.ts'
import { recordPackDeleted } from '../record-pack-deleted.ts'
import { mayStoreStarterPack, starterObjects } from './starter-objects.ts'
import { starterOwner, starterOwnerId } from './starter-owner.ts'

export type StarterDeps = Pick<ServerContext, 'env'> & Omit<StoreObjectDeps, 'objectKinds'>

/** Brings the gallery to what STARTER_PACKS says. Any number of processes may do it at once. */
export async function syncStarterPacks(deps: StarterDeps, signal: AbortSignal): Promise<void> {
  if (!deps.env.hasStarterPacks) return await removeStarterPacks(deps)
  const { starterPacks } = await import('./starter-packs.ts')
  for (const pack of starterPacks) {
    if (signal.aborted) return
    await storeStarterPack(deps, pack)
  }
}

/** Stores a pack that is missing or has other words; the likes and plays of its row stay. */
export async function storeStarterPack(deps: StarterDeps, pack: CustomPack): Promise<void> {
  const { db } = deps.database
  if (!mayStoreStarterPack(await findPackRow(db, pack.metadata.id))) return
  const name = packPath(pack.metadata.id)
  const bytes = Buffer.from(writePackFile(pack))
  const file = await findObject(db, name)
  if (file?.md5 === md5Of(bytes)) return
  const nowMs = deps.now()
  await db
    .insertInto('users')
    .values(starterOwner(nowMs))
    // Of another process at the same moment: by its id, or by its address.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const upload = {
    userId: starterOwnerId,
    name,
    bytes,
    contentType: null,
    settings: {},
    md5Hash: null,
    ifGeneration: file?.generation ?? 0,
  }
  const objectKinds = [starterObjects(pack, nowMs)]
  try {
    await storeObject({ ...deps, objectKinds }, upload)
  } catch (error) {
    const isElsewhere = error instanceof AppError && error.code === 'precondition_failed'
    if (!isElsewhere) throw error
  }
}

/** They are not hidden, so that STARTER_PACKS=on brings them back with their likes. */
async function removeStarterPacks({ database, blobCleanup, now }: StarterDeps): Promise<void> {
  const present = await database.db
    .selectFrom('packs')
    .select('pack_id')
    .where('owner_id', '=', starterOwnerId)
    .where('deleted_at', 'is', null)
    .orderBy('pack_id')
    .execute()
  for (const { pack_id: packId } of present) {
    const nowMs = now()
    await transact(database.db, async (transaction) => {
      if (!(await lockForModeration(transaction, packId))) return
      await recordPackDeleted(transaction, packId, nowMs)
      const file = await findObject(transaction, packPath(packId))
      if (file) await removeObject(transaction, file, nowMs)
    })
  }
  if (present.length > 0) blobCleanup.wake()
}
