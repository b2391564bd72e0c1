import type {
  CarriedGame,
  Knock,
  MessagesReply,
  NewRoom,
  NewSeat,
  RoomPreview,
  RoomRefusal,
  SeatGrant,
  SeatLink,
  SentMessages,
} from '#contract/rooms.ts'
import { roomsPath } from '#contract/rooms-path.ts'
import { type ApiResult, callApi, toApiResult } from '../api/call-api.ts'
import { requestTimeoutMs } from '../api/request-timeout.ts'

export function openRoom(room: NewRoom): Promise<ApiResult<SeatGrant>> {
  return callApi('POST', roomsPath, room)
}

export function previewRoom(code: string): Promise<ApiResult<RoomPreview>> {
  return callApi('GET', `${roomsPath}/${code}`)
}

/** Why a seat was refused, where that is known. */
export type SeatAnswer = { answer: ApiResult<SeatGrant | Knock>; refusal: RoomRefusal | null }

/** Status 202 is a knock: the host is asked. */
export async function takeSeat(code: string, seat: NewSeat): Promise<SeatAnswer> {
  let refusal: RoomRefusal | null = null
  const answer = await toApiResult<SeatGrant | Knock>(async () => {
    const response = await fetch(`${roomsPath}/${code}/seats`, {
      method: 'POST',
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(seat),
    })
    refusal = response.headers.get('x-room-refusal') as RoomRefusal | null
    return response
  })
  return { answer, refusal }
}

/** The game comes back to the host's phone; the room is in its lobby. */
export function takeGameBack(code: string, token: string): Promise<ApiResult<CarriedGame>> {
  return callApi('POST', `${roomsPath}/${code}/take-back`, { token })
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
