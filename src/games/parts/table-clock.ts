import { createContext, use, useEffect, useState } from 'react'
import { type Cue, playCue } from '#browser/device/cues.ts'

export type ClockCue = Extract<Cue, 'tick' | 'fuse' | 'fuse-fast' | 'time-up'>

export type TableClock = {
  /** Milliseconds to add to this device's clock: in rooms, the server's counts. */
  offsetMs: number
  /** In rooms the TV sounds, and phones are silent. */
  cue: (cue: ClockCue) => void
  /** Seconds left from which it ticks. */
  ticksFrom: number
}

export const TableClockContext = createContext<TableClock>({
  offsetMs: 0,
  cue: playCue,
  ticksFrom: Infinity,
})

/** Whether that moment of the table's clock has come. */
export function useIsPast(atMs: number): boolean {
  const { offsetMs } = use(TableClockContext)
  const [past, setPast] = useState(() => (atMs - offsetMs <= Date.now() ? atMs : null))
  useEffect(() => {
    const timer = setTimeout(() => setPast(atMs), Math.max(0, atMs - offsetMs - Date.now()))
    return () => clearTimeout(timer)
  }, [atMs, offsetMs])
  return past === atMs
}
