import { resumeClock, suspendClock } from '#domain/table/clock.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { admitLate, giveUpSeat, seatsFrom, seatsTaken, takeSeat } from '#domain/table/presence.ts'
import type { Seating } from '#domain/table/seating.ts'
import { countsAt } from '#domain/table/standings.ts'
import { commitElapsed } from '#domain/table/turn-clock.ts'
import { isShortTime, startThinking, stopThinking, waitForOpening } from './rules-clock.ts'
import { isAlive, isBot, isPassed, livingSeats, nextAlive, type State } from './rules-state.ts'

/**
 * A latecomer starts with the lives of the player with the fewest, and with their reroll; once
 * time is short, with none: they watch and call.
 */
export function joinCup(state: State, player: Player, { now }: TableContext): State {
  const { lives, lifeReroll, outIn, caught, gotAway, rightCalls } = state
  const isShort = state.seating === 'own' && (state.isShort || isShortTime(state, now))
  const taken = seatsTaken(state).filter((seat) => (lives[seat] ?? 0) > 0)
  const fewest = Math.min(...countsAt(lives, taken))
  const last = taken.find((seat) => lives[seat] === fewest)
  const joined = takeSeat(state, player, () => ({
    lives: [...lives, isShort ? 0 : last === undefined ? 1 : fewest],
    lifeReroll: [...lifeReroll, last !== undefined && lifeReroll[last] === true],
    outIn: [...outIn, isShort ? state.round : null],
    caught: [...caught, 0],
    gotAway: [...gotAway, 0],
    rightCalls: [...rightCalls, 0],
  }))
  const isIn = (seat: Seat) => (joined.lives[seat] ?? 0) > 0 && seatsTaken(joined).includes(seat)
  const isBack = (seat: Seat) => isIn(seat) && !seatsTaken(state).includes(seat)
  return {
    ...joined,
    lives: joined.lives.map((count, seat) => (isShort && isBack(seat) ? 1 : count)),
    outIn: joined.outIn.map((round, seat) => (isIn(seat) ? null : round)),
  }
}

/** The leaver keeps the lives as a score. The last one in wins. */
export function leaveCup(state: State, seat: Seat, context: TableContext): State {
  const outIn = state.outIn.map((round, at) => (at === seat ? (round ?? state.round) : round))
  const { [seat]: _, ...calls } = state.calls
  const gone = giveUpSeat({ ...state, outIn, calls }, seat)
  if (state.over || state.phase === 'shown') return gone
  const enough = livingSeats(gone).length < 2 ? admitLate(gone) : gone
  if (livingSeats(enough).length < 2) {
    return { ...enough, over: true, clock: null, botClock: null, covered: false }
  }
  return state.phase === 'toast' ? enough : leaveRound(enough, seat, context)
}

/** A claim by the leaver is void, and so are dice only they have seen. */
function leaveRound(state: State, seat: Seat, context: TableContext): State {
  const { phase, turn, claimBy } = state
  if (phase === 'decide' && claimBy === seat) return handTo(withoutClaim(state), turn, context)
  if (turn !== seat) return state
  if (phase === 'decide') return skipReceiver(state, context)
  const next = nextAlive(state, turn, context.away)
  return handTo(
    phase === 'declare' ? { ...state, phase: 'roll', dice: null } : state,
    next,
    context,
  )
}

/** The same claim goes to the next; where only the one who made it is left, the round is void. */
export function skipReceiver(state: State, context: TableContext): State {
  const { turn, claimBy } = state
  const others = seatsFrom(state, turn + 1).filter((seat) => isAlive(state, seat) && seat !== turn)
  const next = others.find((seat) => seat !== claimBy && !context.away.includes(seat))
  if (next === undefined) return handTo(withoutClaim(state), claimBy ?? turn, context)
  const { [next]: _, ...calls } = state.calls
  return handTo({ ...state, calls }, next, context)
}

function withoutClaim(state: State): State {
  const blank = { dice: null, claim: null, claimBy: null, blind: false, calls: {} }
  return { ...state, ...blank, phase: 'roll' }
}

/** Gives the cup to a seat still in, covered where the phone is passed. */
function handTo(state: State, turn: Seat, { now }: TableContext): State {
  const covered = !isBot(state, turn) && isPassed(state)
  const handed = { ...state, turn, newLives: null, covered }
  const isWaiting = state.seating === 'passed' && !isBot(state, turn)
  return isWaiting ? waitForOpening(handed) : startThinking(handed, now)
}

/** The same turn, of the same player, on one phone or on their own. */
export function reseatCup(state: State, seating: Seating, context: TableContext): State {
  const { now } = context
  const pausedClock = suspendClock(commitElapsed(state.gameClock, now))
  const gameClock = seating === 'own' ? resumeClock(pausedClock, now) : pausedClock
  const seated: State = { ...state, seating, gameClock, calls: {}, covered: false }
  if (state.over) return { ...seated, gameClock: pausedClock }
  const isShown = state.phase === 'shown' || state.phase === 'toast'
  return isShown ? stopThinking(seated, now) : handTo(seated, state.turn, context)
}
