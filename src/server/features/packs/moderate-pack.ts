import type { Transaction } from 'kysely'
import { packPath } from '#domain/packs/custom-pack.ts'
import type { Tables } from '#server/db/tables.ts'
import { removeObject } from '../objects/delete-object.ts'
import { findObject, setObjectReaders } from '../objects/object-repository.ts'
import { lockUsage } from '../objects/usage-repository.ts'
import { indexPack } from './index-pack.ts'
import { findPackRow, lockPack, type PackRow, readersOf } from './pack-repository.ts'
import { recordPackDeleted } from './record-pack-deleted.ts'

/** Lock order everywhere: usage, packs, objects. Null for a deleted pack. */
export async function lockForModeration(
  transaction: Transaction<Tables>,
  packId: string,
): Promise<PackRow | null> {
  const known = await findPackRow(transaction, packId)
  if (!known || known.deleted_at !== null) return null
  await lockUsage(transaction, known.owner_id)
  const pack = await lockPack(transaction, packId)
  return pack?.deleted_at === null ? pack : null
}

/** Hides a pack from everybody but its owner, who sees the reason. */
export async function hidePack(
  transaction: Transaction<Tables>,
  pack: PackRow,
  { nowMs, reason }: { nowMs: number; reason: string | null },
): Promise<void> {
  const hidden = { ...pack, hidden_at: pack.hidden_at ?? nowMs, hidden_reason: reason }
  await updateHiddenState(transaction, hidden)
  await indexPack(transaction, hidden)
  await setObjectReaders(transaction, packPath(pack.pack_id), 'nobody')
}

export async function unhidePack(transaction: Transaction<Tables>, pack: PackRow): Promise<void> {
  const shown = { ...pack, hidden_at: null, hidden_reason: null }
  await updateHiddenState(transaction, shown)
  await indexPack(transaction, shown)
  await setObjectReaders(transaction, packPath(pack.pack_id), readersOf(shown))
}

/** Deletes a pack. It stays hidden in case its owner uploads it again. */
export async function removePack(
  transaction: Transaction<Tables>,
  pack: PackRow,
  { nowMs, reason }: { nowMs: number; reason: string | null },
): Promise<void> {
  await updateHiddenState(transaction, {
    ...pack,
    hidden_at: pack.hidden_at ?? nowMs,
    hidden_reason: reason ?? pack.hidden_reason,
  })
  await recordPackDeleted(transaction, pack.pack_id, nowMs)
  const file = await findObject(transaction, packPath(pack.pack_id))
  // The running server deletes the blob later.
  if (file) await removeObject(transaction, file, nowMs)
}

/** Returns how many were open. */
export async function closeReports(
  transaction: Transaction<Tables>,
  packId: string,
  nowMs: number,
): Promise<number> {
  const closed = await transaction
    .updateTable('pack_reports')
    .set({ resolved_at: nowMs })
    .where('pack_id', '=', packId)
    .where('resolved_at', 'is', null)
    .returning('pack_id')
    .execute()
  return closed.length
}

async function updateHiddenState(
  transaction: Transaction<Tables>,
  { pack_id, hidden_at, hidden_reason }: PackRow,
): Promise<void> {
  await transaction
    .updateTable('packs')
    .set({ hidden_at, hidden_reason })
    .where('pack_id', '=', pack_id)
    .execute()
}
