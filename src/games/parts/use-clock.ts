import { useEffect, useEffectEvent, useState } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { type Clock, hasRunOut, isRunning, leftMs } from '#domain/table/clock.ts'

const frameMs = 100

export type ClockFace = {
  /** Whole seconds left, as they are counted aloud. */
  seconds: number
  /** The part that is left, 1 to 0. */
  share: number
  running: boolean
}

/** A clock's face, kept current while it runs; `onTimeout` is called once when it runs out. */
export function useClock(clock: Clock, onTimeout: () => void): ClockFace {
  const [now, setNow] = useState(() => Date.now())
  const expire = useEffectEvent(() => {
    playCue('time-up')
    onTimeout()
  })

  useEffect(() => {
    if (!isRunning(clock)) return
    setNow(Date.now())
    const timer = setInterval(() => {
      const moment = Date.now()
      setNow(moment)
      if (!hasRunOut(clock, moment)) return
      clearInterval(timer)
      expire()
    }, frameMs)
    return () => clearInterval(timer)
  }, [clock])

  const left = leftMs(clock, now)
  return {
    seconds: Math.ceil(left / 1000),
    share: left / clock.lengthMs,
    running: isRunning(clock),
  }
}

/** A tick for every second that is left on a running clock. */
export function useTicks({ seconds, running }: ClockFace): void {
  useEffect(() => {
    if (running && seconds > 0) playCue('tick')
  }, [running, seconds])
}
