import type { Transaction } from 'kysely'
import { type CustomPack, packPath, writePackFile } from '#domain/packs/custom-pack.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { ObjectKind, PreparedObject } from '../../objects/object-kind.ts'
import { indexPack } from '../index-pack.ts'
import { lockPack, type PackRow } from '../pack-repository.ts'
import { upsertPack } from '../store-pack.ts'
import { starterOwnerId } from './starter-owner.ts'

type PreparedStarterPack = PreparedObject & { pack: CustomPack; nowMs: number }

/**
 * Whether a starter pack is to be stored: it never was, or STARTER_PACKS=off removed it. What the
 * operator removes stays hidden, and so stays away.
 */
export function isStarterPackDue(row: PackRow | null): boolean {
  if (row === null) return true
  return row.owner_id === starterOwnerId && row.deleted_at !== null && row.hidden_at === null
}

/** Stores a starter pack as an upload is stored, but without a maker’s profile and quota. */
export function starterObjects(
  pack: CustomPack,
  before: PackRow | null,
  nowMs: number,
): ObjectKind<PreparedStarterPack> {
  const stored: CustomPack = {
    ...pack,
    likes: before?.likes ?? 0,
    plays: before?.plays ?? 0,
    lastUpdated: new Date(nowMs).toISOString(),
  }
  return {
    matches: (name) => name === packPath(pack.metadata.id),
    prepare: async () => ({
      bytes: Buffer.from(writePackFile(stored)),
      contentType: 'application/json',
      readers: 'everybody',
      pack: stored,
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
  if (!isStarterPackDue(await lockPack(transaction, pack.metadata.id))) {
    throw new AppError('precondition_failed', 'Another process stored or removed it.')
  }
  const row = await upsertPack(transaction, { userId: starterOwnerId, pack, isDraft: false, nowMs })
  await indexPack(transaction, row)
}
