import type { Say, View } from './rules-state.ts'
import { sayOfMost } from './rules-votes.ts'

type Shown = Pick<View, 'teams' | 'side' | 'answer' | 'tallies' | 'isByCoin'>

/** From so many players a side is counted in per cent. */
const playersToShare = 12

/** What a side said, once it is turned over; `both` where its votes are level. */
export function sayOfSide({ tallies }: Shown, side: number): Say | 'both' | null {
  const tally = tallies?.[side]
  if (!tally || tally.more + tally.less === 0) return null
  return sayOfMost(tally) ?? 'both'
}

/** “said less, 3 of 4”. */
export function sideSaid(view: Shown, side: number): string {
  const say = sayOfSide(view, side)
  if (say === null) return 'said nothing'
  if (say === 'both') {
    const by = view.isByCoin ? 'coin' : 'audience'
    return side === view.side ? `said both, the ${by} ${view.answer}` : 'said both'
  }
  const { more, less } = view.tallies?.[side] ?? { more: 0, less: 0 }
  const all = more + less
  const count = say === 'more' ? more : less
  if (all === 1) return `said ${say}`
  const players = view.teams.reduce((sum, { seats }) => sum + seats.length, 0)
  const share = players < playersToShare ? `${count} of ${all}` : `${percent(count / all)}`
  return `said ${say}, ${share}`
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
