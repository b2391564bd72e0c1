import { isSeated } from '#domain/room/room.ts'
import { findSeat } from '#domain/room/seats.ts'
import { limits } from '#server/config/limits.ts'
import type { ServerContext } from '#server/context.ts'
import { consume, readConsumed } from '#server/platform/web/consume.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { Rooms } from './open-rooms.ts'
import { RoomGoneError } from './room-change.ts'
import type { StoredRoom } from './room-repository.ts'

type Deps = Pick<ServerContext, 'database' | 'authSecret' | 'now'>

const name = 'room codes'

type Guess = { address: string; code: string; tokenHash: string | null }

/**
 * Only wrong codes are counted: a bar is one address, and its guests all join. Those who sit in the
 * room stay in it, whatever others at their address type.
 */
export async function isCodeRefused(
  deps: Deps & { rooms: Rooms },
  { address, code, tokenHash }: Guess,
): Promise<boolean> {
  const { rooms } = deps
  const id = await rooms.findId(code)
  if (id === null) return (await consume(deps, { name, key: address })).isLimited
  if (!(await isOverWrongCodes(deps, address))) return false
  if (tokenHash === null) return true
  try {
    return !holdsSeat(await rooms.read(id), tokenHash)
  } catch (error) {
    if (error instanceof RoomGoneError) return true
    throw error
  }
}

export function holdsSeat({ room }: StoredRoom, tokenHash: string): boolean {
  const seat = findSeat(room, tokenHash)
  return seat !== null && isSeated(room, seat)
}

export async function isOverWrongCodes(deps: Deps, address: string): Promise<boolean> {
  return (await readConsumed(deps, { name, key: address })) >= limits[name].max
}

/** @throws AppError 404, or 429 above the limit */
export async function refuseWrongCode(
  deps: Deps,
  address: string,
  message = 'No room has this code. Check the four letters.',
): Promise<never> {
  if ((await consume(deps, { name, key: address })).isLimited) return refuseGuessing()
  throw new AppError('not_found', message)
}

/** @throws AppError 429 */
export function refuseGuessing(): never {
  throw new AppError('rate_limited', 'Too many wrong codes. Please wait a quarter of an hour.', {
    'retry-after': '900',
  }).withAudit('wrong_code')
}
