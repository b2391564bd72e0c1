import { cutGraphemes } from '#domain/cut-graphemes.ts'
import type { Random } from '#domain/random.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import {
  admitLate,
  giveUpSeat,
  isHere,
  levelWithLast,
  nextHere,
  takeSeat,
} from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { addTo } from '#domain/table/standings.ts'
import { newDuel, throwDuel, throwTwo } from './rules-duel.ts'
import { countTaken, type Effect, effectsOf } from './rules-effects.ts'
import type { Options } from './rules-options.ts'
import { recap } from './rules-recap.ts'
import type { Move, State, Task, View } from './rules-state.ts'

/** After this many throws the dice go on. */
export const maxThrows = 5
export const maxRuleLength = 90

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  start({ players, options }) {
    const nothing = players.map(() => 0)
    return {
      ...{ options, players, roller: 0, lap: 1, ...newTurn, threeMan: null, lasting: null },
      ...{ taken: nothing, gave: nothing, duelsWon: nothing, over: false },
    }
  },

  move(state, move, { random }) {
    if (state.over) return refuse('The game is over.')
    switch (move.type) {
      case 'throw':
        return throwDice(state, random)
      case 'give':
        return give(state, move.seat)
      case 'name':
        return name(state, move.seat)
      case 'rule':
        return makeRule(state, move.text)
      case 'challenge':
        return challenge(state, move.seat)
      case 'pass':
        return canPass(state) ? passOn(state) : refuse('Not yet. The dice are still yours.')
    }
  },

  view(state) {
    const { roller, lap, throws, dice, effects, given, task, duel } = state
    const { threeMan, lasting, mayUndo, options } = state
    return {
      ...{ roller, lap, throws, dice, effects, given, task, duel, threeMan, lasting, mayUndo },
      laps: options.laps,
      next: nextHere(state, roller),
      canThrow: canThrow(state),
      canPass: canPass(state),
      canChallenge: canChallenge(state),
      throwsLeft: maxThrows - throws,
    }
  },

  join: (state, player) =>
    takeSeat(state, player, ({ taken, gave, duelsWon }) => ({
      taken: [...taken, levelWithLast(taken, state, 'fewest')],
      gave: [...gave, 0],
      duelsWon: [...duelsWon, 0],
    })),

  /** The dice go on; a rule by the leaver stays in force. */
  leave(state, seat) {
    const { roller, threeMan, duel } = state
    const gone = giveUpSeat(state, seat)
    const left = {
      ...gone,
      threeMan: threeMan === seat ? null : threeMan,
      duel: duel?.rival === seat && !duel.outcome ? null : duel,
    }
    return roller === seat && !state.over ? passOn(left) : left
  },

  holder: (state) => state.roller,
  ended: (state) => state.over,
  prompt: () => null,
  changePacks: (state) => state,
  pause: (state) => state,
  recap,
}

const newTurn = {
  ...{ throws: 0, dice: null, effects: [], given: [], task: null, duel: null },
  mayUndo: false,
}

/** The first throw is free; another follows a throw that had an effect. */
function canThrow({ task, duel, throws, effects }: State): boolean {
  if (duel) return duel.outcome === null
  if (task) return false
  return throws === 0 || (effects.length > 0 && throws < maxThrows)
}

function canPass({ task, duel, throws, effects }: State): boolean {
  if (duel) return duel.outcome !== null
  if (task || throws === 0) return false
  return effects.length === 0 || throws >= maxThrows
}

function canChallenge({ options, throws, duel }: State): boolean {
  return options.duel && throws === 0 && duel === null
}

function throwDice(state: State, random: Random): State | Refusal {
  const { duel, task, roller, taken, duelsWon } = state
  if (!canThrow(state)) return refuse(task ? 'First things first.' : 'The dice go on.')
  if (duel) {
    const thrown = throwDuel(duel, roller, random)
    const { outcome } = thrown
    const next = { ...state, duel: thrown, mayUndo: false }
    if (!outcome) return next
    return {
      ...next,
      taken: addTo(taken, [outcome.loser], outcome.count),
      duelsWon: addTo(duelsWon, [outcome.winner]),
    }
  }
  const dice = throwTwo(random)
  const effects = effectsOf(dice, state)
  const crowned = effects.find((effect) => effect.type === 'crowned')
  const asked = taskOf(effects)
  return {
    ...state,
    ...{ dice, effects, given: [], mayUndo: false, throws: state.throws + 1 },
    task: asked,
    lasting: asked?.type === 'rule' ? null : state.lasting,
    threeMan: crowned ? crowned.seat : state.threeMan,
    taken: countTaken(taken, effects),
  }
}

/** At most one task a throw. */
function taskOf(effects: readonly Effect[]): Task | null {
  return (
    effects.find(
      (effect) => effect.type === 'give' || effect.type === 'successor' || effect.type === 'rule',
    ) ?? null
  )
}

function give(state: State, seat: Seat): State | Refusal {
  const { task, roller, taken, gave, given } = state
  if (task?.type !== 'give') return refuse('There is nothing to give away.')
  const problem = otherProblem(state, seat, 'Giving it to yourself is not giving.')
  if (problem) return problem
  return {
    ...state,
    task: task.count > 1 ? { ...task, count: task.count - 1 } : null,
    given: [...given, seat],
    taken: addTo(taken, [seat]),
    gave: addTo(gave, [roller]),
    mayUndo: true,
  }
}

function name(state: State, seat: Seat): State | Refusal {
  if (state.task?.type !== 'successor') return refuse('There is nobody to name.')
  const problem = otherProblem(state, seat, 'Somebody else. You have done your time.')
  return problem ?? { ...state, task: null, threeMan: seat, mayUndo: true }
}

function makeRule(state: State, typed: string): State | Refusal {
  if (state.task?.type !== 'rule') return refuse('Only a 6-6 makes a rule.')
  const text = cutGraphemes(typed.normalize('NFC').replace(/\s+/g, ' ').trim(), maxRuleLength)
  return { ...state, task: null, lasting: { by: state.roller, text }, mayUndo: true }
}

function challenge(state: State, seat: Seat): State | Refusal {
  if (!state.options.duel) return refuse('No duels tonight.')
  if (!canChallenge(state)) return refuse('A duel comes before the first throw.')
  const problem = otherProblem(state, seat, 'You cannot duel yourself.')
  return problem ?? { ...state, duel: newDuel(seat), mayUndo: true }
}

function otherProblem(state: State, seat: Seat, sentence: string): Refusal | null {
  if (!isHere(state, seat)) return refuse('Nobody sits there.')
  return seat === state.roller ? refuse(sentence) : null
}

function passOn(state: State): State {
  const roller = nextHere(state, state.roller)
  const lap = roller <= state.roller ? state.lap + 1 : state.lap
  const { laps } = state.options
  if (laps > 0 && lap > laps) return { ...state, mayUndo: false, over: true }
  return admitLate({ ...state, ...newTurn, roller, lap })
}
