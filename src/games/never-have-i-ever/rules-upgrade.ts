import type { Card } from './card.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

/** Version 1 knew one phone, and kept the card's fields in the state. */
type StateOf1 = Omit<State, 'card' | 'turn' | 'seating' | 'calls'> & {
  reader: number
  prompt: Card['prompt']
  guilty: readonly number[]
  teller: number | null
}

export function upgradeState(saved: unknown): State {
  const { reader, prompt, guilty, teller, ...state } = saved as StateOf1
  const settings = options.read(state.options)
  const { count, story } = settings
  const card: Card = {
    prompt,
    guilty,
    phase: teller === null ? 'ask' : 'story',
    rules: { calls: false, story: count && story },
    ballot: null,
    calls: {},
    clock: null,
    wakesAtMs: 0,
  }
  const calls = state.players.map(() => 0)
  return { ...state, options: settings, seating: 'passed', turn: reader, card, calls }
}
