import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { isAppCheckToken } from '../app-check/verify-app-check.ts'
import type { Rooms } from './open-rooms.ts'

/** Opening a room, where app-check is enforced. */
export function requireAppCheck(services: ServerContext, token = ''): void {
  if (services.env.appCheck !== 'enforce' || isAppCheckToken(services, token)) return
  throw new AppError('unauthenticated', 'App check token is invalid.').withAudit(
    'app_check_refused',
  )
}

/** A seat is a write that every phone of the room sees; so is a link. */
export function limitSeats({ rooms, now }: { rooms: Rooms; now: () => number }, id: string): void {
  if (rooms.moveLimit.take(`${id} seats`, now())) return
  throw new AppError('rate_limited', 'One moment.', { 'retry-after': '2' })
}
