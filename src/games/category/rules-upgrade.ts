import { previousHere } from '#domain/table/presence.ts'
import type { Card } from './card.ts'
import { options, type State } from './rules-state.ts'

type KeptOf1 = 'prompt' | 'turn' | 'answers' | 'clock' | 'challenger' | 'loser' | 'fault'

/** Version 1 knew one phone, and kept the card's fields in the state. */
type StateOf1 = Omit<State, 'card' | 'turn' | 'seating'> &
  Pick<Card, KeptOf1> & {
    phase: Exclude<Card['phase'], 'over'>
    caller: number
    answerer?: number | null
  }

export function upgradeState(saved: unknown): State {
  const {
    prompt,
    phase,
    caller,
    turn,
    answers,
    answerer,
    clock,
    challenger,
    loser,
    fault,
    ...state
  } = saved as StateOf1
  const settings = options.read(state.options)
  const before = answers === 0 ? null : previousHere(state, turn)
  const card: Card = {
    prompt,
    phase,
    turn,
    answers,
    clock,
    challenger,
    loser,
    fault,
    rules: settings,
    answerer: answerer === undefined ? before : answerer,
    answeredAtMs: 0,
    isRepeat: false,
    callClock: null,
    ballot: null,
    wakesAtMs: 0,
    calls: {},
    turns: {},
    targets: [],
    challenges: [],
  }
  return { ...state, options: settings, seating: 'passed', turn: caller, card }
}
