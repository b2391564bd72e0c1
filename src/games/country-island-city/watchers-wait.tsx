import type { ReactNode } from 'react'
import { useIsPast } from '#games/parts/table-clock.ts'
import { useWatching, WatchingContext } from '#games/parts/watching.ts'

/** Hides the choices of those who watch until the TV has shown the answers. */
export function WatchersWait({ untilMs, children }: { untilMs: number; children: ReactNode }) {
  const isShown = useIsPast(untilMs)
  const watching = useWatching()
  return (
    <WatchingContext
      value={watching && !isShown ? { ...watching, below: null, dock: null } : watching}
    >
      {children}
    </WatchingContext>
  )
}
