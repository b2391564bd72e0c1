import { useEffect, useEffectEvent, useState } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { type Clock, hasRunOut, isRunning, leftMs } from '#domain/table/clock.ts'

const frameMs = 100

export type ClockFace = {
  seconds: number
  /** 1 to 0. */
  share: number
  running: boolean
}

/** Updates while running; `onTimeout` is called once. */
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

export function useTicks({ seconds, running }: ClockFace): void {
  useEffect(() => {
    if (running && seconds > 0) playCue('tick')
  }, [running, seconds])
}
