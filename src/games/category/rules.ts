import { playCards } from '#domain/prompts/card-game.ts'
import { addSeatToDeck, drawPrompt, lastRound, newDeck } from '#domain/prompts/deck.ts'
import { deckLines } from '#domain/prompts/deck-lines.ts'
import { askOf } from '#domain/table/asks.ts'
import type { GameRules, TableContext } from '#domain/table/game-rules.ts'
import { timeOf } from '#domain/table/more-time.ts'
import { admitLate, hereOrNext, takeSeat } from '#domain/table/presence.ts'
import { isRefusal, refuse } from '#domain/table/refusal.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { type Card, cardRules, dealCard, whoKnew } from './card.ts'
import type { Code } from './messages.ts'
import {
  addSeatToScores,
  countAnswer,
  makeRecap,
  newScores,
  rewardCalls,
  takePenalty,
} from './rules-scores.ts'
import type { Move, Options, State, View } from './rules-state.ts'
import { upgradeState } from './rules-upgrade.ts'

export { maxBombMs, minBombMs } from './card.ts'

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  ...playCards(cardRules, settle, ({ round }) => [round]),
  version: 2,
  upgrade: upgradeState,

  start({ players, lists, options, seating, ...setup }, context) {
    const table = { players, seating, turn: 0, ...timeOf(setup) }
    const { prompt, deck } = drawPrompt(newDeck(lists, players.length), 0, 0, context.random)
    const card = dealCard(prompt, cardOptions(options), table, context)
    const scores = newScores(players.length)
    return { ...table, options, deck, card, scores, round: 1, over: false }
  },

  move(state, move, context) {
    const { card } = state
    if (move.type === 'blame') return refuse('settled')
    if (move.type === 'skip') {
      return card.phase === 'settled' ? refuse('settled') : dealPrompt(state, context)
    }
    const played = cardRules.move(card, move, state, context)
    if (isRefusal(played)) return played
    return played === card ? state : settle(state, played, context)
  },

  view(state, viewer) {
    const { card, deck, turn, round, options, scores } = state
    return {
      ...cardRules.view(card, state, viewer),
      caller: turn,
      round,
      penalties: scores.penalties,
      rounds: lastRound(deck, round, options.rounds),
    }
  },

  asks: ({ card, players, round }) =>
    card.loser === null ? null : askOf(String(round), players, [card.loser]),

  join: (state, player) =>
    takeSeat(state, player, ({ scores, deck }) => ({
      scores: addSeatToScores(scores, state),
      deck: addSeatToDeck(deck),
    })),

  isEdge: (before, after) => after.round > before.round,
  takesBack: ['answer'],
  prompt: ({ over, card }) => (over ? null : card.prompt.raw),
  recap: (state) => makeRecap(state, state.scores),
  lines: deckLines(),
}

function cardOptions({ mode, seconds, order }: Options): Card['rules'] {
  return { mode, seconds, order }
}

/** Counts answers as they are given, and the fall; deals on when the card is over. */
function settle(state: State, card: Card, context: TableContext): State {
  const { card: before } = state
  let { scores } = state
  if (card.answers > before.answers) scores = countAnswer(scores, before.turn)
  if (before.phase !== 'settled' && card.phase === 'settled' && card.loser !== null) {
    const isFalse = card.fault === 'repeat' || card.fault === 'rejected'
    scores = rewardCalls(takePenalty(scores, card.loser, isFalse), whoKnew(card))
  }
  const played = { ...state, card, scores }
  return cardRules.isOver(card) ? moveOn(played, context) : played
}

function moveOn(state: State, context: TableContext): State {
  const { options, round, deck, card } = state
  const last = lastRound(deck, round, options.rounds)
  if (last > 0 && round >= last) return { ...state, over: true }
  const next = admitLate({ ...state, round: round + 1 })
  return dealPrompt({ ...next, turn: hereOrNext(next, card.loser ?? state.turn) }, context)
}

function dealPrompt(state: State, context: TableContext): State {
  const { prompt, deck } = drawPrompt(state.deck, 0, state.turn, context.random, state)
  return { ...state, deck, card: dealCard(prompt, cardOptions(state.options), state, context) }
}
