import { accuse, isAccused } from '#domain/table/accusation.ts'
import { isBallotOver } from '#domain/table/ballot.ts'
import type { MoveContext, TableContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere } from '#domain/table/presence.ts'
import { isRefusal, type Refusal, refuse } from '#domain/table/refusal.ts'
import { addCounts } from '#domain/table/standings.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import {
  dealGame,
  drawGame,
  drawNextCard,
  drawRule,
  finishCard,
  supplyCard,
  swapRandom,
} from './rules-draw.ts'
import { countCard, isGameCard, rulesOf, withCard } from './rules-played.ts'
import { stakeOf } from './rules-stage.ts'
import type { CardMove, GameCard, Move, RuleCard, State } from './rules-state.ts'
import { countVote, type VoteCard, voteFor } from './rules-vote.ts'

type Outcome = State | Refusal<Code | TableCode>

export function moveRule(state: State, card: RuleCard, move: Move, context: MoveContext): Outcome {
  if (move.type === 'skip' && !card.isOver) return drawRule(state, swapRandom(state), context)
  if (move.type !== 'next') return refuse('rule-first')
  const lasting = card.isOver ? state.lasting : [...state.lasting, card.rule]
  return drawNextCard({ ...state, lasting }, context)
}

export function moveVote(state: State, card: VoteCard, move: Move, context: MoveContext): Outcome {
  const { by, now } = context
  if (move.type === 'timeout' && !isBallotOver(card.ballot, now)) return refuse('time-left')
  if (move.type === 'timeout') return settleVote(state, card, context)
  if (move.type !== 'choose' || typeof by !== 'number') return refuse('vote-first')
  if (!card.games.includes(move.game)) return refuse('which-game')
  return settleVote(state, voteFor(card, by, move.game), context)
}

export function settleVote(state: State, card: VoteCard, context: TableContext): State {
  const vote = countVote(card, state, context)
  return vote.chosen
    ? drawGame(state, context.random, context, vote.chosen)
    : { ...state, card: vote.card }
}

export function playCard(
  state: State,
  card: GameCard,
  { move }: CardMove,
  context: MoveContext,
): Outcome {
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

export function settle(
  state: State,
  before: GameCard,
  card: unknown,
  context: TableContext,
): State {
  const { game } = before
  const supplied = supplyCard(withCard(state, game, card), context.random, context)
  const counted = countCard(supplied, before)
  const isOver = isGameCard(counted.card) && rulesOf(game).rules.isOver(counted.card.card)
  return isOver ? finishCard(counted, context) : counted
}

/** Skips without a penalty: the same game for the same player. */
export function skipCard(state: State, card: GameCard, context: MoveContext): Outcome {
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

export function slip(state: State, seat: Seat, { by, now }: MoveContext): Outcome {
  const { lasting, points, caught } = state
  if (lasting.length === 0) return refuse('no-rule')
  if (!isHere(state, seat)) return refuse('empty-seat')
  const isSeen = isAccused(caught, seat, now) && caught.by !== by
  if (typeof by === 'number' && !isSeen) return { ...state, caught: accuse(seat, by, now) }
  const cost = points.map((_, other) => (other === seat ? stakeOf(state) : 0))
  return { ...state, points: addCounts(points, cost), caught: null }
}
