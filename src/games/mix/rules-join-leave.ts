import { addSeatToDeck } from '#domain/prompts/deck.ts'
import { replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { giveUpSeat, hereOrNext, levelWithLast, takeSeat } from '#domain/table/presence.ts'
import { addTo } from '#domain/table/standings.ts'
import { dealGame, finishCard, swapRandom } from './rules-draw.ts'
import { changeClocks, countCard, isGameCard, rulesOf, withCard } from './rules-played.ts'
import type { State } from './rules-state.ts'
import { leaveVote } from './rules-vote.ts'

/** A latecomer starts with the most points at the table, and the fewest turns. */
export function joinMix(state: State, player: Player): State {
  return takeSeat(state, player, ({ points, turns, fingers, deck }) => ({
    points: [...points, levelWithLast(points, state, 'fewest')],
    turns: [...turns, levelWithLast(turns, state, 'most')],
    fingers: [...fingers, 0],
    deck: addSeatToDeck(deck),
  }))
}

/** The card goes on without the leaver, or is replaced; rules stay in force. */
export function leaveMix(state: State, seat: Seat, context: TableContext): State {
  const { card, seating } = state
  const gone = giveUpSeat(state, seat)
  if (state.over) return { ...gone, turn: hereOrNext(gone, state.turn) }
  const isShown = isGameCard(card) && rulesOf(card.game).isShown(card.card)
  // What it cost stays with whose card it was.
  const isKept = isShown && seating === 'own'
  const left = { ...gone, turn: isKept ? state.turn : hereOrNext(gone, state.turn) }
  if (card.game === null) {
    const prompt = replaceAbsentPlayer(card.rule.prompt, seat, gone)
    return card.isOver ? left : { ...left, card: { ...card, rule: { ...card.rule, prompt } } }
  }
  if (card.game === 'vote') return { ...left, card: leaveVote(card, seat) }
  const { game } = card
  const { rules, isActed } = rulesOf(game)
  if (isActed && seat === state.turn && !isShown) {
    const next = { ...left, turns: addTo(left.turns, [left.turn]) }
    return dealGame(next, game, swapRandom(next), context)
  }
  const played = rules.leave(card.card, seat, left, context)
  const after = countCard(withCard(left, game, played), card)
  if (rules.isOver(played)) return finishCard(after, context)
  return seating === 'passed' ? changeClocks(after, null) : after
}
