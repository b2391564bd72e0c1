import { playCards } from '#domain/prompts/card-game.ts'
import { addSeatToDeck, drawPrompt, lastRound, newDeck } from '#domain/prompts/deck.ts'
import { deckLines } from '#domain/prompts/deck-lines.ts'
import { askOf } from '#domain/table/asks.ts'
import type { GameRules, TableContext } from '#domain/table/game-rules.ts'
import { timeOf } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { admitLate, levelWithLast, nextHere, seatsTaken, takeSeat } from '#domain/table/presence.ts'
import { isRefusal, refuse } from '#domain/table/refusal.ts'
import { addTo, countsAt } from '#domain/table/standings.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { type Card, cardRules, countedOf, dealCard, isTold } from './card.ts'
import type { Code } from './messages.ts'
import type { Options } from './rules-options.ts'
import { makeRecap } from './rules-recap.ts'
import { type Move, petalsLeft, type State, type View } from './rules-state.ts'
import { upgradeState } from './rules-upgrade.ts'

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  ...playCards(cardRules, settle, ({ round }) => [round]),
  version: 2,
  upgrade: upgradeState,

  start({ players, lists, options, seating, ...setup }, context) {
    const table = { players, seating, ...timeOf(setup) }
    const none = players.map(() => 0)
    const { prompt, deck } = drawPrompt(newDeck(lists, players.length), 0, 0, context.random)
    const card = dealCard(prompt, cardOptions(options), table, context)
    return {
      ...table,
      options,
      deck,
      card,
      turn: 0,
      round: 1,
      lost: none,
      calls: none,
      over: false,
    }
  },

  move(state, move, context) {
    const { card, options } = state
    if (move.type === 'skip') {
      const isOpen = state.seating === 'passed' || card.phase === 'ask'
      return isOpen ? dealPrompt(state, context) : refuse('settled')
    }
    if (move.type === 'mark' && !options.count) return refuse('not-counting')
    const played = cardRules.move(card, move, state, context)
    return isRefusal(played) ? played : settle(state, played, context)
  },

  view(state, viewer) {
    const { card, turn, round, options, deck } = state
    return {
      ...cardRules.view(card, state, viewer),
      turn,
      round,
      petals: petalsLeft(state),
      rounds: lastRound(deck, round, options.rounds),
      counting: options.count,
      losing: card.phase === 'ask' && state.seating === 'passed' ? losing(state) : [],
    }
  },

  asks(state) {
    const { card, seating, players, round } = state
    const isOpen = seating === 'passed' || card.phase !== 'ask'
    return isOpen ? askOf(String(round), players, losing(state)) : null
  },
  isReveal: ({ card }) => isTold(card),

  join: (state, player) =>
    takeSeat(state, player, ({ lost, calls, deck }) => ({
      lost: [...lost, middle(countsAt(lost, seatsTaken(state)))],
      calls: [...calls, levelWithLast(calls, state, 'most')],
      deck: addSeatToDeck(deck),
    })),

  isEdge: (before, after) => after.round > before.round,
  prompt: ({ over, card }) => (over ? null : card.prompt.raw),
  recap: makeRecap,
  lines: deckLines(),
}

function cardOptions({ count, story, calls }: Options): Card['rules'] {
  return { calls: calls && count, story: count && story }
}

/** Petals and calls count once the answers are in; the next prompt comes when the card is over. */
function settle(state: State, card: Card, context: TableContext): State {
  const played = { ...state, card }
  const isAnswered = state.card.phase === 'ask' && card.phase !== 'ask'
  const counted = isAnswered
    ? {
        ...played,
        lost: addTo(state.lost, losing(played)),
        calls: addTo(state.calls, countedOf(card, state).knew),
      }
    : played
  return cardRules.isOver(card) ? moveOn(counted, context) : counted
}

/** Each who has loses a petal. When nobody has: the reader, or with a phone each the highest calls. */
function losing(state: State): readonly Seat[] {
  const { options, card, turn, seating } = state
  if (!options.count) return []
  if (card.guilty.length > 0) return card.guilty
  if (!options.nobody) return []
  return seating === 'own' ? countedOf(card, state).cynics : [turn]
}

function moveOn(state: State, context: TableContext): State {
  const { options, round, deck } = state
  const last = lastRound(deck, round, options.rounds)
  const isLast = (last > 0 && round >= last) || petalsLeft(state).includes(0)
  if (isLast) return { ...state, over: true }
  const next = admitLate(state)
  const turn = nextHere(next, state.turn)
  return dealPrompt({ ...next, turn, round: round + 1 }, context)
}

function dealPrompt(state: State, context: TableContext): State {
  const { prompt, deck } = drawPrompt(state.deck, 0, state.turn, context.random, state)
  return { ...state, deck, card: dealCard(prompt, cardOptions(state.options), state, context) }
}

/** The median; of two the lower. */
function middle(counts: readonly number[]): number {
  return [...counts].sort((one, other) => one - other)[Math.floor((counts.length - 1) / 2)] ?? 0
}
