import { randomInt } from '../random.ts'
import { type GameRules, type Refusal, refuse } from '../table/game-rules.ts'
import type { Seat } from '../table/players.ts'
import { addTo } from '../table/standings.ts'
import { drawCard, swapCard } from './draw-card.ts'
import { recapVenue } from './recap.ts'
import type { DealtCard, LastingRule, VenueOptions, VenueState } from './state.ts'

export type VenueMove =
  /** Who reads every card tonight. */
  | { type: 'read'; seat: Seat }
  /** Did it, told it, agreed; from a card for the whole table simply on to the next. */
  | { type: 'follow' }
  /** Takes the penalty instead. */
  | { type: 'pass' }
  | { type: 'skip' }

export type VenueView = Pick<VenueState, 'phase' | 'round' | 'card' | 'lasting'> & {
  rounds: number
  /** How many cards were played: without one there is nothing to review. */
  played: number
  reader: Seat
  /** The end card, while it is on the table. */
  lifted: LastingRule | null
}

/** The game of every venue: follow the card or take the penalty. What differs is the deck. */
export const venueRules: GameRules<VenueState, VenueMove, VenueView, VenueOptions> = {
  version: 1,

  start({ players, lists, options }, random) {
    const none = players.map(() => 0)
    const opening: VenueState = {
      ...{ id: Math.floor(random() * 2 ** 32).toString(36), options, players },
      ...{ seed: randomInt(2 ** 32, random), swaps: 0 },
      ...{ pile: lists[0] ?? [], phase: 'reader', reader: null, round: 0, card: null },
      ...{ lasting: [], lastAsked: null, seen: [], over: false },
      counts: { asked: none, named: none, followed: none, passed: none },
    }
    return options.reader === 'one' ? opening : nextCard(opening)
  },

  move(state, move) {
    if (state.over) return refuse('The game is over.')
    if (state.phase === 'reader') {
      if (move.type !== 'read') return refuse('Say first who reads.')
      if (!state.players[move.seat]) return refuse('Nobody sits there.')
      return nextCard({ ...state, reader: move.seat })
    }
    if (move.type === 'read') return refuse('The reader has been chosen.')
    if (state.phase === 'lift') {
      if (move.type !== 'follow') return refuse('That rule is lifted. On to the next card.')
      return moveOn({ ...state, lasting: state.lasting.filter((rule) => rule !== due(state)) })
    }
    const { card } = state
    if (!card) return refuse('No card is on the table.')
    if (move.type === 'skip') return swapCard(state)
    return settle(state, card, move.type)
  },

  view(state) {
    const { phase, round, card, lasting, options, seen } = state
    return {
      ...{ phase, round, card, lasting, rounds: options.cards, played: seen.length },
      reader: readerOf(state),
      lifted: phase === 'lift' ? due(state) : null,
    }
  },

  holder: (state) => (state.phase === 'reader' ? null : readerOf(state)),
  ended: (state) => state.over,
  prompt: ({ over, phase, card }) => (over || phase !== 'card' || !card ? null : card.words.raw),
  rest: (state) => state,
  recap: recapVenue,

  restock(state, lists) {
    const onTable = state.card?.words.raw
    return { ...state, pile: (lists[0] ?? []).filter((line) => line !== onTable) }
  },
}

function readerOf({ reader, round, players }: VenueState): Seat {
  return reader ?? Math.max(0, round - 1) % players.length
}

function settle(state: VenueState, card: DealtCard, how: 'follow' | 'pass'): VenueState | Refusal {
  const { counts, lasting } = state
  const played = { ...state, seen: [...state.seen, card] }
  if (!card.rule && card.a !== null) {
    const what = how === 'pass' ? 'passed' : 'followed'
    return moveOn({ ...played, counts: { ...counts, [what]: addTo(counts[what], [card.a]) } })
  }
  if (how === 'pass') return refuse('That one is for everybody. “Not for us” is free.')
  if (!card.rule) return moveOn(played)
  const { words, soberWords, rule } = card
  return moveOn({ ...played, lasting: [...lasting, { words, soberWords, ...rule }] })
}

/** The rule whose last card has been played. */
function due({ lasting, round }: VenueState): LastingRule | null {
  return lasting.find((rule) => rule.until <= round) ?? null
}

/** End cards come first, one after the other; then the next card, or the end. */
function moveOn(state: VenueState): VenueState {
  if (due(state)) return { ...state, phase: 'lift' }
  if (state.round >= state.options.cards) return { ...state, over: true }
  return nextCard(state)
}

function nextCard(state: VenueState): VenueState {
  return drawCard({ ...state, round: state.round + 1 })
}
