import { listNames } from '../table/names.ts'
import type { Player } from '../table/players.ts'
import { seatsHere } from '../table/presence.ts'
import type { Recap } from '../table/recap.ts'
import { addCounts, leaders, rankRows, trailers } from '../table/standings.ts'
import type { VenueCode } from './messages.ts'
import type { VenueCounts, VenueState } from './state.ts'

/**
 * Ranked by points at a sober table with one phone only: neither penalties nor, with a phone each,
 * passes are ranked.
 */
export function recapVenue(state: VenueState): Recap<VenueCode> {
  const { points, seating } = state
  return points && seating === 'passed' ? recapPoints(state, points) : recapCards(state)
}

const maxNamesInHeadline = 3

function recapPoints(state: VenueState, points: readonly number[]): Recap<VenueCode> {
  const { counts } = state
  const here = seatsHere(state)
  const winners = trailers(points, here)
  const isLevel = winners.length === here.length
  return {
    headline: isLevel
      ? { code: 'points-level' }
      : winners.length > maxNamesInHeadline
        ? { code: 'points-many', params: { count: winners.length } }
        : { code: 'points-won', params: { seats: winners } },
    winners,
    rows: rankRows(points, 'fewest', (seat, count) => ({
      score: String(count),
      note: { code: 'points', params: { count, ...playedBy(seat, counts) } },
    })),
  }
}

/** With what latecomers began with; an encore counts as one more, and so does the bar’s own game. */
export function followedOf({ counts, headStart = [], extra = [] }: VenueState): number[] {
  return addCounts(addCounts(addCounts(counts.followed, counts.encores), headStart), extra)
}

function recapCards(state: VenueState): Recap<VenueCode> {
  const { counts } = state
  const here = seatsHere(state)
  const followed = followedOf(state)
  const sports = leaders(followed, here)
  return {
    headline:
      sports.length === 0
        ? { code: 'nobody-played' }
        : sports.length === here.length
          ? { code: 'all-played' }
          : { code: 'played-most', params: { seats: sports } },
    winners: sports,
    rows: rankRows(followed, 'most', (seat, count) => {
      const played = playedBy(seat, counts)
      const encores = counts.encores[seat] ?? 0
      const onTop = encores + (state.extra?.[seat] ?? 0)
      return {
        score: String(count),
        note:
          onTop === 0
            ? { code: 'cards', params: { count, ...played } }
            : onTop === encores
              ? { code: 'encores', params: { ...played, followed: count - encores, encores } }
              : { code: 'on-top', params: { ...played, followed: count - onTop, onTop } },
      }
    }),
  }
}

function playedBy(seat: number, { followed, passed }: VenueCounts) {
  return { followed: followed[seat] ?? 0, passed: passed[seat] ?? 0 }
}

export type Award = { title: string; winners: string; note: string }

const awards = [
  { of: 'followed', title: 'Good sport', note: ['card followed', 'cards followed'] },
  { of: 'passed', title: 'Own mind, well used', note: ['card passed', 'cards passed'] },
  { of: 'named', title: 'Name on every card', note: ['time named', 'times named'] },
] as const

type Counted = { players: readonly Player[]; counts: Omit<VenueCounts, 'encores'> }

export function giveAwards({ players, counts }: Counted): Award[] {
  return awards.flatMap(({ of, title, note }) => {
    const seats = leaders(counts[of])
    const [seat] = seats
    if (seat === undefined) return []
    const most = counts[of][seat] ?? 0
    const winners = seats.length === players.length ? 'All of you' : listNames(players, seats)
    return [{ title, winners, note: `${most} ${note[most === 1 ? 0 : 1]}` }]
  })
}
