import { use, useEffect, useState } from 'react'
import { type Clock, hasRunOut, isRunning, leftMs } from '#domain/table/clock.ts'
import { TableClockContext } from './table-clock.ts'

const frameMs = 100

export type ClockFace = {
  seconds: number
  /** 1 to 0. */
  share: number
  running: boolean
}

/**
 * Updates while running, with a sound when time is up. The table makes the move that is due.
 * @param isSilent no sound at the end
 */
export function useClock(clock: Clock, isSilent = false): ClockFace {
  const { offsetMs, cue } = use(TableClockContext)
  const [now, setNow] = useState(() => Date.now() + offsetMs)

  useEffect(() => {
    if (!isRunning(clock)) return
    let isUp = false
    const look = () => {
      const moment = Date.now() + offsetMs
      setNow(moment)
      if (isUp || !hasRunOut(clock, moment)) return
      isUp = true
      clearInterval(timer)
      if (!isSilent) cue('time-up')
    }
    const timer = setInterval(look, frameMs)
    setNow(Date.now() + offsetMs)
    // The move that was due may have taken the clock away before its last frame.
    return () => {
      clearInterval(timer)
      look()
    }
  }, [clock, offsetMs, cue, isSilent])

  const left = leftMs(clock, now)
  return {
    seconds: Math.ceil(left / 1000),
    share: left / clock.lengthMs,
    running: isRunning(clock),
  }
}

export function useTicks({ seconds, running }: ClockFace): void {
  const { cue, ticksFrom } = use(TableClockContext)
  useEffect(() => {
    if (running && seconds > 0 && seconds <= ticksFrom) cue('tick')
  }, [running, seconds, cue, ticksFrom])
}
