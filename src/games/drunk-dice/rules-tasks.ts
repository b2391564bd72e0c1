import { cutGraphemes } from '#domain/cut-graphemes.ts'
import { accuse, isAccused } from '#domain/table/accusation.ts'
import type { MoveContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { addTo } from '#domain/table/standings.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import { newDuel } from './rules-duel.ts'
import { hit } from './rules-hits.ts'
import { maxRuleLength, type State, stepOf } from './rules-state.ts'

type Outcome = State | Refusal<Code | TableCode>

/** Two taps on a name count when they come within this time. */

export function give(state: State, seat: Seat): Outcome {
  const { task } = state
  if (task?.type !== 'give') return refuse('nothing-to-give')
  return otherProblem(state, seat, 'not-to-yourself') ?? giveHit(state, seat)
}

export function giveHit(state: State, seat: Seat): State {
  const { task, turn, gave, given } = state
  if (task?.type !== 'give') return state
  const rest = task.count > 1 ? { ...task, count: task.count - 1 } : null
  const one = { task: rest, given: [...given, seat], gave: addTo(gave, [turn]), mayUndo: true }
  return hit({ ...state, ...one }, [seat])
}

export function nameSuccessor(state: State, seat: Seat): Outcome {
  if (state.task?.type !== 'successor') return refuse('nobody-to-name')
  const problem = otherProblem(state, seat, 'somebody-else')
  return problem ?? { ...state, task: null, threeMan: seat, mayUndo: true }
}

export function makeRule(state: State, typed: string): Outcome {
  if (state.task?.type !== 'rule') return refuse('only-six-six')
  const lasting = { by: state.turn, text: tidyRule(typed) }
  return { ...state, task: null, lasting, suggestions: [], mayUndo: true }
}

/** One each, unsigned; the later one counts. */
export function suggestRule(state: State, typed: string, { by }: MoveContext): Outcome {
  if (typeof by !== 'number') return refuse('one-phone')
  if (state.task?.type !== 'rule' || by === state.turn) return refuse('only-six-six')
  const others = state.suggestions.filter((suggestion) => suggestion.by !== by)
  const text = tidyRule(typed)
  return { ...state, suggestions: text === '' ? others : [...others, { by, text }] }
}

export function challenge(state: State, seat: Seat): Outcome {
  if (!state.options.duel) return refuse('no-duels')
  if (!canChallenge(state)) return refuse('duel-first')
  const problem = otherProblem(state, seat, 'duel-yourself')
  return problem ?? { ...state, duel: newDuel(seat), calls: {}, mayUndo: true }
}

export function canChallenge(state: State): boolean {
  const { options, throws, duel } = state
  return options.duel && throws === 0 && duel === null && stepOf(state) === 'throw'
}

/** The second tap on a name, by another player, is a hit. */
export function catchSomebody(state: State, seat: Seat, { by, now }: MoveContext): Outcome {
  if (typeof by !== 'number') return refuse('one-phone')
  if (!state.lasting) return refuse('no-rule')
  if (!isHere(state, seat)) return refuse('empty-seat')
  if (seat === by) return refuse('caught-yourself')
  const open = state.caught.filter((tap) => isAccused(tap, tap.seat, now))
  const isSecond = open.some((tap) => tap.seat === seat && tap.by !== by)
  const others = open.filter((tap) => tap.seat !== seat)
  const fined = [...(state.fined ?? []), seat]
  if (isSecond) return hit({ ...state, caught: others, fined }, [seat])
  return { ...state, caught: [...others, accuse(seat, by, now)] }
}

function tidyRule(typed: string): string {
  return cutGraphemes(typed.normalize('NFC').replace(/\s+/g, ' ').trim(), maxRuleLength)
}

function otherProblem(state: State, seat: Seat, own: Code): Refusal<Code | TableCode> | null {
  if (!isHere(state, seat)) return refuse('empty-seat')
  return seat === state.turn ? refuse(own) : null
}
