import type { Transaction } from 'kysely'
import { packPath } from '#domain/packs/custom-pack.ts'
import type { Tables } from '../db/tables.ts'
import { transact } from '../db/transaction.ts'
import { indexPack } from '../packs/index-pack.ts'
import { recordPackDeleted } from '../packs/pack-object.ts'
import { findPackRow, isPublicPack, lockPack, type PackRow } from '../packs/pack-repository.ts'
import type { Services } from '../services.ts'
import { removeObject } from '../storage/delete-object.ts'
import { findObject, setObjectPublic } from '../storage/object-repository.ts'
import { changeUsage, noChange } from '../storage/usage-repository.ts'

export type Verdict = 'keep' | 'remove'

type Outcome = 'resolved' | 'unknown' | 'not reported'

/** Closes the open reports of a pack: it is shown again, or deleted as its owner would. */
export async function resolveReports(
  { database, now }: Pick<Services, 'database' | 'now'>,
  packId: string,
  verdict: Verdict,
): Promise<Outcome> {
  const nowMs = now()
  return await transact(database.db, async (transaction) => {
    const known = await findPackRow(transaction, packId)
    if (!known || known.deleted_at !== null) return 'unknown'
    // Usage, packs, objects: everybody locks them in this order.
    await changeUsage(transaction, known.owner_id, noChange)
    const pack = await lockPack(transaction, packId)
    if (!pack || pack.deleted_at !== null) return 'unknown'
    const closed = await transaction
      .updateTable('pack_reports')
      .set({ resolved_at: nowMs })
      .where('pack_id', '=', packId)
      .where('resolved_at', 'is', null)
      .returning('pack_id')
      .execute()
    if (closed.length === 0 && pack.hidden_at === null) return 'not reported'
    if (verdict === 'keep') await showPack(transaction, pack)
    else await removePack(transaction, pack, nowMs)
    return 'resolved'
  })
}

async function showPack(transaction: Transaction<Tables>, pack: PackRow): Promise<void> {
  await setHidden(transaction, pack, null)
  const shown = { ...pack, hidden_at: null }
  await indexPack(transaction, shown)
  await setObjectPublic(transaction, packPath(pack.pack_id), isPublicPack(shown))
}

/** It stays hidden too, in case its owner uploads it once more. */
async function removePack(
  transaction: Transaction<Tables>,
  pack: PackRow,
  nowMs: number,
): Promise<void> {
  const { pack_id } = pack
  await setHidden(transaction, pack, pack.hidden_at ?? nowMs)
  await recordPackDeleted(transaction, pack_id, nowMs)
  const file = await findObject(transaction, packPath(pack_id))
  // The running server deletes the bytes in its own time.
  if (file) await removeObject(transaction, file, nowMs)
}

async function setHidden(
  transaction: Transaction<Tables>,
  { pack_id }: PackRow,
  hiddenAtMs: number | null,
): Promise<void> {
  await transaction
    .updateTable('packs')
    .set({ hidden_at: hiddenAtMs })
    .where('pack_id', '=', pack_id)
    .execute()
}
