import type { Random } from '#domain/random.ts'
import type { Seat } from '#domain/table/players.ts'
import { addTo } from '#domain/table/standings.ts'
import { countThrowCalls, countWinnerCalls } from './rules-calls.ts'
import { type Duel, throwDuel, throwTwo } from './rules-duel.ts'
import { type Effect, effectsOf } from './rules-effects.ts'
import { hit, hitByEffects } from './rules-hits.ts'
import type { State, Task } from './rules-state.ts'

/** The player in turn throws. Calls count before hits, so that a dodge helps at once. */
export function throwDice(state: State, random: Random): State {
  const dice = throwTwo(random)
  const effects = effectsOf(dice, state)
  const crowned = effects.find((effect) => effect.type === 'crowned')
  const asked = taskOf(effects)
  const thrown: State = {
    ...countThrowCalls(state, dice),
    dice,
    effects,
    given: [],
    dodged: [],
    fined: [],
    mayUndo: false,
    throws: state.throws + 1,
    task: asked,
    lasting: asked?.type === 'rule' ? null : state.lasting,
    caught: asked?.type === 'rule' ? [] : state.caught,
    threeMan: crowned ? crowned.seat : state.threeMan,
  }
  return hitByEffects(thrown, effects)
}

export function throwInDuel(
  state: State,
  duel: Duel,
  seats: readonly Seat[],
  random: Random,
): State {
  const thrown = throwDuel(duel, state.turn, seats, random)
  const { outcome } = thrown
  const next: State = { ...state, duel: thrown, mayUndo: false, dodged: [], fined: [] }
  if (!outcome) return next
  const won = { ...next, duelsWon: addTo(state.duelsWon, [outcome.winner]) }
  return hit(countWinnerCalls(won, outcome.winner), [outcome.loser], outcome.count)
}

/** At most one task a throw. */
function taskOf(effects: readonly Effect[]): Task | null {
  return (
    effects.find(
      (effect) => effect.type === 'give' || effect.type === 'successor' || effect.type === 'rule',
    ) ?? null
  )
}
