import { createHmac } from 'node:crypto'
import type { AudienceTap } from '#contract/room-messages.ts'
import type { ServerContext } from '#server/context.ts'
import { recordIdempotencyKey } from '#server/db/idempotency-keys.ts'
import { transact } from '#server/db/transaction.ts'
import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'
import { newId } from '#server/lib/new-id.ts'
import type { Watcher } from './connection.ts'

const ticketMs = 30_000
const seatLinkMs = 2 * 60_000

export type TicketHello = {
  code: string
  /** Null for a screen or the audience. */
  tokenHash: string | null
  as: Watcher
  tab: string
  seq: number
  tap?: AudienceTap | undefined
}

/** Which seat another phone takes over. */
export type SeatMove = { code: string; tokenHash: string }

type Signed<Content> = Content & { id: string; endsAtMs: number }

type TicketDeps = Pick<ServerContext, 'authSecret' | 'database' | 'now'>

/** For `EventSource`, which sends no headers: a seat's token must not be in a URL. */
export function makeTicket(deps: TicketDeps, hello: TicketHello): string {
  return makeOnce(deps, 'room ticket', hello, ticketMs)
}

/** Null for one that is forged, late or used, here or in another process. */
export async function redeemTicket(deps: TicketDeps, ticket: string): Promise<TicketHello | null> {
  return await redeemOnce<TicketHello>(deps, 'room ticket', ticket)
}

/** What the QR of *Move my seat* holds. */
export function makeSeatLink(deps: TicketDeps, move: SeatMove): string {
  return makeOnce(deps, 'seat link', move, seatLinkMs)
}

export async function redeemSeatLink(deps: TicketDeps, link: string): Promise<SeatMove | null> {
  return await redeemOnce<SeatMove>(deps, 'seat link', link)
}

function makeOnce<Content extends object>(
  { authSecret, now }: TicketDeps,
  purpose: string,
  content: Content,
  validMs: number,
): string {
  const signed: Signed<Content> = { ...content, id: newId(), endsAtMs: now() + validMs }
  const text = Buffer.from(JSON.stringify(signed)).toString('base64url')
  return `${text}.${sign(purpose, text, authSecret)}`
}

async function redeemOnce<Content>(
  deps: TicketDeps,
  purpose: string,
  given: string,
): Promise<Content | null> {
  const [text = '', signature = ''] = given.split('.')
  if (!isEqualInConstantTime(signature, sign(purpose, text, deps.authSecret))) return null
  const { id, endsAtMs, ...content }: Signed<object> = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  )
  const nowMs = deps.now()
  if (endsAtMs < nowMs) return null
  const isFirst = await transact(deps.database.db, (transaction) =>
    recordIdempotencyKey(transaction, `${purpose} ${id}`, nowMs),
  )
  return isFirst ? (content as Content) : null
}

function sign(purpose: string, text: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url')
}
