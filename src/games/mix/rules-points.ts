import type { Recap } from '#domain/table/game-rules.ts'
import { listNames } from '#domain/table/names.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { addCounts, leaders, rankRows, trailers } from '#domain/table/standings.ts'
import type { State } from './rules-state.ts'

export const passCost = 2
/** The limit per player, whatever the fingers. */
export const maxFingers = 3

/** By seat, what the current card costs, at each game's own price. */
export function owedBy({ card, players, seat }: State): number[] {
  const cost = (amount: (seat: number) => number) => players.map((_, at) => amount(at))
  switch (card.game) {
    case null:
      return cost(() => 0)
    case 'never-have-i-ever': {
      const payers = card.guilty.length > 0 ? card.guilty : [seat]
      return cost((at) => (card.teller === null && payers.includes(at) ? 1 : 0))
    }
    case 'truth-or-dare':
      return cost((at) => (at === seat ? passCost : 0))
    case 'most-likely-to':
      return cost((at) => Math.min(card.votes[at] ?? 0, maxFingers))
    case 'charades':
      return cost((at) => (at === seat ? 1 : 0))
    case 'category':
    case 'country-island-city':
      return cost((at) => (at === card.loser ? 1 : 0))
  }
}

export function pay(state: State, owed: readonly number[]): State {
  return { ...state, points: addCounts(state.points, owed) }
}

/** Fewest points first. */
export function makeRecap(state: State): Recap {
  const { players, points, fingers, round } = state
  const worst = leaders(points)
  const voted = leaders(fingers)
  return {
    headline:
      worst.length === 0
        ? 'Not a point taken. What a quiet table.'
        : worst.length === players.length
          ? 'All of you, equally. How fair.'
          : `${listNames(players, worst)} took the most trouble home.`,
    winners: trailers(points, seatsHere(state)),
    ...(voted.length > 0 && { mostVoted: voted }),
    rows: rankRows(points, 'fewest', (seat, count) => {
      const votes = fingers[seat] ?? 0
      const unit = count === 1 ? 'point' : 'points'
      const pointed = `${votes || 'no'} ${votes === 1 ? 'finger' : 'fingers'}`
      return { score: String(count), note: `${unit} in ${round}, ${pointed}` }
    }),
  }
}
