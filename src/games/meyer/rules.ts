import type { Random } from '#domain/random.ts'
import { hasRunOut, isRunning, resumeClock, suspendClock } from '#domain/table/clock.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import { nameOf } from '#domain/table/names.ts'
import { isBotPlayer, type Seat } from '#domain/table/players.ts'
import { admitLate } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { sleptThrough } from '#domain/table/turn-clock.ts'
import { botLifts, botSays } from './rules-bot.ts'
import { joinCup, leaveCup } from './rules-join-leave.ts'
import { starterAfter } from './rules-lift.ts'
import { lowest, meyer, type Rank, rankOf } from './rules-ranks.ts'
import { makeRecap } from './rules-recap.ts'
import { seatBots } from './rules-seats.ts'
import {
  isAlive,
  isBot,
  isPassed,
  livingSeats,
  type Move,
  nextAlive,
  type Options,
  type State,
} from './rules-state.ts'
import { act, canRollLives, rollLives, startThinking, type TurnMove } from './rules-turn.ts'

export type View = Pick<
  State,
  'phase' | 'covered' | 'claim' | 'claimBy' | 'blind' | 'lives' | 'newLives' | 'clock' | 'round'
> &
  Pick<State, 'dice' | 'shown'> & {
    seat: Seat
    isBot: boolean
    /** The phone changes hands. */
    isPassed: boolean
    /** The lowest rank that may be said. */
    minRank: Rank
    canRollBlind: boolean
    canToast: boolean
    canRollLives: boolean
    /** Only one player is in: no next round. */
    isLast: boolean
  }

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  seats: seatBots,

  start({ players, options }) {
    const everyone = <T>(value: T) => players.map(() => value)
    const bots = [...players.keys()].filter((seat) => {
      const player = players[seat]
      return player !== undefined && isBotPlayer(player)
    })
    return {
      ...{ options, players, bots, phase: 'roll', holder: 0, covered: false, round: 1 },
      ...{ dice: null, claim: null, claimBy: null, blind: false, shown: null, clock: null },
      ...{ lives: everyone(options.lives), lifeReroll: everyone(false), newLives: null },
      ...{ outIn: everyone(null), caught: everyone(0), gotAway: everyone(0), over: false },
    }
  },

  move(state, move, { seat, now, random }) {
    if (state.over) return refuse('The game is over.')
    switch (move.type) {
      case 'next':
        return moveOn(state, now)
      case 'timeout':
        return timeOut(state, now, random)
      case 'bot':
        return moveBot(state, now, random)
      default:
        return moveHolder(state, move, seat, now, random)
    }
  },

  view(state, seat) {
    const { phase, covered, claim, claimBy, blind, lives, newLives, clock, round } = state
    const { holder, dice, shown, options } = state
    const isOwn = seat === holder && phase === 'declare' && !covered
    return {
      ...{ phase, covered, claim, claimBy, blind, lives, newLives, clock, round, shown },
      dice: isOwn ? dice : null,
      seat: holder,
      isBot: isBot(state, holder),
      isPassed: isPassed(state),
      minRank: claim ?? lowest,
      canRollBlind: phase === 'declare' && claim !== null,
      canToast: phase === 'declare' && options.toast,
      canRollLives: canRollLives(state),
      isLast: livingSeats(state).length < 2,
    }
  },

  join: joinCup,
  leave: (state, seat) => leaveCup(rules.pause(state), seat),

  // Null for a bot, and while everything is public.
  holder: (state) =>
    state.phase === 'shown' || state.phase === 'toast' || isBot(state, state.holder)
      ? null
      : state.holder,
  ended: (state) => state.over,
  prompt: () => null,
  changePacks: (state) => state,
  pause(state) {
    const clock = state.clock && suspendClock(state.clock)
    const isHeld = state.phase === 'declare' || clock !== null
    return { ...state, clock, covered: state.covered || isHeld }
  },
  recap: makeRecap,
}

/** Moves only the holder may make. */
function moveHolder(
  state: State,
  move: TurnMove | { type: 'open' },
  seat: Seat | null,
  now: number,
  random: Random,
): State | Refusal {
  const { phase, holder, covered } = state
  const name = nameOf(state.players, holder)
  if (phase === 'shown' || phase === 'toast') return refuse('The cup is up. On to the next round.')
  if (isBot(state, holder)) return refuse(`It is ${name}’s turn.`)
  if (seat !== holder) {
    return refuse(phase === 'declare' ? `Only ${name} looks.` : `It is ${name}’s turn.`)
  }
  if (move.type === 'open') return covered ? uncover(state, now) : state
  if (covered) return refuse(`First ${name} opens it.`)
  return act(state, move, now, random)
}

/** After a lift the loser starts; after a toast its player throws again. */
function moveOn(state: State, now: number): State | Refusal {
  const { phase, holder, round } = state
  if (phase !== 'shown' && phase !== 'toast') return refuse('This round is not over.')
  if (livingSeats(state).length < 2) return { ...state, over: true }
  const next = admitLate(state)
  const thrower = isAlive(next, holder) ? holder : nextAlive(next, holder)
  const opening: State = {
    ...next,
    ...{ phase: 'roll', holder: phase === 'toast' ? thrower : starterAfter(next) },
    ...{ round: round + 1, covered: false, shown: null, newLives: null },
    ...{ dice: null, claim: null, claimBy: null, blind: false },
  }
  return startThinking(opening, now)
}

/** Tells the truth where possible, else passes blind; a claim is believed, a Meyer accepted. */
function timeOut(state: State, now: number, random: Random): State | Refusal {
  const { clock, phase, claim, dice } = state
  if (!clock || !isRunning(clock)) return refuse('The clock is not running.')
  if (!hasRunOut(clock, now)) return refuse('There is time left.')
  // The phone slept through the end: pause instead of a move, and show nothing.
  if (sleptThrough(clock, now)) return rules.pause(state)
  if (phase === 'decide')
    return act(state, { type: claim === meyer ? 'concede' : 'believe' }, now, random)
  if (phase === 'roll') return act(state, { type: 'roll' }, now, random)
  const own = dice ? rankOf(dice) : lowest
  return act(
    state,
    own >= (claim ?? lowest) ? { type: 'say', rank: own } : { type: 'blind' },
    now,
    random,
  )
}

/** A bot's whole turn, up to something the others can see. */
function moveBot(state: State, now: number, random: Random): State | Refusal {
  const { phase, holder, claim, lives } = state
  if (phase === 'shown' || phase === 'toast' || !isBot(state, holder)) {
    return refuse('It is no bot’s turn.')
  }
  if (phase === 'decide') {
    const isLifted = claim !== null && botLifts(claim)
    const decided = act(state, { type: isLifted ? 'lift' : 'believe' }, now, random)
    return isLifted || 'refused' in decided ? decided : moveBot(decided, now, random)
  }
  const isDesperate = canRollLives(state) && lives[holder] === 1
  const afterReroll = isDesperate ? rollLives(state, random) : state
  if ('refused' in afterReroll) return afterReroll
  const rolled = act(afterReroll, { type: 'roll' }, now, random)
  return 'refused' in rolled ? rolled : act(rolled, botSays(rolled, random), now, random)
}

function uncover(state: State, now: number): State {
  const open = { ...state, covered: false }
  return state.clock ? { ...open, clock: resumeClock(state.clock, now) } : startThinking(open, now)
}
