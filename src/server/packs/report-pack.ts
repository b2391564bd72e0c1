import { createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { PackReport } from '#contract/packs.ts'
import { packPath } from '#domain/packs/custom-pack.ts'
import { reportsThatHide } from '#domain/packs/report-reasons.ts'
import type { Tables } from '../db/tables.ts'
import { transact } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { setObjectPublic } from '../storage/object-repository.ts'
import { indexPack } from './index-pack.ts'
import { isPublicPack, lockPack, type PackRow } from './pack-repository.ts'

export type Reporter = { userId: string } | { address: string }

/**
 * Keeps a report, one from each reporter, and hides the pack when there are enough of them; says
 * whether there is such a pack for everybody.
 */
export async function reportPack(
  { database, authSecret, now }: Services,
  packId: string,
  reporter: Reporter,
  { reason, words }: PackReport,
): Promise<boolean> {
  const nowMs = now()
  return await transact(database.db, async (transaction) => {
    // Taken first: of reports that come at once, the last must see all others.
    const pack = await lockPack(transaction, packId)
    if (!pack || !isPublicPack(pack)) return false
    const isOwn = 'userId' in reporter && reporter.userId === pack.owner_id
    if (isOwn) return true
    const inserted = await transaction
      .insertInto('pack_reports')
      .values({
        pack_id: packId,
        reporter: reporterKey(reporter, authSecret),
        reason,
        words,
        created_at: nowMs,
        resolved_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['pack_id', 'reporter'])
          .doUpdateSet({ reason, words, created_at: nowMs, resolved_at: null })
          // A verdict binds for as long as the pack is what it was.
          .where('pack_reports.resolved_at', '<', pack.updated_at),
      )
      .returning('pack_id')
      .executeTakeFirst()
    if (inserted && (await countOpen(transaction, packId)) >= reportsThatHide) {
      await hidePack(transaction, pack, nowMs)
    }
    return true
  })
}

/** Addresses are personal data: the database gets to see none. */
function reporterKey(reporter: Reporter, secret: string): string {
  if ('userId' in reporter) return reporter.userId
  return createHmac('sha256', secret).update(`report ${reporter.address}`).digest('base64url')
}

async function countOpen(transaction: Transaction<Tables>, packId: string): Promise<number> {
  const { n } = await transaction
    .selectFrom('pack_reports')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('pack_id', '=', packId)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

async function hidePack(
  transaction: Transaction<Tables>,
  pack: PackRow,
  nowMs: number,
): Promise<void> {
  await transaction
    .updateTable('packs')
    .set({ hidden_at: nowMs })
    .where('pack_id', '=', pack.pack_id)
    .execute()
  await indexPack(transaction, { ...pack, hidden_at: nowMs })
  await setObjectPublic(transaction, packPath(pack.pack_id), false)
}
