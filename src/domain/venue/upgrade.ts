import { parseLine, taskOf } from './card.ts'
import type { DealtCard, PlayedCard, VenueState } from './state.ts'

type CardOf1 = Omit<DealtCard, 'does' | 'choices'>

/** Version 1 knew one phone, kept played cards whole, and earlier builds of it no turn. */
type StateOf1 = Omit<VenueState, 'seating' | 'card' | 'seen' | 'counts' | 'turn' | 'lastRule'> & {
  card: CardOf1 | null
  seen: readonly CardOf1[]
  counts: Omit<VenueState['counts'], 'encores'>
  turn?: number
  lastRule?: number
}

export function upgradeVenue(saved: unknown): VenueState {
  const state = saved as StateOf1
  const { card, seen, counts, players, round, turn, lastRule = 0 } = state
  return {
    ...state,
    seating: 'passed',
    turn: turn ?? Math.max(0, round - 1) % players.length,
    lastRule,
    card: card && upgradeCard(card),
    play: null,
    accused: null,
    caught: null,
    seen: seen.map(upgradePlayed),
    counts: { ...counts, encores: players.map(() => 0) },
  }
}

function upgradeCard(card: CardOf1): DealtCard {
  return { ...card, does: taskOf(parseLine(card.words.raw)), choices: null }
}

function upgradePlayed({ words, a, b, amount }: CardOf1): PlayedCard {
  return { line: words.raw, a, b, amount }
}
