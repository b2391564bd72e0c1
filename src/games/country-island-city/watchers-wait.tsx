import type { ReactNode } from 'react'
import { useIsPast } from '#games/parts/table-clock.ts'
import { useWatching, WatchingContext } from '#games/parts/watching.ts'

/** What those who watch choose from is told by the TV first. */
export function WatchersWait({ untilMs, children }: { untilMs: number; children: ReactNode }) {
  const isTold = useIsPast(untilMs)
  const watching = useWatching()
  return (
    <WatchingContext
      value={watching && !isTold ? { ...watching, below: null, dock: null } : watching}
    >
      {children}
    </WatchingContext>
  )
}
