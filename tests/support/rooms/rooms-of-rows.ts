import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import type { Services } from '#server/compose.ts'
import { type LogLine, openTestServices, quickRooms } from '#tests/support/app/services.ts'
import type { DatabaseKind } from '#tests/support/database/database.ts'
import type { RoomPhone } from './room-phone.ts'
import { serveRooms } from './room-server.ts'

export type RoomsOfRows = { services: Services; logged: LogLine[]; url: string; aheadMs: number }

/** Rooms on a server of their own for the rows of a describe; `aheadMs` puts its clock ahead. */
export function openRoomsOfRows(
  kind: DatabaseKind,
  settings: Record<string, string> = {},
): RoomsOfRows {
  const rooms = { aheadMs: 0 } as RoomsOfRows
  let stop: () => Promise<void>
  beforeAll(async () => {
    const { services, logged } = await openTestServices(kind, settings)
    services.now = () => Date.now() + rooms.aheadMs
    const served = await serveRooms(services)
    stop = served.stop
    Object.assign(rooms, { services, logged, url: served.url })
  })
  afterAll(async () => {
    await stop()
    await rooms.services.close()
  })
  return rooms
}

/** Moves the clock by `ms`; the phones of `open` that are connected are heard of at each step. */
export async function passTime(
  rooms: Pick<RoomsOfRows, 'aheadMs'>,
  open: readonly RoomPhone[],
  ms: number,
  stepMs = 3_000,
): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    rooms.aheadMs += Math.min(left, stepMs)
    await Promise.all(open.filter((phone) => phone.closeCode() === null).map(beHeard))
  }
}

/** Until rooms have looked at the clock since it was moved. */
export const untilTick = () => sleep(2 * quickRooms.tickMs)

async function beHeard(phone: RoomPhone): Promise<void> {
  const pongs = () => phone.received.filter(({ type }) => type === 'pong').length
  const before = pongs()
  phone.say({ type: 'ping' })
  await phone.until(() => pongs() > before || phone.closeCode() !== null)
}
