import { noPhones } from './rules-hosting.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

/** Version 1 knew one phone. */
type StateOf1 = Omit<State, 'seating' | keyof ReturnType<typeof noPhones>>

export function upgradeState(saved: unknown): State {
  const state = saved as StateOf1
  return { ...state, ...noPhones(), options: options.read(state.options), seating: 'passed' }
}
