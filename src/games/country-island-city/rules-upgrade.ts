import { previousHere } from '#domain/table/presence.ts'
import { options } from './rules-options.ts'
import type { Lost, Phase, State, Turn } from './rules-state.ts'

type Before<T, New extends keyof T> = Omit<T, New> & Partial<Pick<T, New>>

/** Version 1 knew one phone. */
type PhaseOf1 =
  | Before<Turn, 'answerer'>
  | Before<Lost, 'wakesAtMs' | 'knew'>
  | { name: 'letter' | 'scores' }
  | Extract<Phase, { name: 'writing' | 'grace' | 'marking' }>

type StateOf1 = Omit<State, 'seating' | 'phase'> & { phase: PhaseOf1 }

export function upgradeState(saved: unknown): State {
  const state = saved as StateOf1
  const settings = options.read(state.options)
  return { ...state, options: settings, seating: 'passed', phase: upgradePhase(state) }
}

function upgradePhase(state: StateOf1): Phase {
  const { phase } = state
  switch (phase.name) {
    case 'letter':
      return { name: 'letter', clock: null }
    case 'scores':
      return { name: 'scores', wakesAtMs: 0, liked: [] }
    case 'lost':
      return { ...phase, wakesAtMs: 0, knew: [] }
    case 'turn': {
      const before = phase.answers === 0 ? null : previousHere(state, phase.seat)
      const { answerer = before } = phase
      return { ...phase, answerer }
    }
    default:
      return phase
  }
}
