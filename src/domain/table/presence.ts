import { addPlayer, maxSeats, type Player, type Seat, tidyName } from './players.ts'
import type { Refusal } from './refusal.ts'
import { countsAt } from './standings.ts'

/** Who sits at a table. Seats never renumber, whoever comes and goes. */
export type Seats = {
  players: readonly Player[]
  /** Gone for good. Games that earlier builds have saved have no such list. */
  left?: readonly Seat[]
  /** Came in the middle of a prompt, and play from the next one on. */
  late?: readonly Seat[]
}

/** The seats that play, clockwise. */
export function seatsHere({ players, left = [], late = [] }: Seats): Seat[] {
  return [...players.keys()].filter((seat) => !left.includes(seat) && !late.includes(seat))
}

/** The seats that play now or from the next prompt on. */
export function seatsTaken({ players, left = [] }: Seats): Seat[] {
  return [...players.keys()].filter((seat) => !left.includes(seat))
}

export function isHere(seats: Seats, seat: Seat): boolean {
  return seatsHere(seats).includes(seat)
}

/** The seats that no prompt may name. */
export function seatsAbsent({ left = [], late = [] }: Seats): Seat[] {
  return [...left, ...late]
}

/** The one on the left of a seat among those that play. */
export function seatAfter(here: readonly Seat[], seat: Seat): Seat {
  return here.find((other) => other > seat) ?? here[0] ?? seat
}

/** The one on the right of a seat among those that play. */
export function seatBefore(here: readonly Seat[], seat: Seat): Seat {
  return here.findLast((other) => other < seat) ?? here.at(-1) ?? seat
}

export function nextHere(seats: Seats, seat: Seat): Seat {
  return seatAfter(seatsHere(seats), seat)
}

export function previousHere(seats: Seats, seat: Seat): Seat {
  return seatBefore(seatsHere(seats), seat)
}

/** That seat, or the next on its left where it is empty. */
export function hereOrNext(seats: Seats, seat: Seat): Seat {
  return isHere(seats, seat) ? seat : nextHere(seats, seat)
}

/** The seats that play in the order of turns from one of them on. */
export function seatsFrom(seats: Seats, seat: Seat): Seat[] {
  const here = seatsHere(seats)
  return [...here.filter((other) => other >= seat), ...here.filter((other) => other < seat)]
}

/**
 * The state with one player more, who waits for the next prompt. A player who left and comes back
 * has the old seat and score again.
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
 * Who comes to the table by that name: one who left, somebody with that id, or why nobody does.
 * @param max the most that the game takes
 */
export function findJoiningPlayer(
  seats: Seats,
  typed: string,
  id: string,
  max: number,
): Player | Refusal {
  const { players, left = [] } = seats
  if (seatsTaken(seats).length >= max) return { refused: `The table is full: ${max} players.` }
  const fold = (name: string) => tidyName(name).toLocaleLowerCase('en')
  const back = left.find((seat) => fold(players[seat]?.name ?? '') === fold(typed))
  const known = back === undefined ? undefined : players[back]
  if (known) return known
  const added = addPlayer(players, typed, id, maxSeats)
  return 'refused' in added ? added : { id, name: tidyName(typed) }
}

/** The state without that seat. */
export function giveUpSeat<State extends Seats>(state: State, seat: Seat): State {
  const { left = [], late = [] } = state
  const gone = { ...state, left: [...left, seat], late: late.filter((other) => other !== seat) }
  return admitLateIfAlone(gone)
}

/** Nobody waits for the next prompt where fewer than two could come to it. */
function admitLateIfAlone<State extends Seats>(state: State): State {
  return seatsHere(state).length < 2 ? admitLate(state) : state
}

/** At a new prompt everybody who came late plays. */
export function admitLate<State extends Seats>(state: State): State {
  return state.late?.length ? { ...state, late: [] } : state
}

/** What a latecomer begins with: as much as whoever is last has. */
export function levelWithLast(
  counts: readonly number[],
  seats: Seats,
  best: 'most' | 'fewest',
): number {
  const taken = countsAt(counts, seatsTaken(seats))
  return best === 'most' ? Math.min(...taken) : Math.max(...taken)
}

/** By seat, what latecomers began with beyond what they did: one more of them. */
export function addHeadStart(
  { players, headStart = [] }: Seats & { headStart?: readonly number[] },
  count: number,
): number[] {
  return [...players.map((_, seat) => headStart[seat] ?? 0), count]
}
