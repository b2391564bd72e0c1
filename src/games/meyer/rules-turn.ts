import type { Random } from '#domain/random.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { fairInt } from '#domain/tools/fair-int.ts'
import type { Code } from './messages.ts'
import { startThinking, stopThinking } from './rules-clock.ts'
import { concede, lift, recordBelievedBluff } from './rules-lift.ts'
import { asDice, isRank, lowest, meyer, rankOf } from './rules-ranks.ts'
import { isBot, isPassed, nextAlive, type State, type TurnMove } from './rules-state.ts'

/** A reroll is offered from so few lives on, but only after a loss. */
const fewLives = 3
/** With a phone each, games of fewer lives have no reroll. */
const minLivesForReroll = 4
const sides = 6

type Outcome = State | Refusal<Code>

/** A turn's moves, of players and bots. */
export function act(state: State, move: TurnMove, context: TableContext): Outcome {
  const { now, random } = context
  switch (state.phase) {
    case 'roll':
      if (move.type === 'newLives') return rollLives(state, random)
      if (move.type !== 'roll') return refuse('roll-first')
      return startThinking({ ...throwDice(state, random), phase: 'declare', blind: false }, now)
    case 'declare':
      return declare(state, move, context)
    default:
      return decide(state, move, now)
  }
}

function declare(state: State, move: TurnMove, context: TableContext): Outcome {
  const { dice, claim, options } = state
  switch (move.type) {
    case 'say':
      if (!isRank(move.rank)) return refuse('no-such-rank')
      if (claim !== null && move.rank < claim) return refuse('under-claim', { claim })
      return passLeft({ ...state, claim: move.rank, blind: false }, context)
    case 'blind':
      if (claim === null) return refuse('no-claim-yet')
      return passLeft({ ...throwDice(state, context.random), blind: true }, context)
    case 'toast':
      if (!options.toast || !dice || rankOf(dice) !== lowest) return refuse('no-toast')
      return stopThinking({ ...state, phase: 'toast' }, context.now)
    default:
      return refuse('dice-down')
  }
}

function decide(state: State, move: TurnMove, now: number): Outcome {
  const isMeyer = state.claim === meyer
  switch (move.type) {
    case 'lift':
      return lift(state, now)
    case 'believe': {
      if (isMeyer) return refuse('not-believed')
      const believed = recordBelievedBluff(state)
      return startThinking(
        { ...believed, phase: 'roll', dice: null, newLives: null, calls: {} },
        now,
      )
    }
    case 'concede':
      return isMeyer ? concede(state, now) : refuse('not-conceded')
    default:
      return refuse('believe-or-lift')
  }
}

/** The phone, the cup and the claim go left. */
function passLeft(state: State, { now, away }: TableContext): State {
  const { turn } = state
  const to = nextAlive(state, turn, away)
  const covered = isPassed(state) && !isBot(state, to)
  const newLives = state.newLives?.seat === turn ? state.newLives : null
  const passed: State = {
    ...state,
    phase: 'decide',
    claimBy: turn,
    claims: (state.claims ?? 0) + 1,
    turn: to,
    covered,
    newLives,
    calls: {},
    clock: null,
    botClock: null,
  }
  return covered ? passed : startThinking(passed, now)
}

function throwDice(state: State, random: Random): State {
  return { ...state, dice: asDice(rollDie(random), rollDie(random)) }
}

export function canRollLives(state: State): boolean {
  const { phase, lives, lifeReroll, turn } = state
  return phase === 'roll' && !lifeReroll[turn] && (lives[turn] ?? 0) <= livesForReroll(state)
}

/** From so many lives on, new ones are rolled; 0 where none are. */
export function livesForReroll({ seating, options, livesAtStart }: State): number {
  const isOff = !options.reroll || (seating === 'own' && livesAtStart < minLivesForReroll)
  return isOff ? 0 : Math.min(fewLives, livesAtStart - 1)
}

export function rollLives(state: State, random: Random): Outcome {
  const { turn } = state
  if (!canRollLives(state)) return refuse('no-new-lives')
  const lives = rollDie(random)
  return {
    ...state,
    newLives: { seat: turn, lives },
    lives: state.lives.map((count, seat) => (seat === turn ? lives : count)),
    lifeReroll: state.lifeReroll.map((used, seat) => used || seat === turn),
  }
}

function rollDie(random: Random): number {
  return 1 + fairInt(sides, random)
}
