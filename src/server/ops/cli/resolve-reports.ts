import type { Services } from '#server/compose.ts'
import { transact } from '#server/db/transaction.ts'
import {
  closeReports,
  lockForModeration,
  removePack,
  unhidePack,
} from '#server/features/packs/moderate-pack.ts'
import { recordAction } from './operator-actions.ts'

export type Verdict = 'keep' | 'remove'

type Outcome = 'resolved' | 'unknown' | 'not reported'

/** Closes a pack's reports: shows it again or deletes it. */
export async function resolveReports(
  { database, now }: Pick<Services, 'database' | 'now'>,
  packId: string,
  verdict: Verdict,
): Promise<Outcome> {
  const nowMs = now()
  return await transact(database.db, async (transaction) => {
    const pack = await lockForModeration(transaction, packId)
    if (!pack) return 'unknown'
    const closed = await closeReports(transaction, packId, nowMs)
    if (closed === 0 && pack.hidden_at === null) return 'not reported'
    if (verdict === 'keep') await unhidePack(transaction, pack)
    else await removePack(transaction, pack, { nowMs, reason: null })
    const action = verdict === 'keep' ? 'pack_shown' : 'pack_removed'
    await recordAction(transaction, { action, subject: packId, reason: 'reports' }, nowMs)
    return 'resolved'
  })
}
