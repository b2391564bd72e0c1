import { type TableTime, tableTime, timeChoiceOf, withTime } from '../table/more-time.ts'
import type { TableState } from '../table/seating.ts'
import { isSeatHere } from './presence.ts'
import { type Room, seatsOf } from './room.ts'

/** A seat that is briefly away still counts, for changing clocks would show who asked for them. */
const staysMs = 2 * 60_000

/** The host's choice, longer where a seat here asked for it; does not show which one. */
export function timeOfRoom(room: Room, now: number): TableTime | undefined {
  const isAsked = seatsOf(room).some((seat) => {
    const isNear = isSeatHere(room, seat) || (room.contacts[seat]?.awaySinceMs ?? 0) > now - staysMs
    return room.seats[seat]?.hasMoreTime && isNear && !room.sitOut.includes(seat)
  })
  return tableTime(room.time ?? 'usual', isAsked)
}

/** From the next clock on. */
export function followTime(room: Room, now: number): Room {
  const { game } = room
  if (!game) return room
  const state = withTime(game.state, timeOfRoom(room, now))
  return state === game.state ? room : { ...room, game: { ...game, state } }
}

/** The choice of a game from one phone; its other fields are not trusted. */
export function chosenTime(state: TableState): Pick<Room, 'time'> {
  const choice = timeChoiceOf(state.time)
  return choice === 'usual' ? {} : { time: choice }
}

/** For one phone: without what seats asked for. */
export function withoutAsked(room: Pick<Room, 'time'>, state: TableState): TableState {
  return withTime(state, tableTime(room.time ?? 'usual'))
}
