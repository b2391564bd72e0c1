import type { Recap } from '../table/game-rules.ts'
import { listNames } from '../table/names.ts'
import { leaders, rankRows } from '../table/standings.ts'
import type { VenueState } from './state.ts'

/** Who did what; nobody is ranked by what they took. */
export function recapVenue({ players, counts }: VenueState): Recap {
  const sports = leaders(counts.followed)
  const headline =
    sports.length === 0
      ? 'Nobody played along. The cards forgive you.'
      : sports.length === players.length
        ? 'All of you played along.'
        : `${listNames(players, sports)} played along most.`
  return {
    headline,
    winners: sports,
    rows: rankRows(counts.followed, 'most', (seat, followed) => ({
      score: String(followed),
      note: `${followed === 1 ? 'card' : 'cards'} followed, ${counts.passed[seat] ?? 0} passed`,
    })),
  }
}

export type Award = { title: string; winners: string; note: string }

const awards = [
  { of: 'followed', title: 'Good sport', note: ['card followed', 'cards followed'] },
  { of: 'passed', title: 'Own mind, well used', note: ['card passed', 'cards passed'] },
  { of: 'named', title: 'Name on every card', note: ['time named', 'times named'] },
] as const

/** What the evening has to give, from what the players did; nothing for what nobody did. */
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
