import { useEffect, useEffectEvent, useState } from 'react'
import { isMotionReduced } from './motion-reduced.ts'

const countMs = 600

/** Whole numbers, fast at first. */
export function countAt(from: number, to: number, elapsedMs: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / countMs))
  return to - Math.round((to - from) * left ** 3)
}

/** At once with reduced motion. */
export function useCountUp(goal: number): number {
  const [shown, setShown] = useState(goal)
  const shownNow = useEffectEvent(() => shown)

  useEffect(() => {
    const from = shownNow()
    if (from === goal) return
    if (isMotionReduced()) {
      setShown(goal)
      return
    }
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      setShown(countAt(from, goal, now - startedAt))
      if (now - startedAt < countMs) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [goal])

  return shown
}
