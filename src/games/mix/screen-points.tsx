import type { Seat } from '#domain/table/players.ts'
import { ScreenCounts } from '#games/parts/screen-counts.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { MixScreen } from './screen-props.ts'

type ScreenPointsProps = Pick<MixScreen, 'view' | 'players'> & { current?: readonly Seat[] }

/** Points taken: the fewest win. */
export function ScreenPoints({ view, players, current = [] }: ScreenPointsProps) {
  const here = useSeatsHere(players)
  return (
    <ScreenCounts
      label="Points taken: fewest win"
      players={players}
      seats={here}
      count={(seat) => view.points[seat] ?? 0}
      current={current}
    />
  )
}
