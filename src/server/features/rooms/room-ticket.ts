import type { RepeatedTap } from '#contract/room-messages.ts'
import type { ServerContext } from '#server/context.ts'
import { recordIdempotencyKey } from '#server/db/idempotency-keys.ts'
import { transact } from '#server/db/transaction.ts'
import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'
import { newId } from '#server/lib/new-id.ts'
import type { Watcher } from './connection.ts'
import { signText } from './sign-text.ts'

const ticketMs = 30_000
const purpose = 'room ticket'

export type TicketHello = {
  code: string
  /** Null for a screen or the audience. */
  tokenHash: string | null
  as: Watcher
  tab: string
  seq: number
  protocol?: number | undefined
  tap?: RepeatedTap | undefined
  tapBehind?: RepeatedTap | undefined
}

type Signed = TicketHello & { id: string; endsAtMs: number }

type TicketDeps = Pick<ServerContext, 'authSecret' | 'database' | 'now'>

/** For `EventSource`, which sends no headers: a seat's token must not be in a URL. */
export function makeTicket({ authSecret, now }: TicketDeps, hello: TicketHello): string {
  const signed: Signed = { ...hello, id: newId(), endsAtMs: now() + ticketMs }
  const text = Buffer.from(JSON.stringify(signed)).toString('base64url')
  return `${text}.${signText(authSecret, purpose, text)}`
}

/** Null for one that is forged, late or used, here or in another process. */
export async function redeemTicket(deps: TicketDeps, ticket: string): Promise<TicketHello | null> {
  const [text = '', signature = ''] = ticket.split('.')
  if (!isEqualInConstantTime(signature, signText(deps.authSecret, purpose, text))) return null
  const { id, endsAtMs, ...hello }: Signed = JSON.parse(Buffer.from(text, 'base64url').toString())
  const nowMs = deps.now()
  if (endsAtMs < nowMs) return null
  const isFirst = await transact(deps.database.db, (transaction) =>
    recordIdempotencyKey(transaction, `room ticket ${id}`, nowMs),
  )
  return isFirst ? hello : null
}
