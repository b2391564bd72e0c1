import type { Random } from '#domain/random.ts'
import { startClock } from '#domain/table/clock.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { fairInt } from '#domain/tools/fair-int.ts'
import { concede, lift, recordBelievedBluff } from './rules-lift.ts'
import { asDice, callOf, isRank, lowest, meyer, rankOf } from './rules-ranks.ts'
import { isBot, isPassed, type Move, nextAlive, type State } from './rules-state.ts'

/** A reroll is offered from so few lives on, but only after a loss. */
const fewLives = 3
const sides = 6

export type TurnMove = Exclude<Move, { type: 'open' | 'next' | 'timeout' | 'bot' }>

/** A turn's moves, of players and bots. */
export function act(state: State, move: TurnMove, now: number, random: Random): State | Refusal {
  switch (state.phase) {
    case 'roll':
      if (move.type === 'newLives') return rollLives(state, random)
      if (move.type !== 'roll') return refuse('Roll first.')
      return startThinking({ ...throwDice(state, random), phase: 'declare', blind: false }, now)
    case 'declare':
      return declare(state, move, now, random)
    default:
      return decide(state, move, now)
  }
}

function declare(state: State, move: TurnMove, now: number, random: Random): State | Refusal {
  const { dice, claim, options } = state
  switch (move.type) {
    case 'say':
      if (!isRank(move.rank)) return refuse('There is no such call.')
      if (claim !== null && move.rank < claim) {
        return refuse(`That is under ${callOf(claim)}. Say as much, or more.`)
      }
      return passLeft({ ...state, claim: move.rank, blind: false }, now)
    case 'blind':
      if (claim === null) return refuse('There is no claim to pass on yet. Say a number.')
      return passLeft({ ...throwDice(state, random), blind: true }, now)
    case 'toast':
      if (!options.toast || !dice || rankOf(dice) !== lowest) {
        return refuse('Only 3–2 is shown for a toast.')
      }
      return { ...state, phase: 'toast', clock: null }
    default:
      return refuse('The dice are down. Say a number.')
  }
}

function decide(state: State, move: TurnMove, now: number): State | Refusal {
  const isMeyer = state.claim === meyer
  switch (move.type) {
    case 'lift':
      return lift(state)
    case 'believe':
      if (isMeyer) return refuse('Nothing beats a Meyer. Lift it, or give it its due.')
      return startThinking(
        { ...recordBelievedBluff(state), phase: 'roll', dice: null, newLives: null },
        now,
      )
    case 'concede':
      return isMeyer ? concede(state) : refuse('Only a Meyer is given its due.')
    default:
      return refuse('Believe it or lift it.')
  }
}

/** The phone, the cup and the claim go left. */
function passLeft(state: State, now: number): State {
  const { holder } = state
  const to = nextAlive(state, holder)
  const covered = isPassed(state) && !isBot(state, to)
  const newLives = state.newLives?.seat === holder ? state.newLives : null
  const passed: State = {
    ...state,
    ...{ phase: 'decide', claimBy: holder, holder: to, covered, newLives, clock: null },
  }
  return covered ? passed : startThinking(passed, now)
}

function throwDice(state: State, random: Random): State {
  return { ...state, dice: asDice(rollDie(random), rollDie(random)) }
}

export function canRollLives({ phase, options, lives, lifeReroll, holder }: State): boolean {
  const isOffered = options.reroll && phase === 'roll' && !lifeReroll[holder]
  return isOffered && (lives[holder] ?? 0) <= Math.min(fewLives, options.lives - 1)
}

export function rollLives(state: State, random: Random): State | Refusal {
  const { holder } = state
  if (!canRollLives(state)) {
    return refuse('New lives are rolled once, when few are left, before the dice.')
  }
  const lives = rollDie(random)
  return {
    ...state,
    newLives: { seat: holder, lives },
    lives: state.lives.map((count, seat) => (seat === holder ? lives : count)),
    lifeReroll: state.lifeReroll.map((used, seat) => used || seat === holder),
  }
}

function rollDie(random: Random): number {
  return 1 + fairInt(sides, random)
}

/** Only where there is a clock. */
export function startThinking(state: State, now: number): State {
  const { seconds } = state.options
  const isTimed = seconds > 0 && !isBot(state, state.holder)
  return { ...state, clock: isTimed ? startClock(seconds * 1000, now) : null }
}
