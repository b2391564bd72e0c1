import type { NightSeat } from '#contract/nights.ts'
import { nightsPath, seatTokenHeader } from '#contract/rooms-path.ts'
import { type ApiResult, callApi } from '../api/call-api.ts'
import { requestTimeoutMs } from '../api/request-timeout.ts'
import type { KeptNight } from './kept-nights.ts'

type Seat = Pick<KeptNight, 'id' | 'token'>

const pathOf = ({ id }: Seat, part = '') => `${nightsPath}/${id}${part}`
const proofOf = ({ token }: Seat) => ({ [seatTokenHeader]: token })

/** Safe to repeat: it is the same night. */
export function keepNight(code: string, token: string): Promise<ApiResult<NightSeat>> {
  return callApi('POST', nightsPath, { code, token })
}

export function readNightSeat(seat: Seat): Promise<ApiResult<NightSeat>> {
  return callApi('GET', pathOf(seat, '/seat'), undefined, proofOf(seat))
}

/** @param name null hides it */
export function showNightName(seat: Seat, name: string | null): Promise<ApiResult<NightSeat>> {
  return callApi('PUT', pathOf(seat, '/seat'), { name }, proofOf(seat))
}

export function withdrawNight(seat: Seat): Promise<ApiResult<null>> {
  return callApi('DELETE', pathOf(seat), undefined, proofOf(seat))
}

/** The seat's own picture. Null when none came. */
export async function fetchNightPicture(seat: KeptNight): Promise<File | null> {
  try {
    const response = await fetch(pathOf(seat, '/picture.png'), {
      method: 'POST',
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: { 'content-type': 'application/json', ...proofOf(seat) },
      body: JSON.stringify({ name: seat.name }),
    })
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || type !== 'image/png') return null
    return new File([await response.blob()], 'party-dojo-night.png', { type })
  } catch {
    return null
  }
}
