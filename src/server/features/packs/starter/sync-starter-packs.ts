import { type CustomPack, packPath } from '#domain/packs/custom-pack.ts'
import type { ServerContext } from '#server/context.ts'
import { transact } from '#server/db/transaction.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { removeObject } from '../../objects/delete-object.ts'
import { findObject } from '../../objects/object-repository.ts'
import { type StoreObjectDeps, storeObject } from '../../objects/store-object.ts'
import { lockForModeration } from '../moderate-pack.ts'
import { findPackRow } from '../pack-repository.ts'
import { recordPackDeleted } from '../record-pack-deleted.ts'
import { isStarterPackDue, starterObjects } from './starter-objects.ts'
import { starterOwner, starterOwnerId } from './starter-owner.ts'

export type StarterDeps = Pick<ServerContext, 'env'> & Omit<StoreObjectDeps, 'objectKinds'>

/** Brings the gallery to what STARTER_PACKS says. Any number of processes may do it at once. */
export async function syncStarterPacks(deps: StarterDeps, signal: AbortSignal): Promise<void> {
  if (!deps.env.hasStarterPacks) return await removeStarterPacks(deps)
  const { starterPacks } = await import('./starter-packs.ts')
  for (const pack of starterPacks) {
    if (signal.aborted) return
    await storeIfDue(deps, pack)
  }
}

async function storeIfDue(deps: StarterDeps, pack: CustomPack): Promise<void> {
  const { db } = deps.database
  const before = await findPackRow(db, pack.metadata.id)
  if (!isStarterPackDue(before)) return
  const nowMs = deps.now()
  await db
    .insertInto('users')
    .values(starterOwner(nowMs))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const upload = {
    userId: starterOwnerId,
    name: packPath(pack.metadata.id),
    bytes: Buffer.alloc(0),
    contentType: null,
    settings: {},
    md5Hash: null,
    ifGeneration: 0,
  }
  const objectKinds = [starterObjects(pack, before, nowMs)]
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
