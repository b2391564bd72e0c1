import { seededAt } from '../random.ts'
import type { TableContext } from '../table/game-rules.ts'
import type { Seating } from '../table/seating.ts'
import { noOutcome, openLifted, openPlay, sleepMs } from './card-play.ts'
import { swapCard } from './draw-card.ts'
import { moveOn, nextCard } from './go-on.ts'
import type { VenueState } from './state.ts'

/** The card begins again; one that has ended stays so. Points are counted on one phone only. */
export function reseatVenue(
  state: VenueState,
  seating: Seating,
  context: TableContext,
): VenueState {
  if (state.seating === seating) return state
  const seated: VenueState = { ...state, seating, accused: null }
  const { now } = context
  if (state.over) return { ...seated, play: null }
  switch (state.phase) {
    case 'reader':
      return seating === 'own' ? nextCard(seated, context) : seated
    case 'card':
      return seating === 'own' && state.card?.alcohol
        ? swapCard(seated, context)
        : openPlay(seated, now, seededAt(state.seed, state.round, state.swaps, now))
    case 'lift':
      return openLifted(seated, now)
    case 'shown':
      return moveOn(seated, context)
    case 'points':
      return showEnded(seated, now)
  }
}

function showEnded(state: VenueState, now: number): VenueState {
  const opened = openLifted(state, now)
  const { play } = opened
  return {
    ...opened,
    phase: 'shown',
    play: play && { ...play, wakesAtMs: now + sleepMs, outcome: noOutcome },
  }
}
