import { addPlayer, maxSeats, type Player, type Seat, tidyName } from './players.ts'
import { type Refusal, refuse } from './refusal.ts'
import { countsAt } from './standings.ts'
import type { TableCode } from './table-messages.ts'

/** Seats never renumber. */
export type Seats = {
  players: readonly Player[]
  /** For good. Absent in games saved by earlier builds. */
  left?: readonly Seat[]
  /** Joined in the middle of a prompt: they play from the next one on. */
  late?: readonly Seat[]
}

export function seatsHere({ players, left = [], late = [] }: Seats): Seat[] {
  return [...players.keys()].filter((seat) => !left.includes(seat) && !late.includes(seat))
}

/** Those who play now or from the next prompt on. */
export function seatsTaken({ players, left = [] }: Seats): Seat[] {
  return [...players.keys()].filter((seat) => !left.includes(seat))
}

export function playersTaken({ players, left = [] }: Seats): Player[] {
  return players.filter((_, seat) => !left.includes(seat))
}

export function isHere(seats: Seats, seat: Seat): boolean {
  return seatsHere(seats).includes(seat)
}

export function seatsAbsent({ left = [], late = [] }: Seats): Seat[] {
  return [...left, ...late]
}

/** The next on the left. */
export function seatAfter(here: readonly Seat[], seat: Seat): Seat {
  return here.find((other) => other > seat) ?? here[0] ?? seat
}

/** The next on the right. */
export function seatBefore(here: readonly Seat[], seat: Seat): Seat {
  return here.findLast((other) => other < seat) ?? here.at(-1) ?? seat
}

export function nextHere(seats: Seats, seat: Seat): Seat {
  return seatAfter(seatsHere(seats), seat)
}

export function previousHere(seats: Seats, seat: Seat): Seat {
  return seatBefore(seatsHere(seats), seat)
}

/** The seat itself, or the next on its left when it is empty. */
export function hereOrNext(seats: Seats, seat: Seat): Seat {
  return isHere(seats, seat) ? seat : nextHere(seats, seat)
}

export function seatsFrom(seats: Seats, seat: Seat): Seat[] {
  const here = seatsHere(seats)
  return [...here.filter((other) => other >= seat), ...here.filter((other) => other < seat)]
}

/**
 * A returning player gets the old seat and score.
 * @param newcomer what a new seat adds to the state
 */
export function takeSeat<State extends Seats>(
  state: State,
  player: Player,
  newcomer: (state: State) => Partial<State>,
): State {
  const { players, left = [], late = [] } = state
  const seat = players.findIndex(({ id }) => id === player.id)
  if (seat === -1) {
    const added = { players: [...players, player], late: [...late, players.length] }
    return admitLateIfAlone({ ...state, ...newcomer(state), ...added })
  }
  if (!left.includes(seat)) return state
  const back = { left: left.filter((other) => other !== seat), late: [...late, seat] }
  return admitLateIfAlone({ ...state, ...back })
}

/**
 * A returning player, one with that id, or a refusal.
 * @param max the game's most players
 */
export function findJoiningPlayer(
  seats: Seats,
  typed: string,
  id: string,
  max: number,
): Player | Refusal<TableCode> {
  const { players, left = [] } = seats
  if (seatsTaken(seats).length >= max) return refuse('table-full', { max })
  const fold = (name: string) => tidyName(name).toLocaleLowerCase('en')
  const back = left.find((seat) => fold(players[seat]?.name ?? '') === fold(typed))
  const known = back === undefined ? undefined : players[back]
  if (known) return known
  const added = addPlayer(players, typed, id, maxSeats)
  return 'refused' in added ? added : { id, name: tidyName(typed) }
}

export function giveUpSeat<State extends Seats>(state: State, seat: Seat): State {
  const { left = [], late = [] } = state
  const gone = { ...state, left: [...left, seat], late: late.filter((other) => other !== seat) }
  return admitLateIfAlone(gone)
}

function admitLateIfAlone<State extends Seats>(state: State): State {
  return seatsHere(state).length < 2 ? admitLate(state) : state
}

export function admitLate<State extends Seats>(state: State): State {
  return state.late?.length ? { ...state, late: [] } : state
}

/** A latecomer starts level with the last player. */
export function levelWithLast(
  counts: readonly number[],
  seats: Seats,
  best: 'most' | 'fewest',
): number {
  const taken = countsAt(counts, seatsTaken(seats))
  return best === 'most' ? Math.min(...taken) : Math.max(...taken)
}

export function addHeadStart(
  { players, headStart = [] }: Seats & { headStart?: readonly number[] },
  count: number,
): number[] {
  return [...players.map((_, seat) => headStart[seat] ?? 0), count]
}
