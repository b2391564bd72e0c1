import type { Database } from '#server/db/database.ts'
import { transact } from '#server/db/transaction.ts'
import type { Log } from '../observability/log.ts'
import { metrics } from '../observability/metrics/metrics.ts'
import { inSpan } from '../observability/tracing/in-span.ts'
import { failureReason } from './failure-reason.ts'
import { deleteMessage, type MessageRow, postponeMessage, toQueued } from './message-repository.ts'
import { nextAttempt } from './next-attempt.ts'
import { MessageRefused, type Queued, type Transports } from './transport.ts'

export type DeliveryDeps = {
  database: Database
  log: Log
  now: () => number
  transports: Transports
}

/** Sends a leased message and deletes it, or postpones it. */
export async function deliver(deps: DeliveryDeps, taken: MessageRow): Promise<void> {
  const queued = toQueued(taken)
  try {
    const span = { name: `deliver ${taken.channel}`, kind: 'client' } as const
    await inSpan(span, () => handOver(deps.transports, queued))
  } catch (error) {
    const reason = failureReason(error, queued.message)
    if (error instanceof MessageRefused) await dropRefused(deps, taken, reason)
    else await putBack(deps, taken, reason)
    return
  }
  metrics.messages.inc(taken.channel, 'delivered')
  // Retried: a message whose row stays is sent again.
  await transact(deps.database.db, (transaction) => deleteMessage(transaction, taken.id))
}

async function handOver(transports: Transports, queued: Queued): Promise<void> {
  const { message } = queued
  if (message.channel === 'mail') await transports.mail({ ...queued, message })
  else await transports.sms({ ...queued, message })
}

async function dropRefused(
  { database, log }: DeliveryDeps,
  { id, channel }: MessageRow,
  reason: string,
): Promise<void> {
  metrics.messages.inc(channel, 'refused')
  await deleteMessage(database.db, id)
  log.warn(
    { event: 'message.rejected', messageId: id, channel, reason },
    'Message rejected by the receiving server and dropped',
  )
}

async function putBack(
  { database, log, now }: DeliveryDeps,
  taken: MessageRow,
  reason: string,
): Promise<void> {
  const attempts = taken.attempts + 1
  const fields = { messageId: taken.id, channel: taken.channel, attempts, reason }
  const nextMs = nextAttempt({ attempts, createdAtMs: taken.created_at, nowMs: now() })
  metrics.messages.inc(taken.channel, nextMs === null ? 'given_up' : 'failed')
  if (nextMs === null) {
    await deleteMessage(database.db, taken.id)
    log.error({ event: 'message.given_up', ...fields }, 'Message given up after 24 hours')
  } else {
    await postponeMessage(database.db, taken, attempts, nextMs)
    log.warn({ event: 'message.send_failed', ...fields }, 'Message could not be sent, will retry')
  }
}
