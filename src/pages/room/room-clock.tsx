import { type ReactNode, useMemo } from 'react'
import { type TableClock, TableClockContext } from '#games/parts/table-clock.ts'

/** A change below is a slow message, and no reason to draw again. */
const stepMs = 100
const lastSeconds = 5
const silent = () => {}

type RoomClockProps = {
  offsetMs: number
  /** Only of a TV. */
  cue?: TableClock['cue']
  children: ReactNode
}

/** The server's clock for everything below. */
export function RoomClock({ offsetMs, cue = silent, children }: RoomClockProps) {
  const stepped = Math.round(offsetMs / stepMs) * stepMs
  const clock = useMemo(() => ({ offsetMs: stepped, cue, ticksFrom: lastSeconds }), [stepped, cue])
  return <TableClockContext value={clock}>{children}</TableClockContext>
}
