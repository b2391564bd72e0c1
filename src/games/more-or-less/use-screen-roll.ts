import { useEffect, useState } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { drumMs } from '#domain/table/moment.ts'
import { isMotionReduced } from '#ui/motion-reduced.ts'
import { crossAtMs, rollEndMs, type ScreenRoll, screenRollAt } from './screen-roll.ts'

/** The TV's moment: claps, the drum rolls while the number climbs, a rim shot. */
export function useScreenRoll(known: number, value: number): ScreenRoll {
  const [elapsedMs, setElapsedMs] = useState(0)
  const isDone = elapsedMs >= rollEndMs

  useEffect(() => {
    playScreenCue('claps')
    const drum = setTimeout(() => playScreenCue('roll'), drumMs)
    const rim = setTimeout(() => {
      playScreenCue('rim')
      if (isMotionReduced()) setElapsedMs(rollEndMs)
    }, crossAtMs)
    return () => {
      clearTimeout(drum)
      clearTimeout(rim)
    }
  }, [])

  useEffect(() => {
    if (isDone || isMotionReduced()) return
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      setElapsedMs(Math.max(0, now - startedAt))
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isDone])

  return screenRollAt(known, value, elapsedMs)
}
