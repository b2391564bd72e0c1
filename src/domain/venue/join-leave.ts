import type { TableContext } from '../table/game-rules.ts'
import type { Player, Seat } from '../table/players.ts'
import {
  addHeadStart,
  giveUpSeat,
  hereOrNext,
  levelWithLast,
  seatsHere,
  takeSeat,
} from '../table/presence.ts'
import { countsAt } from '../table/standings.ts'
import { swapCard } from './draw-card.ts'
import { dropAnswer } from './own-moves.ts'
import { followedOf } from './recap.ts'
import type { VenueState } from './state.ts'

/** A latecomer starts with the turns, points and cards of the last player. */
export function joinVenue(state: VenueState, player: Player): VenueState {
  const joined = takeSeat(state, player, ({ counts, points }) => ({
    counts: {
      asked: [...counts.asked, 0],
      named: [...counts.named, 0],
      followed: [...counts.followed, 0],
      passed: [...counts.passed, 0],
      encores: [...counts.encores, 0],
    },
    ...(points && { points: [...points, levelWithLast(points, state, 'fewest')] }),
    headStart: addHeadStart(state, levelWithLast(followedOf(state), state, 'most')),
  }))
  const { counts } = joined
  const asked = catchUp(joined, counts.asked)
  return { ...joined, counts: { ...counts, asked, named: catchUp(joined, counts.named) } }
}

/** Missed turns are not made up for. */
function catchUp(state: VenueState, counts: readonly number[]): number[] {
  const { late = [] } = state
  const fewest = Math.min(...countsAt(counts, seatsHere(state)))
  return counts.map((count, seat) => (late.includes(seat) ? Math.max(count, fewest) : count))
}

/** A card that asks for the leaver is replaced; rules stay in force. */
export function leaveVenue(state: VenueState, seat: Seat, context: TableContext): VenueState {
  const { phase, reader, card, over, accused } = state
  const gone = giveUpSeat(state, seat)
  const left = {
    ...gone,
    accused: accused?.seat === seat || accused?.by === seat ? null : accused,
    turn: hereOrNext(gone, state.turn),
    reader: reader === null ? null : hereOrNext(gone, reader),
  }
  if (over || phase !== 'card' || !card) return left
  if (card.a === seat) return swapCard(left, context, null)
  return card.b === seat ? swapCard(left, context) : dropAnswer(left, seat, context.now)
}
