import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

/** Version 1 knew one phone. */
type Of2 =
  | 'seating'
  | 'isAlone'
  | 'phraseNumber'
  | 'limit'
  | 'buzz'
  | 'calls'
  | 'foul'
  | 'wakesAtMs'
type StateOf1 = Omit<State, Of2>

export function upgradeState(saved: unknown): State {
  const state = saved as StateOf1
  const settings = options.read(state.options)
  return {
    ...state,
    options: settings,
    seating: 'passed',
    isAlone: settings.teams === 0,
    phraseNumber: state.rows.length + 1,
    limit: null,
    buzz: null,
    calls: {},
    foul: null,
    wakesAtMs: 0,
  }
}
