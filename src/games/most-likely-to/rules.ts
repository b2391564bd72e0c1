import { playCards } from '#domain/prompts/card-game.ts'
import { addSeatToDeck, drawPrompt, lastRound, newDeck } from '#domain/prompts/deck.ts'
import { deckLines } from '#domain/prompts/deck-lines.ts'
import type { GameRules, TableContext } from '#domain/table/game-rules.ts'
import { timeOf } from '#domain/table/more-time.ts'
import type { Seat } from '#domain/table/players.ts'
import { admitLate, levelWithLast, nextHere, takeSeat } from '#domain/table/presence.ts'
import { isRefusal, refuse } from '#domain/table/refusal.ts'
import { addCounts, addTo } from '#domain/table/standings.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { type Card, cardRules, dealCard, isShown, penaltiesOf, votesOf } from './card.ts'
import type { Code } from './messages.ts'
import type { Options } from './rules-options.ts'
import { makeRecap } from './rules-recap.ts'
import type { Move, State, View } from './rules-state.ts'
import { upgradeState } from './rules-upgrade.ts'

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  ...playCards(cardRules, settle, ({ round }) => [round]),
  version: 2,
  upgrade: upgradeState,

  start({ players, lists, options, seating, ...setup }, context) {
    const table = { players, seating, ...timeOf(setup) }
    const none = players.map(() => 0)
    const { prompt, deck } = drawPrompt(newDeck(lists, players.length), 0, 0, context.random)
    const settings = settingsOf({ options, recent: [], appealed: [] })
    return {
      ...table,
      options,
      deck,
      turn: 0,
      round: 1,
      card: dealCard(prompt, settings, table, context),
      crowns: none,
      received: none,
      points: none,
      recent: [],
      appealed: [],
      over: false,
    }
  },

  move(state, move, context) {
    if (move.type === 'skip') {
      return isShown(state.card) ? refuse('settled') : dealPrompt(state, context)
    }
    const played = cardRules.move(state.card, move, state, context)
    return isRefusal(played) ? played : settle(state, played, context)
  },

  view(state, viewer) {
    const { card, turn, round, crowns, options, deck } = state
    return {
      ...cardRules.view(card, state, viewer),
      turn,
      round,
      crowns,
      rounds: lastRound(deck, round, options.rounds),
    }
  },

  asks: ({ card, round, players }) =>
    !isShown(card) ? null : { id: String(round), counts: penaltiesOf(card, { players }) },
  secretCounts: ['points'],

  join: (state, player) =>
    takeSeat(state, player, ({ crowns, received, points, deck }) => ({
      crowns: [...crowns, levelWithLast(crowns, state, 'most')],
      received: [...received, levelWithLast(received, state, 'most')],
      points: [...points, levelWithLast(points, state, 'most')],
      deck: addSeatToDeck(deck),
    })),

  isEdge: (before, after) => after.round > before.round,
  prompt: ({ over, card }) => (over ? null : card.prompt.raw),
  recap: makeRecap,
  lines: deckLines(),
}

type History = Pick<State, 'options' | 'recent' | 'appealed'>

/** After two crowns running a name is not offered once. */
function settingsOf({ options, recent, appealed }: History): Card['rules'] {
  const { voting, self, appeal } = options
  const [before = [], last = []] = recent
  return { voting, self, appeal, appealed, barred: before.filter((seat) => last.includes(seat)) }
}

/** Votes and points count once they are shown; a verdict may pass the crown on. */
function settle(state: State, card: Card, context: TableContext): State {
  const before = state.card
  const crowns = addTo(addTo(state.crowns, before.crowned, -1), card.crowned)
  const counted = { ...state, card, crowns }
  const shown =
    isShown(card) && !isShown(before)
      ? {
          ...counted,
          received: addCounts(state.received, votesOf(card, state)),
          points: addTo(addTo(state.points, card.right), card.knew),
        }
      : counted
  return cardRules.isOver(card) ? moveOn(shown, context) : shown
}

function moveOn(state: State, context: TableContext): State {
  const { options, round, deck, card } = state
  const last = lastRound(deck, round, options.rounds)
  if (last > 0 && round >= last) return { ...state, over: true }
  const appellants: readonly Seat[] = card.appeal ? [card.appeal.seat] : []
  const next = {
    ...admitLate(state),
    recent: [...state.recent, card.crowned].slice(-2),
    appealed: [...state.appealed, ...appellants],
  }
  return dealPrompt({ ...next, round: round + 1, turn: nextHere(next, state.turn) }, context)
}

function dealPrompt(state: State, context: TableContext): State {
  const { prompt, deck } = drawPrompt(state.deck, 0, state.turn, context.random, state)
  return { ...state, deck, card: dealCard(prompt, settingsOf(state), state, context) }
}
