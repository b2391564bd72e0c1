import { changeDeckPacks, newDeck } from '#domain/prompts/deck.ts'
import { randomInt } from '#domain/random.ts'
import { dueAtEnd, resumeClock, suspendClock } from '#domain/table/clock.ts'
import type { GameRules, MoveContext, Setup, TableContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere } from '#domain/table/presence.ts'
import { isRefusal, type Refusal, refuse } from '#domain/table/refusal.ts'
import { addTo } from '#domain/table/standings.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import { listOf } from './mixed-card.ts'
import {
  dealGame,
  drawGame,
  drawNextCard,
  drawRule,
  finishCard,
  isDefaultColumn,
  supplyCard,
  swapRandom,
} from './rules-draw.ts'
import { joinMix, leaveMix } from './rules-join-leave.ts'
import type { Options } from './rules-options.ts'
import { changeClocks, countCard, isGameCard, owedBy, rulesOf, withCard } from './rules-played.ts'
import { makeRecap } from './rules-recap.ts'
import type { Card, CardMove, GameCard, Move, RuleCard, State, View } from './rules-state.ts'
import { upgradeState } from './rules-upgrade.ts'
import { countVote, missingFrom, type VoteCard, viewVote, voteFor } from './rules-vote.ts'

/** More than a game can show; the rest stays out of the saved game. */
const maxListLength = 60
/** Two say within this time that somebody forgot a rule. */
const caughtMs = 8000

type Outcome = State | Refusal<Code | TableCode>

export const rules: GameRules<State, Move, View, Options, Code | TableCode> = {
  version: 2,
  upgrade: upgradeState,

  start({ players, lists, options, seating }, context) {
    const none = players.map(() => 0)
    const deck = newDeck(truncateLists(lists), players.length)
    // A placeholder until the first card is drawn.
    const rule = { prompt: { raw: '', parts: [] }, left: 0 }
    const blank: Card = { game: null, rule, isOver: true }
    const opening: State = {
      ...{ options, players, seating, deck, card: blank, turn: 0, turns: none, round: 0 },
      ...{ seed: randomInt(2 ** 32, context.random), turned: 0, wakesAtMs: 0, recent: [] },
      ...{ lasting: [], expired: [], caught: null, letters: [] },
      ...{ points: none, fingers: none, over: false },
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
    const { card, turn, round, lasting, points, wakesAtMs, options } = state
    return {
      ...{ turn, round, lasting, points, wakesAtMs },
      card: viewCard(state, card, viewer),
      cards: options.cards,
      owed: owedBy(state),
    }
  },

  waitsFor(state) {
    const { card } = state
    if (card.game === null || state.over) return []
    if (card.game === 'vote') return missingFrom(card, state)
    return rulesOf(card.game).rules.waitsFor(card.card, state)
  },

  passOver(state, seat, context) {
    const { card } = state
    if (card.game === null) return state
    if (card.game === 'vote') {
      const passed = [...card.ballot.passed, seat]
      return settleVote(state, { ...card, ballot: { ...card.ballot, passed } }, context)
    }
    const { passOver } = rulesOf(card.game).rules
    return settle(state, card, passOver(card.card, seat, state, context), context)
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

  ended: (state) => state.over,

  prompt({ card, over }) {
    if (over) return null
    if (card.game === null) return card.isOver ? null : card.rule.prompt.raw
    const prompt = isGameCard(card) ? rulesOf(card.game).promptOf(card.card) : null
    return !prompt || isDefaultColumn(prompt.raw) ? null : prompt.raw
  },

  changePacks(state, lists) {
    const next = { ...state, deck: changeDeckPacks(state.deck, truncateLists(lists)) }
    const prompt = rules.prompt(state)
    const isFine = prompt === null || lists.flat().includes(prompt)
    return isFine || state.seating === 'own' ? next : putAway(next)
  },

  pause: (state) => changeVoteClock(changeClocks(state, null), suspendClock),
  resume: (state, now) =>
    changeVoteClock(changeClocks(state, now), (clock) => resumeClock(clock, now)),
  recap: makeRecap,
}

function viewCard(
  state: State,
  card: Card,
  viewer: Parameters<typeof rules.view>[1],
): View['card'] {
  if (card.game === null) return card
  if (card.game === 'vote') return viewVote(card, viewer)
  const view = rulesOf(card.game).rules.view(card.card, state, viewer)
  return { game: card.game, view } as View['card']
}

function moveRule(state: State, card: RuleCard, move: Move, context: MoveContext): Outcome {
  if (move.type === 'skip' && !card.isOver) return drawRule(state, swapRandom(state), context)
  if (move.type !== 'next') return refuse('rule-first')
  const lasting = card.isOver ? state.lasting : [...state.lasting, card.rule]
  return drawNextCard({ ...state, lasting }, context)
}

function moveVote(state: State, card: VoteCard, move: Move, context: MoveContext): Outcome {
  const { by } = context
  if (move.type === 'timeout') return settleVote(state, card, context)
  if (move.type !== 'choose' || typeof by !== 'number') return refuse('vote-first')
  if (!card.games.includes(move.game)) return refuse('which-game')
  return settleVote(state, voteFor(card, by, move.game), context)
}

function settleVote(state: State, card: VoteCard, context: TableContext): State {
  const vote = countVote(card, state, context)
  return vote.chosen
    ? drawGame(state, context.random, context, vote.chosen)
    : { ...state, card: vote.card }
}

function playCard(state: State, card: GameCard, { move }: CardMove, context: MoveContext): Outcome {
  const { game } = card
  const { rules: ofGame, messages } = rulesOf(game)
  // On one phone a move taken back and made again brings the same.
  const random = state.seating === 'passed' ? swapRandom(state) : context.random
  const played = ofGame.move(card.card, move, state, { ...context, random }) as
    | GameCard['card']
    | Refusal<string>
  if (!isRefusal(played)) return settle(state, card, played, { ...context, random })
  const { refused, params } = played
  const isOwn = refused in messages
  return refuse(isOwn ? `${game}:${refused}` : (refused as TableCode), params)
}

function settle(state: State, before: GameCard, card: unknown, context: TableContext): State {
  const { game } = before
  const supplied = supplyCard(withCard(state, game, card), context.random, context)
  const counted = countCard(supplied, before)
  const isOver = isGameCard(counted.card) && rulesOf(game).rules.isOver(counted.card.card)
  return isOver ? finishCard(counted, context) : counted
}

/** Skips without a penalty: the same game for the same player. */
function skipCard(state: State, card: GameCard, context: MoveContext): Outcome {
  const { game } = card
  const { skipsItself, isShown } = rulesOf(game)
  if (skipsItself?.(card.card)) {
    return playCard(
      state,
      card,
      { type: 'card', game, move: { type: 'skip' } } as CardMove,
      context,
    )
  }
  if (isShown(card.card)) return refuse('settled')
  return dealGame(state, game, swapRandom(state), context)
}

function slip(state: State, seat: Seat, { by, now }: MoveContext): Outcome {
  const { lasting, points, caught } = state
  if (lasting.length === 0) return refuse('no-rule')
  if (!isHere(state, seat)) return refuse('nobody-there')
  const isSeen = caught?.seat === seat && caught.by !== by && now <= caught.untilMs
  if (typeof by === 'number' && !isSeen) {
    return { ...state, caught: { seat, by, untilMs: now + caughtMs } }
  }
  return { ...state, points: addTo(points, [seat]), caught: null }
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

function changeVoteClock(state: State, change: typeof suspendClock): State {
  const { card } = state
  if (card.game !== 'vote') return state
  const ballot = { ...card.ballot, clock: change(card.ballot.clock) }
  return { ...state, card: { ...card, ballot } }
}

function truncateLists(lists: Setup<Options>['lists']): string[][] {
  return lists.map((list) => list.slice(0, maxListLength))
}
