import { addSeatToDeck } from '#domain/prompts/deck.ts'
import { replaceAbsentPlayer } from '#domain/prompts/placeholders.ts'
import { stoppedClock } from '#domain/table/clock.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { giveUpSeat, hereOrNext, levelWithLast, takeSeat } from '#domain/table/presence.ts'
import { finishCard, layCard, swapRandom } from './rules-draw.ts'
import { turnLengthMs } from './rules-round.ts'
import type { Card, LikelyCard, NeverCard, RoundCard, State } from './rules-state.ts'

/** A latecomer starts with the most points at the table. */
export function joinMix(state: State, player: Player): State {
  return takeSeat(state, player, ({ points, fingers, card, deck }) => ({
    points: [...points, levelWithLast(points, state, 'fewest')],
    fingers: [...fingers, 0],
    deck: addSeatToDeck(deck),
    ...(card.game === 'most-likely-to' && { card: { ...card, votes: [...card.votes, 0] } }),
  }))
}

/** The card goes on without the leaver, or is replaced; rules stay in force. */
export function leaveMix(state: State, seat: Seat): State {
  const gone = giveUpSeat(state, seat)
  const isTheirs = state.seat === seat
  const left = {
    ...gone,
    seat: hereOrNext(gone, state.seat),
    card: nameOthers(state.card, seat, gone),
  }
  if (state.over) return left
  const { card } = left
  switch (card.game) {
    case null:
      return left
    case 'never-have-i-ever':
      return leaveNever(left, card, seat)
    case 'truth-or-dare':
      return isTheirs ? { ...left, card: { ...card, task: null } } : left
    case 'most-likely-to':
      return leaveLikely(left, card, seat)
    case 'charades':
      // A phrase that one player has seen is not given to another.
      return isTheirs ? layCard(left, card.game, swapRandom(left)) : left
    case 'category':
    case 'country-island-city':
      return leaveRound(left, card, seat)
  }
}

function nameOthers(card: Card, seat: Seat, gone: State): Card {
  if (card.game === null) {
    if (card.isOver) return card
    const prompt = replaceAbsentPlayer(card.rule.prompt, seat, gone)
    return { ...card, rule: { ...card.rule, prompt } }
  }
  if (card.game === 'truth-or-dare') {
    const { task } = card
    return {
      ...card,
      task: task && { ...task, prompt: replaceAbsentPlayer(task.prompt, seat, gone) },
    }
  }
  return card.prompt ? { ...card, prompt: replaceAbsentPlayer(card.prompt, seat, gone) } : card
}

function leaveNever(state: State, card: NeverCard, seat: Seat): State {
  if (card.teller === seat) return finishCard(state)
  return { ...state, card: { ...card, guilty: card.guilty.filter((other) => other !== seat) } }
}

function leaveLikely(state: State, card: LikelyCard, seat: Seat): State {
  if (card.phase === 'reveal') return state
  const votes = card.votes.map((count, other) => (other === seat ? 0 : count))
  return { ...state, card: { ...card, votes } }
}

function leaveRound(state: State, card: RoundCard, seat: Seat): State {
  const { phase, turn } = card
  const next = { ...card, turn: hereOrNext(state, turn) }
  const isNewTurn = phase === 'running' && turn === seat
  const clock = isNewTurn ? stoppedClock(turnLengthMs(state, next)) : state.clock
  return { ...state, card: next, clock }
}
