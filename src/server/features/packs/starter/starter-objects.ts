import type { Transaction } from 'kysely'
import { type CustomPack, packPath } from '#domain/packs/custom-pack.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { ObjectKind, PreparedObject } from '../../objects/object-kind.ts'
import { indexPack } from '../index-pack.ts'
import { lockPack, type PackRow } from '../pack-repository.ts'
import { upsertPack } from '../store-pack.ts'
import { starterOwnerId } from './starter-owner.ts'

type PreparedStarterPack = PreparedObject & { pack: CustomPack; nowMs: number }

/** What the operator removes stays hidden, and so stays away. */
export function mayStoreStarterPack(row: PackRow | null): boolean {
  return row === null || (row.owner_id === starterOwnerId && row.hidden_at === null)
}

/** Stores a starter pack as an upload is stored, but without a maker’s profile and quota. */
export function starterObjects(pack: CustomPack, nowMs: number): ObjectKind<PreparedStarterPack> {
  return {
    matches: (name) => name === packPath(pack.metadata.id),
    prepare: async ({ bytes }) => ({
      bytes,
      contentType: 'application/json',
      readers: 'everybody',
      pack,
      nowMs,
    }),
    onStore: storeRows,
    onDelete: async () => {},
    isHidden: async () => false,
  }
}

async function storeRows(
  transaction: Transaction<Tables>,
  { pack, nowMs }: PreparedStarterPack,
): Promise<void> {
  if (!mayStoreStarterPack(await lockPack(transaction, pack.metadata.id))) {
    throw new AppError('precondition_failed', 'The operator removed it just now.')
  }
  const row = await upsertPack(transaction, { userId: starterOwnerId, pack, isDraft: false, nowMs })
  await indexPack(transaction, row)
}
