import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

/** Version 1 knew one phone, and called the rounds of a side turns. */
type StateOf1 = Omit<State, 'seating' | 'rounds' | 'seed'> & {
  turns: readonly number[]
  seed?: number
}

export function upgradeState(saved: unknown): State {
  const { turns, seed = 0, ...state } = saved as StateOf1
  return {
    ...state,
    seating: 'passed',
    options: options.read(state.options),
    seed,
    rounds: turns,
    ballot: null,
    wakesAtMs: 0,
    agreed: 0,
    hits: state.players.map(() => 0),
  }
}
