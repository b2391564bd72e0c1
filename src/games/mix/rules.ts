import { changeDeckPacks, newDeck } from '#domain/prompts/deck.ts'
import { randomInt } from '#domain/random.ts'
import { suspendClock } from '#domain/table/clock.ts'
import type { GameRules, MoveContext, Setup } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { hereOrNext, isHere } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { addTo } from '#domain/table/standings.ts'
import {
  moveCharades,
  moveLikely,
  moveNever,
  moveRule,
  moveTruth,
  skipCard,
} from './rules-cards.ts'
import { drawGame, drawRule, isDefaultColumn, layCard, swapRandom } from './rules-draw.ts'
import { joinMix, leaveMix } from './rules-join-leave.ts'
import type { Options } from './rules-options.ts'
import { makeRecap, owedBy } from './rules-points.ts'
import { moveRound } from './rules-round.ts'
import { type Card, listOf, type Move, type Outcome, type State } from './rules-state.ts'

/** More than a game can show; the rest stays out of the saved game. */
const maxListLength = 60

export type View = Pick<State, 'seat' | 'round' | 'card' | 'clock' | 'lasting' | 'points'> & {
  /** 0 for no limit. */
  cards: number
  /** By seat, what the card costs so far. */
  owed: readonly number[]
}

export const rules: GameRules<State, Move, View, Options> = {
  version: 1,

  start({ players, lists, options }, random) {
    const none = players.map(() => 0)
    const deck = newDeck(truncateLists(lists), players.length)
    // A placeholder until the first card is drawn.
    const blank: Card = { game: 'truth-or-dare', task: null }
    return drawGame(
      {
        ...{ options, players, deck, seat: 0, round: 0, card: blank, clock: null, over: false },
        ...{
          seed: randomInt(2 ** 32, random),
          turned: 0,
          recent: [],
          lasting: [],
          expired: [],
          letters: [],
          points: none,
          fingers: none,
        },
      },
      random,
    )
  },

  move(state, move, context) {
    if (state.over) return refuse('The game is over.')
    if (move.type === 'slip') return slip(state, move.seat)
    if (move.type === 'skip' && state.card.game !== null) return skipCard(state)
    return moveCard(state, move, context)
  },

  view(state, seat) {
    const { card, round, clock, lasting, points, options } = state
    const isSecret = card.game === 'charades' && seat !== state.seat
    return {
      ...{ seat: state.seat, round, clock, lasting, points },
      card: isSecret ? { ...card, prompt: null } : card,
      cards: options.cards,
      owed: owedBy(state),
    }
  },

  join: joinMix,
  leave: (state, seat) => leaveMix(rules.pause(state), seat),

  holder(state) {
    const { card, seat } = state
    const isRound = card.game === 'category' || card.game === 'country-island-city'
    return hereOrNext(state, isRound ? card.turn : seat)
  },
  ended: (state) => state.over,

  prompt({ card, over }) {
    if (over) return null
    if (card.game === null) return card.isOver ? null : card.rule.prompt.raw
    const prompt = card.game === 'truth-or-dare' ? card.task?.prompt : card.prompt
    return !prompt || isDefaultColumn(prompt.raw) ? null : prompt.raw
  },

  changePacks(state, lists) {
    const next = { ...state, deck: changeDeckPacks(state.deck, truncateLists(lists)) }
    const prompt = rules.prompt(state)
    return prompt === null || lists.flat().includes(prompt) ? next : putAway(next)
  },

  pause(state) {
    const { card, clock } = state
    // A count-in cut short by sleep starts again from three.
    if (card.game === 'most-likely-to' && card.phase === 'count') {
      return { ...state, clock: null, card: { ...card, phase: 'ready' } }
    }
    return clock ? { ...state, clock: suspendClock(clock) } : state
  },

  recap: makeRecap,
}

function moveCard(state: State, move: Move, context: MoveContext): Outcome {
  const { card } = state
  switch (card.game) {
    case null:
      return moveRule(state, card, move)
    case 'never-have-i-ever':
      return moveNever(state, card, move)
    case 'truth-or-dare':
      return moveTruth(state, card, move)
    case 'most-likely-to':
      return moveLikely(state, card, move, context)
    case 'charades':
      return moveCharades(state, card, move, context)
    case 'category':
    case 'country-island-city':
      return moveRound(state, card, move, context)
  }
}

function slip(state: State, seat: Seat): Outcome {
  if (state.lasting.length === 0) return refuse('There is no rule to forget just now.')
  if (!isHere(state, seat)) return refuse('Nobody sits there.')
  return { ...state, points: addTo(state.points, [seat]) }
}

/** Replaces a reported card with another of its kind, where there is one. */
function putAway(state: State): State {
  const { card, deck } = state
  const kind =
    card.game === null ? 'lasting' : card.game === 'truth-or-dare' ? card.task?.kind : card.game
  if (!kind || !deck.lists[listOf[kind]]?.length) return state
  if (card.game === null) return drawRule(state, swapRandom(state))
  if (card.game !== 'truth-or-dare') return layCard(state, card.game, swapRandom(state))
  const skipped = skipCard(state)
  return 'refused' in skipped ? state : skipped
}

function truncateLists(lists: Setup<Options>['lists']): string[][] {
  return lists.map((list) => list.slice(0, maxListLength))
}
