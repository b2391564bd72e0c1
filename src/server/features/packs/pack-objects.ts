import { packIdOfPath } from '#domain/packs/custom-pack.ts'
import type { ServerContext } from '#server/context.ts'
import type { ObjectKind } from '../objects/object-kind.ts'
import { isPackHidden } from './pack-repository.ts'
import { type PreparedPack, preparePack } from './prepare-pack.ts'
import { recordPackDeleted } from './record-pack-deleted.ts'
import { storePack } from './store-pack.ts'

/** The objects under `packs/`. */
export function packObjects(
  deps: Pick<ServerContext, 'database' | 'now'>,
): ObjectKind<PreparedPack> {
  return {
    matches: (name) => packIdOfPath(name) !== null,
    prepare: ({ userId, name, bytes }) =>
      preparePack(deps, { userId, packId: requirePackId(name), bytes }),
    onStore: storePack,
    onDelete: (transaction, name, nowMs) =>
      recordPackDeleted(transaction, requirePackId(name), nowMs),
    isHidden: (db, name) => isPackHidden(db, requirePackId(name)),
  }
}

function requirePackId(name: string): string {
  const packId = packIdOfPath(name)
  if (packId === null) throw new Error('this object is no pack')
  return packId
}
