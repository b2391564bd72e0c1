import { createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { PackReport } from '#contract/packs.ts'
import { hideAfterReports } from '#domain/packs/report-reasons.ts'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { composeReportEmail } from '#server/platform/messaging/compose-report-email.ts'
import { hidePack } from './moderate-pack.ts'
import { isPublicPack, lockPack } from './pack-repository.ts'

export type Reporter = { userId: string } | { address: string }

/**
 * Stores one report per reporter and hides the pack when there are enough. False for a pack that
 * is not public.
 */
export async function reportPack(
  { database, authSecret, env, messageQueue, now }: ServerContext,
  packId: string,
  reporter: Reporter,
  report: PackReport,
): Promise<boolean> {
  const { reason, words } = report
  const nowMs = now()
  const isThere = await transact(database.db, async (transaction) => {
    // Locked first: of concurrent reports the last must count all others.
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
          // A review holds until the pack changes.
          .where('pack_reports.resolved_at', '<', pack.updated_at),
      )
      .returning('pack_id')
      .executeTakeFirst()
    if (!inserted) return true
    const isHidden = (await countOpenReports(transaction, packId)) >= hideAfterReports
    if (isHidden) await hidePack(transaction, pack, { nowMs, reason: null })
    if (env.supportEmail !== null) {
      const { name, author } = pack
      const link = `${env.origin ?? ''}/game/${packId}`
      const facts = { to: env.supportEmail, packId, name, author, report, isHidden, link }
      await messageQueue.enqueue(transaction, composeReportEmail(facts))
    }
    return true
  })
  messageQueue.wake()
  return isThere
}

/** IP addresses are stored as a keyed hash. */
function reporterKey(reporter: Reporter, secret: string): string {
  if ('userId' in reporter) return reporter.userId
  return createHmac('sha256', secret).update(`report ${reporter.address}`).digest('base64url')
}

async function countOpenReports(transaction: Transaction<Tables>, packId: string): Promise<number> {
  const { n } = await transaction
    .selectFrom('pack_reports')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('pack_id', '=', packId)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}
