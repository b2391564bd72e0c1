import type { BarGrant, NewBar, NewTableSeat, TablePreview } from '#contract/bar-tables.ts'
import type {
  CopyProof,
  GameCopy,
  Knock,
  MessagesReply,
  NewRoom,
  NewSeat,
  ReturnedGame,
  RoomPreview,
  RoomRefusal,
  SeatGrant,
  SeatLink,
  SentMessages,
} from '#contract/rooms.ts'
import { barsPath, roomsPath, tablesPath } from '#contract/rooms-path.ts'
import { type ApiResult, callApi, toApiResult } from '../api/call-api.ts'
import { requestTimeoutMs } from '../api/request-timeout.ts'
import { newId } from '../device/random.ts'

/** By request, the key of one that was not answered: sent again, it is the same request. */
const unanswered = new Map<string, string>()

async function repeatably<T>(
  path: string,
  body: object,
  send: (body: object) => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const wish = path + JSON.stringify(body)
  const key = unanswered.get(wish) ?? newId()
  unanswered.set(wish, key)
  const answer = await send({ ...body, key })
  const { status } = answer
  if (status !== 'offline' && status < 500) unanswered.delete(wish)
  return answer
}

export function openRoom(room: NewRoom): Promise<ApiResult<SeatGrant>> {
  return repeatably(roomsPath, room, (keyed) => callApi('POST', roomsPath, keyed))
}

export function previewRoom(code: string): Promise<ApiResult<RoomPreview>> {
  return callApi('GET', `${roomsPath}/${code}`)
}

/** Why a seat was refused, where that is known. */
export type SeatAnswer = { answer: ApiResult<SeatGrant | Knock>; refusal: RoomRefusal | null }

/** Status 202 is a knock: the host is asked. */
export function takeSeat(code: string, seat: NewSeat): Promise<SeatAnswer> {
  return postSeat(`${roomsPath}/${code}/seats`, seat)
}

/** At a bar's table, in the room that is on there or in a new one. */
export function sitDown(code: string, seat: NewTableSeat): Promise<SeatAnswer> {
  return postSeat(`${tablesPath}/${code}/seats`, seat)
}

export function scanTable(code: string): Promise<ApiResult<TablePreview>> {
  return callApi('GET', `${tablesPath}/${code}`)
}

export function makeBar(bar: NewBar): Promise<ApiResult<BarGrant>> {
  return repeatably(barsPath, bar, (keyed) => callApi('POST', barsPath, keyed))
}

async function postSeat(path: string, seat: NewSeat | NewTableSeat): Promise<SeatAnswer> {
  let refusal: RoomRefusal | null = null
  const answer = await repeatably(path, seat, async (keyed) => {
    const posted = await postForRefusal<SeatGrant | Knock>(path, keyed)
    refusal = posted.refusal
    return posted.answer
  })
  return { answer, refusal }
}

async function postForRefusal<T>(
  path: string,
  body: object,
): Promise<{ answer: ApiResult<T>; refusal: RoomRefusal | null }> {
  let refusal: RoomRefusal | null = null
  const answer = await toApiResult<T>(async () => {
    const response = await fetch(path, {
      method: 'POST',
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    refusal = response.headers.get('x-room-refusal') as RoomRefusal | null
    return response
  })
  return { answer, refusal }
}

/** The game comes back to the host's phone; the room is in its lobby. Safe to repeat. */
export function takeGameBack(code: string, token: string): Promise<ApiResult<GameCopy>> {
  return callApi('POST', `${roomsPath}/${code}/take-back`, { token })
}

/** To keep on this phone; the room plays on. Null while something in it is hidden. */
export function copyGame(code: string, token: string): Promise<ApiResult<GameCopy | null>> {
  return callApi('POST', `${roomsPath}/${code}/copies`, { token })
}

/** This phone has gone on with its copy. Safe to repeat. */
export function sayGoneAlong(code: string, proof: CopyProof): Promise<ApiResult<null>> {
  return callApi('POST', `${roomsPath}/${code}/gone-along`, proof)
}

/** `hasMoved`: the room has gone on without it. */
export type ReturnAnswer = { isBack: true } | { hasMoved: true } | { problem: string }

/** Safe to repeat. */
export async function returnGame(code: string, game: ReturnedGame): Promise<ReturnAnswer> {
  const path = `${roomsPath}/${code}/bring-back`
  const { answer, refusal } = await postForRefusal<null>(path, game)
  if (answer.ok) return { isBack: true }
  return refusal === 'moved' ? { hasMoved: true } : { problem: answer.message }
}

/** Works once, for two minutes. */
export function linkSeat(code: string, token: string): Promise<ApiResult<SeatLink>> {
  return callApi('POST', `${roomsPath}/${code}/seat-links`, { token })
}

/** Null when no whole answer came; a captive portal's page is none. */
export async function postMessages(
  code: string,
  messages: SentMessages,
): Promise<MessagesReply | null> {
  const answer = await callApi<MessagesReply>('POST', `${roomsPath}/${code}/messages`, messages)
  return answer.ok && Number.isInteger(answer.data?.acked) ? answer.data : null
}
