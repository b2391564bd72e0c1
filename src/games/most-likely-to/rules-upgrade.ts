import type { Seat } from '#domain/table/players.ts'
import { leaders } from '#domain/table/standings.ts'
import type { Card } from './card.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

/** Version 1 knew one phone, and kept the card's fields in the state. */
type StateOf1 = Omit<State, 'seating' | 'turn' | 'card' | 'points' | 'recent' | 'appealed'> & {
  reader: Seat
  pointed?: Seat | null
} & Pick<Card, 'prompt' | 'phase' | 'clock' | 'votes' | 'voted'>

export function upgradeState(saved: unknown): State {
  const { reader, prompt, phase, clock, votes, voted, pointed, ...state } = saved as StateOf1
  const settings = options.read(state.options)
  const { voting, self, appeal } = settings
  const card: Card = {
    prompt,
    phase,
    clock,
    votes,
    voted,
    pointed: pointed ?? null,
    rules: { voting, self, appeal, barred: [], appealed: [] },
    crowned: phase === 'reveal' ? leaders(votes) : [],
    ballot: null,
    calls: {},
    right: [],
    knew: [],
    appeal: null,
    wakesAtMs: 0,
  }
  return {
    ...state,
    options: settings,
    seating: 'passed',
    turn: reader,
    card,
    points: state.players.map(() => 0),
    recent: [],
    appealed: [],
  }
}
