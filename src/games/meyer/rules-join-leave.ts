import { stoppedClock } from '#domain/table/clock.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { admitLate, giveUpSeat, seatsTaken, takeSeat } from '#domain/table/presence.ts'
import { countsAt } from '#domain/table/standings.ts'
import { isBot, isPassed, livingSeats, nextAlive, type State } from './rules-state.ts'

/** A latecomer starts with the lives of the player with the fewest, and with their reroll. */
export function joinCup(state: State, player: Player): State {
  const { lives, lifeReroll, outIn, caught, gotAway } = state
  const taken = seatsTaken(state).filter((seat) => (lives[seat] ?? 0) > 0)
  const fewest = Math.min(...countsAt(lives, taken))
  const last = taken.find((seat) => lives[seat] === fewest)
  const joined = takeSeat(state, player, () => ({
    lives: [...lives, last === undefined ? 1 : fewest],
    lifeReroll: [...lifeReroll, last !== undefined && lifeReroll[last] === true],
    outIn: [...outIn, null],
    caught: [...caught, 0],
    gotAway: [...gotAway, 0],
  }))
  const isIn = (seat: Seat) => (joined.lives[seat] ?? 0) > 0 && seatsTaken(joined).includes(seat)
  return {
    ...joined,
    outIn: joined.outIn.map((round, seat) => (isIn(seat) ? null : round)),
  }
}

/** The leaver keeps the lives as a score. The last one in wins. */
export function leaveCup(state: State, seat: Seat): State {
  const outIn = state.outIn.map((round, at) => (at === seat ? (round ?? state.round) : round))
  const gone = giveUpSeat({ ...state, outIn }, seat)
  if (state.over || state.phase === 'shown') return gone
  const enough = livingSeats(gone).length < 2 ? admitLate(gone) : gone
  if (livingSeats(enough).length < 2) return { ...enough, over: true, clock: null, covered: false }
  return state.phase === 'toast' ? enough : leaveRound(enough, seat)
}

/** A claim by the leaver is void, and so are dice only they have seen. */
function leaveRound(state: State, seat: Seat): State {
  const { phase, holder, claimBy } = state
  const isTheirs = holder === seat
  const next = isTheirs ? nextAlive(state, holder) : holder
  const isVoid = phase === 'decide' && (claimBy === seat || (isTheirs && next === claimBy))
  if (isVoid) {
    const blank = { dice: null, claim: null, claimBy: null, blind: false }
    return handTo({ ...state, ...blank, phase: 'roll' }, next)
  }
  if (!isTheirs) return state
  const isThrown = phase === 'declare'
  return handTo(isThrown ? { ...state, phase: 'roll', dice: null } : state, next)
}

/** Gives the cup to a seat still in, covered where the phone is passed. */
function handTo(state: State, holder: Seat): State {
  const { seconds } = state.options
  const isOwn = !isBot(state, holder)
  return {
    ...state,
    ...{ holder, newLives: null, covered: isOwn && isPassed(state) },
    clock: isOwn && seconds > 0 ? stoppedClock(seconds * 1000) : null,
  }
}
