import { countWord } from '../table/amount.ts'
import type { Recap } from '../table/game-rules.ts'
import { listNames } from '../table/names.ts'
import { seatsHere } from '../table/presence.ts'
import { addCounts, leaders, rankRows, trailers } from '../table/standings.ts'
import type { VenueState } from './state.ts'

/** Ranked by points at a sober table only; penalties are never ranked. */
export function recapVenue(state: VenueState): Recap {
  return state.points ? recapPoints(state, state.points) : recapCards(state)
}

const maxNamesInHeadline = 3

function recapPoints(state: VenueState, points: readonly number[]): Recap {
  const { players, counts } = state
  const here = seatsHere(state)
  const winners = trailers(points, here)
  const isLevel = winners.length === here.length
  const many = `Fewest points: ${countWord(winners.length)} of you win.`
  const few = `${listNames(players, winners)} ${winners.length === 1 ? 'wins' : 'win'} with the fewest points.`
  return {
    headline: isLevel
      ? 'Level on points. All of you win.'
      : winners.length > maxNamesInHeadline
        ? many
        : few,
    winners,
    rows: rankRows(points, 'fewest', (seat, count) => ({
      score: String(count),
      note: `${count === 1 ? 'point' : 'points'}; ${counts.followed[seat] ?? 0} followed, ${counts.passed[seat] ?? 0} passed`,
    })),
  }
}

export function followedOf({ counts, headStart = [] }: VenueState): number[] {
  return addCounts(counts.followed, headStart)
}

function recapCards(state: VenueState): Recap {
  const { players, counts } = state
  const here = seatsHere(state)
  const followed = followedOf(state)
  const sports = leaders(followed, here)
  const headline =
    sports.length === 0
      ? 'Nobody played along. The cards forgive you.'
      : sports.length === here.length
        ? 'All of you played along.'
        : `${listNames(players, sports)} played along most.`
  return {
    headline,
    winners: sports,
    rows: rankRows(followed, 'most', (seat, count) => ({
      score: String(count),
      note: `${count === 1 ? 'card' : 'cards'} followed, ${counts.passed[seat] ?? 0} passed`,
    })),
  }
}
export type Award = { title: string; winners: string; note: string }

const awards = [
  { of: 'followed', title: 'Good sport', note: ['card followed', 'cards followed'] },
  { of: 'passed', title: 'Own mind, well used', note: ['card passed', 'cards passed'] },
  { of: 'named', title: 'Name on every card', note: ['time named', 'times named'] },
] as const

export function giveAwards({ players, counts }: Pick<VenueState, 'players' | 'counts'>): Award[] {
  return awards.flatMap(({ of, title, note }) => {
    const seats = leaders(counts[of])
    const [seat] = seats
    if (seat === undefined) return []
    const most = counts[of][seat] ?? 0
    const winners = seats.length === players.length ? 'All of you' : listNames(players, seats)
    return [{ title, winners, note: `${most} ${note[most === 1 ? 0 : 1]}` }]
  })
}
