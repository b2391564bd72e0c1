import type { Kysely } from 'kysely'
import type { CommandServices } from '#server/compose.ts'
import type { Tables } from '#server/db/tables.ts'
import { newId } from '#server/lib/new-id.ts'
import type { Log } from '#server/platform/observability/log.ts'
import { formatTime } from './format-time.ts'

export type OperatorAction = {
  action:
    | 'user_added'
    | 'user_confirmed'
    | 'user_link_made'
    | 'user_blocked'
    | 'user_unblocked'
    | 'user_exported'
    | 'user_erased'
    | 'pack_hidden'
    | 'pack_shown'
    | 'pack_removed'
    | 'bar_removed'
  subject: string
  reason?: string | null
}

/** Stored in the transaction of the action. */
export async function recordAction(
  db: Kysely<Tables>,
  { action, subject, reason = null }: OperatorAction,
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('operator_actions')
    .values({ id: newId(), at: nowMs, action, subject, reason })
    .execute()
}

/** Written to standard error at every level: an intruder would do the same. */
export function logAction({ log }: Pick<CommandServices, 'log'>, done: OperatorAction): void {
  const { action, subject, reason } = done
  logOperatorLine(log, { audit: action, subject, ...(reason && { reason }) })
}

/** Written whatever LOG_LEVEL is. */
export function logOperatorLine(
  log: Log,
  fields: { audit: string; [field: string]: unknown },
): void {
  log.child({}, { level: 'warn' }).warn({ event: 'operator.acted', ...fields }, 'Operator action')
}

/** The newest `limit`, in order of time. */
export async function listActions(db: Kysely<Tables>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_actions')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  if (rows.length === 0) return ['Nothing was done by hand.']
  return rows
    .toReversed()
    .map(({ at, action, subject, reason }) =>
      [formatTime(at), action, subject, ...(reason ? [reason] : [])].join('  '),
    )
}
