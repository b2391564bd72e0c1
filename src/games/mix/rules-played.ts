import type { TableContext } from '#domain/table/game-rules.ts'
import { addCounts } from '#domain/table/standings.ts'
import { mixedCards } from './cards.ts'
import type { MixedCard } from './mixed-card.ts'
import type { MixedGame } from './rules-options.ts'
import { stakeOf } from './rules-stage.ts'
import type { Card, GameCard, State } from './rules-state.ts'
import { changeVoteClock } from './rules-vote.ts'

/** A card by the rules of its game, whichever that is. */
export function rulesOf(game: MixedGame): MixedCard<unknown, unknown, unknown> {
  return mixedCards[game]
}

export function isGameCard(card: Card): card is GameCard {
  return card.game !== null && card.game !== 'vote'
}

export function withCard(state: State, game: MixedGame, card: unknown): State {
  return { ...state, card: { game, card } as GameCard }
}

/** By seat, what the card costs; nothing while it is secret. */
export function owedBy(state: State): number[] {
  const { card, players, seating } = state
  if (!isGameCard(card)) return players.map(() => 0)
  const { cost, isShown } = rulesOf(card.game)
  const isOpen = seating === 'passed' || isShown(card.card)
  const stake = stakeOf(state)
  return players.map((_, seat) => {
    const points = isOpen ? cost(card.card, state, seat) : 0
    return points > 0 ? stake * points : points
  })
}

/** Adds up the card, once: a right call takes a point off, and nobody has less than none. */
export function countCard(state: State, before: Card): State {
  const { card } = state
  if (!isGameCard(card) || !isGameCard(before)) return state
  const { isCounted } = rulesOf(card.game)
  return isCounted(before.card) || !isCounted(card.card) ? state : addCard(state, card)
}

/** Where the game ends on this card: what is shown counts, even if an appeal was still open. */
export function closeCard(state: State): State {
  const { card } = state
  if (!isGameCard(card)) return state
  const { isCounted, isShown } = rulesOf(card.game)
  return isShown(card.card) && !isCounted(card.card) ? addCard(state, card) : state
}

function addCard(state: State, card: GameCard): State {
  const { votes } = rulesOf(card.game)
  const left = state.left ?? []
  const owed = owedBy(state).map((count, seat) => (left.includes(seat) ? 0 : count))
  const fingers = state.players.map((_, seat) => votes?.(card.card, seat) ?? 0)
  return {
    ...state,
    points: addCounts(state.points, owed).map((count) => Math.max(0, count)),
    fingers: addCounts(state.fingers, fingers),
  }
}

/** @param now null stops the clocks of the card */
export function changeClocks(state: State, now: number | null): State {
  const { card } = state
  if (card.game === null) return state
  if (card.game === 'vote') return { ...state, card: changeVoteClock(card, now) }
  const { rules } = rulesOf(card.game)
  const changed = now === null ? rules.pause(card.card) : rules.resume(card.card, now)
  return withCard(state, card.game, changed)
}

export type Dealing = Pick<TableContext, 'now' | 'away'>
