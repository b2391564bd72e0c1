import { noPhones } from './rules-hosting.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

/** Version 1 knew one phone. */
type StateOf1 = Omit<State, 'seating' | keyof ReturnType<typeof noPhones>>

/** Version 2 knew one question at a time. */
type StateOf2 = Omit<State, 'offered'>

export function upgradeState(saved: unknown, fromVersion: number): State {
  if (fromVersion === 2) return { ...(saved as StateOf2), offered: null }
  const state = saved as StateOf1
  return { ...state, ...noPhones(), options: options.read(state.options), seating: 'passed' }
}
