import { startClock } from '../table/clock.ts'
import { fixedMs } from '../table/more-time.ts'
import type { Room } from './room.ts'

const waterMs = 2 * 60_000
const gamesBetween = 3

/** Water and air: after every third game, once. */
export function isWaterDue({ evening, water }: Pick<Room, 'evening' | 'water'>): boolean {
  const { games } = evening
  return games > 0 && games % gamesBetween === 0 && water?.games !== games
}

/** As the table is left; not at the end of the evening. */
export function pourWater(before: Room, room: Room, now: number): Room {
  const hasLeft = before.game !== null && room.game === null
  if (!hasLeft || room.isNight || !isWaterDue(room)) return room
  return { ...room, water: { games: room.evening.games, clock: startClock(fixedMs(waterMs), now) } }
}

export function skipWater(room: Room): Room {
  return room.water ? { ...room, water: { ...room.water, clock: null } } : room
}
