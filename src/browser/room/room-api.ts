import type {
  Knock,
  MessagesReply,
  NewRoom,
  NewSeat,
  RoomPreview,
  SeatGrant,
  SentMessages,
} from '#contract/rooms.ts'
import { roomsPath } from '#contract/rooms-path.ts'
import { type ApiResult, callApi } from '../api/call-api.ts'

export function openRoom(room: NewRoom): Promise<ApiResult<SeatGrant>> {
  return callApi('POST', roomsPath, room)
}

export function previewRoom(code: string): Promise<ApiResult<RoomPreview>> {
  return callApi('GET', `${roomsPath}/${code}`)
}

/** Status 202 is a knock: the host is asked. */
export function takeSeat(code: string, seat: NewSeat): Promise<ApiResult<SeatGrant | Knock>> {
  return callApi('POST', `${roomsPath}/${code}/seats`, seat)
}

/** Null when no whole answer came; a captive portal's page is none. */
export async function postMessages(
  code: string,
  messages: SentMessages,
): Promise<MessagesReply | null> {
  const answer = await callApi<MessagesReply>('POST', `${roomsPath}/${code}/messages`, messages)
  return answer.ok && Number.isInteger(answer.data?.acked) ? answer.data : null
}
