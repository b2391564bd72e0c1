import { changeDeckPacks, newDeck } from '#domain/prompts/deck.ts'
import { deckLines } from '#domain/prompts/deck-lines.ts'
import { randomInt } from '#domain/random.ts'
import { viewAccusation } from '#domain/table/accusation.ts'
import { askAt } from '#domain/table/audience.ts'
import { dueAtEnd } from '#domain/table/clock.ts'
import type { GameRules, Setup } from '#domain/table/game-rules.ts'
import { timeOf } from '#domain/table/more-time.ts'
import { isRefusal, refuse } from '#domain/table/refusal.ts'
import type { Viewer } from '#domain/table/seating.ts'
import { speakAt } from '#domain/table/speaking.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import { isDefaultColumn } from '#games/country-island-city/card.ts'
import { mixedCards } from './cards.ts'
import type { Code } from './messages.ts'
import { listOf } from './mixed-card.ts'
import { dealGame, drawGame, drawRule, swapRandom } from './rules-draw.ts'
import { joinMix, leaveMix } from './rules-join-leave.ts'
import { moveRule, moveVote, playCard, settle, settleVote, skipCard, slip } from './rules-moves.ts'
import type { Options } from './rules-options.ts'
import { changeClocks, closeCard, isGameCard, owedBy, rulesOf, withCard } from './rules-played.ts'
import { makeRecap } from './rules-recap.ts'
import { isLastThird } from './rules-stage.ts'
import type { Card, CardMove, Move, State, View } from './rules-state.ts'
import { upgradeState } from './rules-upgrade.ts'
import { askAudience, missingFrom, passOverVoter, viewVote } from './rules-vote.ts'

/** More than a game can show; the rest stays out of the saved game. */
const maxListLength = 60
export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  version: 2,
  upgrade: upgradeState,

  start({ players, lists, options, seating, ...setup }, context) {
    const none = players.map(() => 0)
    const deck = newDeck(truncateLists(lists), players.length)
    // A placeholder until the first card is drawn.
    const rule = { prompt: { raw: '', parts: [] }, left: 0 }
    const blank: Card = { game: null, rule, isOver: true }
    const opening: State = {
      options,
      players,
      seating,
      deck,
      card: blank,
      turn: 0,
      turns: none,
      round: 0,
      seed: randomInt(2 ** 32, context.random),
      turned: 0,
      wakesAtMs: 0,
      recent: [],
      lasting: [],
      expired: [],
      caught: null,
      letters: [],
      points: none,
      fingers: none,
      over: false,
      ...timeOf(setup),
    }
    return drawGame(opening, context.random, context)
  },

  move(state, move, context) {
    const { card } = state
    if (move.type === 'slip') return slip(state, move.seat, context)
    const isAsleep = typeof context.by === 'number' && context.now < state.wakesAtMs
    if (isAsleep && move.type !== 'skip') return refuse('too-soon')
    if (card.game === null) return moveRule(state, card, move, context)
    if (card.game === 'vote') return moveVote(state, card, move, context)
    if (move.type === 'skip') return skipCard(state, card, context)
    const isTheirs = move.type === 'card' && move.game === card.game
    return isTheirs ? playCard(state, card, move, context) : refuse('card-gone')
  },

  view(state, viewer) {
    const { card, turn, round, lasting, points, wakesAtMs, options, caught } = state
    return {
      turn,
      round,
      lasting,
      points,
      wakesAtMs,
      card: viewCard(state, card, viewer),
      cards: options.cards,
      isDouble: isLastThird(state),
      owed: owedBy(state),
      caught: caught && viewAccusation(caught, viewer),
    }
  },

  asks: (state) => ({
    id: String(state.turned),
    counts: owedBy(state).map((count) => Math.max(0, count)),
  }),

  waitsFor(state) {
    const { card } = state
    if (card.game === null || state.over) return []
    if (card.game === 'vote') return missingFrom(card, state)
    return rulesOf(card.game).rules.waitsFor(card.card, state)
  },

  audience(state) {
    const { card, round, deck, seating } = state
    if (card.game === null || seating === 'passed') return null
    if (card.game === 'vote') return askAt(askAudience(card), round)
    const ask = rulesOf(card.game).rules.audience?.(card.card, state)
    return askAt(ask, round, ...deck.drawn)
  },

  speaking(state) {
    const { card, round, deck, seating } = state
    if (!isGameCard(card) || seating === 'passed') return null
    return speakAt(rulesOf(card.game).rules.speaking?.(card.card, state), round, ...deck.drawn)
  },

  anyPrompt: ['slip'],

  passOver(state, seat, context) {
    const { card } = state
    if (card.game === null) return state
    if (card.game === 'vote') return settleVote(state, passOverVoter(card, seat), context)
    const { passOver } = rulesOf(card.game).rules
    return settle(state, card, passOver(card.card, seat, state, context), context)
  },

  isReveal(state) {
    const { card } = state
    if (card.game === null || card.game === 'vote') return false
    const { rules: played } = rulesOf(card.game)
    return (
      played.isReveal?.(card.card) ??
      (played.waitsFor(card.card, state).length === 0 && !played.due(card.card))
    )
  },

  due({ card, over }) {
    if (over || card.game === null) return null
    if (card.game === 'vote') return dueAtEnd(card.ballot.clock, { type: 'timeout' })
    const { game } = card
    const due = rulesOf(game).rules.due(card.card)
    return due && { ...due, move: { type: 'card', game, move: due.move } as CardMove }
  },

  join: joinMix,
  leave: leaveMix,

  reseat(state, seating, context) {
    const seated = { ...state, seating, wakesAtMs: 0, caught: null }
    const { card } = state
    if (state.over || card.game === null) return seated
    if (card.game === 'vote') return drawGame(seated, context.random, context, card.games[0])
    const { rules: ofGame } = rulesOf(card.game)
    return withCard(seated, card.game, ofGame.reseat(card.card, seated, context))
  },

  isEdge: (before, after) => after.round > before.round,
  close(state, after) {
    const { points, fingers } = after ?? closeCard(state)
    return { ...state, points, fingers }
  },
  ended: (state) => state.over,

  prompt({ card, over }) {
    if (over) return null
    if (card.game === null) return card.isOver ? null : card.rule.prompt.raw
    const prompt = isGameCard(card) ? rulesOf(card.game).promptOf(card.card) : null
    // Default columns are on no pack's list, and so in no memory.
    return !prompt || isDefaultColumn(prompt) ? null : prompt.raw
  },

  promptId: ({ turned, letters }) => `${turned} ${letters.length}`,

  changePacks(state, lists) {
    const next = { ...state, deck: changeDeckPacks(state.deck, truncateLists(lists)) }
    const prompt = rules.prompt(state)
    const isFine = prompt === null || lists.flat().includes(prompt)
    return isFine || state.seating === 'own' ? next : putAway(next)
  },

  pause: (state) => changeClocks(state, null),
  resume: (state, now) => (state.seating === 'passed' ? state : changeClocks(state, now)),
  recap: makeRecap,
  lines: deckLines({
    taskLists: [listOf.truth, listOf.dare],
    isPlayable: (_, lists) =>
      Object.values(mixedCards).some((card) =>
        card.lists.every((list) => lists[listOf[list]]?.length),
      ),
  }),
}

function viewCard(state: State, card: Card, viewer: Viewer): View['card'] {
  if (card.game === null) return card
  if (card.game === 'vote') return viewVote(card, viewer)
  const view = rulesOf(card.game).rules.view(card.card, state, viewer)
  return { game: card.game, view } as View['card']
}

/** Replaces a reported card with another of its kind, where there is one. */
function putAway(state: State): State {
  const { card, deck } = state
  const context = { now: 0, away: [], by: 'device', random: swapRandom(state) } as const
  if (card.game === 'vote') return state
  if (card.game === null) {
    const isStocked = deck.lists[listOf.lasting]?.length
    return isStocked ? drawRule(state, context.random, context) : state
  }
  const { lists, skipsItself } = rulesOf(card.game)
  if (!lists.every((list) => deck.lists[listOf[list]]?.length)) return state
  if (!skipsItself?.(card.card)) return dealGame(state, card.game, context.random, context)
  const skipped = skipCard(state, card, context)
  return isRefusal(skipped) ? state : skipped
}

function truncateLists(lists: Setup<Options>['lists']): string[][] {
  return lists.map((list) => list.slice(0, maxListLength))
}
