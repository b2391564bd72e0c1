import { type Context, Hono } from 'hono'
import {
  CopyProof,
  NewRoom,
  NewSeat,
  NewTicket,
  ReturnedGame,
  SeatProof,
  SentMessages,
} from '#contract/rooms.ts'
import type { CopyOf } from '#domain/room/bring-back.ts'
import { readRoomCode } from '#domain/room/code.ts'
import { maxRoomBodyBytes } from '#domain/room/limits.ts'
import { isSeated } from '#domain/room/room.ts'
import { findSeat } from '#domain/room/seats.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { addressOf, rateLimit } from '#server/platform/web/rate-limit.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { answerGone } from './answer-gone.ts'
import { bringingBack, goingAlong } from './bring-back.ts'
import { copyFor, takingBack } from './carry-game.ts'
import { makeCopyProof, readCopyProof } from './copy-proof.ts'
import { streamEvents } from './event-stream.ts'
import { openRoom } from './open-room.ts'
import type { Rooms } from './open-rooms.ts'
import { previewRoom } from './preview-room.ts'
import { refuseSeat } from './refuse-seat.ts'
import { limitSeats, requireAppCheck } from './room-guards.ts'
import type { StoredRoom } from './room-repository.ts'
import { makeTicket } from './room-ticket.ts'
import { hashSeatToken, newSeatLink } from './seat-token.ts'
import { sendMessages } from './send-messages.ts'
import { offeringLink, takeSeatInRoom } from './take-seat.ts'
import { holdsSeat, isOverWrongCodes, refuseGuessing, refuseWrongCode } from './wrong-codes.ts'

/** `/api/rooms`: no account; a seat is proven by its token. */
export function roomsApi(services: ServerContext & { rooms: Rooms }): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const { rooms } = services
  const limitRooms = rateLimit(services, 'rooms')

  api.post('/', limitRooms, async (c) => {
    requireAppCheck(services, c.req.header('x-firebase-appcheck'))
    const sent = await readJson(c, NewRoom, maxRoomBodyBytes)
    return c.json(await openRoom(services, sent), 201)
  })
  api.all('/', onlyMethods('POST'))

  api.get('/:code', async (c) => c.json(previewRoom((await requireRoom(c)).stored)))
  api.all('/:code', onlyMethods('GET'))

  api.post('/:code/seats', async (c) => {
    const sent = await readJson(c, NewSeat)
    const { id } = await requireRoom(c)
    limitSeats(services, id)
    const outcome = await answerGone(() => takeSeatInRoom(services, id, sent))
    return 'grant' in outcome ? c.json(outcome.grant, 201) : c.json(outcome.knock, 202)
  })
  api.all('/:code/seats', onlyMethods('POST'))

  api.post('/:code/tickets', async (c) => {
    const { token, build: _, ...sent } = await readJson(c, NewTicket)
    const { stored } = await requireRoom(c, token)
    const tokenHash = token === null ? null : hashSeatToken(token)
    return c.json({ ticket: makeTicket(services, { ...sent, code: stored.code, tokenHash }) }, 201)
  })
  api.all('/:code/tickets', onlyMethods('POST'))

  api.post('/:code/seat-links', async (c) => {
    const { token } = await readJson(c, SeatProof)
    const { id, stored } = await requireRoom(c, token)
    const seat = requireSeat(stored, token)
    limitSeats(services, id)
    const link = newSeatLink()
    await answerGone(() => rooms.change(id, offeringLink(seat, hashSeatToken(link))))
    return c.json({ link }, 201)
  })
  api.all('/:code/seat-links', onlyMethods('POST'))

  api.post('/:code/take-back', async (c) => {
    const { token } = await readJson(c, SeatProof)
    const { id, stored } = await requireRoom(c, token)
    const needs = stored.room.taken?.game.slug
    const change = { ...takingBack(hashSeatToken(token), proofIn(id)), ...(needs && { needs }) }
    const { result } = await answerGone(() => rooms.change(id, change))
    return 'refused' in result ? refuseSeat(result.refused) : c.json(result)
  })
  api.all('/:code/take-back', onlyMethods('POST'))

  api.post('/:code/copies', async (c) => {
    const { token } = await readJson(c, SeatProof)
    const { id, stored } = await requireRoom(c, token)
    const seat = requireSeat(stored, token)
    limitSeats(services, id)
    const context = { now: services.now(), random: Math.random }
    const result = copyFor(stored.room, seat, context, proofIn(id))
    if (!result) return c.body(null, 204)
    return 'refused' in result ? refuseSeat(result.refused) : c.json(result)
  })
  api.all('/:code/copies', onlyMethods('POST'))

  api.post('/:code/gone-along', async (c) => {
    const { token, proof } = await readJson(c, CopyProof)
    const { id, copy } = await requireCopy(c, token, proof)
    const { result } = await answerGone(() => rooms.change(id, goingAlong(copy)))
    return result ? refuseSeat(result.refused) : c.body(null, 204)
  })
  api.all('/:code/gone-along', onlyMethods('POST'))

  api.post('/:code/bring-back', async (c) => {
    const { token, ...sent } = await readJson(c, ReturnedGame, maxRoomBodyBytes)
    const { id, copy } = await requireCopy(c, token, sent.proof)
    const context = { now: services.now(), random: Math.random }
    const change = await bringingBack(sent, copy, context)
    const { result } = await answerGone(() => rooms.change(id, change))
    return result ? refuseSeat(result.refused) : c.body(null, 204)
  })
  api.all('/:code/bring-back', onlyMethods('POST'))

  api.get('/:code/events', (c) => streamEvents(services, c))
  api.all('/:code/events', onlyMethods('GET'))

  api.post('/:code/messages', async (c) => {
    const { token, tab, messages } = await readJson(c, SentMessages, maxRoomBodyBytes)
    const { id, stored } = await requireRoom(c, token)
    const seat = requireSeat(stored, token)
    return c.json(await answerGone(() => sendMessages(services, { id, seat, tab }, messages)))
  })
  api.all('/:code/messages', onlyMethods('POST'))
  return api

  /** @param token of who may have a seat: the wrong codes of others do not concern them */
  async function requireRoom(
    c: Context<AppEnv>,
    token: string | null = null,
  ): Promise<{ id: string; stored: StoredRoom }> {
    const address = addressOf(c, services)
    const isOver = await isOverWrongCodes(services, address)
    if (isOver && token === null) refuseGuessing()
    const code = readRoomCode(c.req.param('code') ?? '')
    const id = code === null ? null : await rooms.findId(code)
    if (id === null) return await refuseWrongCode(services, address)
    const stored = await answerGone(() => rooms.read(id))
    if (isOver && !(token && holdsSeat(stored, hashSeatToken(token)))) refuseGuessing()
    return { id, stored }
  }

  function proofIn(id: string) {
    return (copy: CopyOf) => makeCopyProof(services.authSecret, id, copy)
  }

  async function requireCopy(
    c: Context<AppEnv>,
    token: string,
    proof: string,
  ): Promise<{ id: string; copy: CopyOf }> {
    const { id, stored } = await requireRoom(c, token)
    const seat = requireSeat(stored, token)
    limitSeats(services, id)
    return { id, copy: readCopyProof(services.authSecret, id, seat, proof) }
  }

  function requireSeat({ room }: StoredRoom, token: string): number {
    const seat = findSeat(room, hashSeatToken(token))
    if (seat !== null && isSeated(room, seat)) return seat
    throw new AppError('forbidden', 'This phone has no seat in the room.')
  }
}
