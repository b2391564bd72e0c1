import { useEffect, useEffectEvent, useState } from 'react'
import { isMotionReduced } from './motion-reduced.ts'

const countMs = 600

/** Where a count from one number to another stands: quick at first, slow at the end, whole. */
export function countAt(from: number, to: number, elapsedMs: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / countMs))
  return to - Math.round((to - from) * left ** 3)
}

/** The number to show while it counts to a new goal; at once where motion is reduced. */
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
