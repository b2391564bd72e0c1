import { useEffect, useState } from 'react'
import { isMotionReduced } from '#ui/motion-reduced.ts'

const rollMs = 1600
/** Higher is slower at the end. */
const weight = 4

/** The counted value, with as many decimals as `goal`. */
export function rollAt(goal: number, elapsedMs: number): number {
  return climb(0, goal, elapsedMs / rollMs)
}

/** @param share of the time, 0 to 1 */
export function climb(from: number, goal: number, share: number): number {
  const left = 1 - Math.min(1, Math.max(0, share))
  if (left === 0) return goal
  const decimals = String(goal).split('.')[1]?.length ?? 0
  return Number((from + (goal - from) * (1 - left ** weight)).toFixed(decimals))
}

export type DrumRoll = { shown: number; isOver: boolean; finish: () => void }

/**
 * Counts up ever more slowly; at once with reduced motion.
 * @param isShown it was shown elsewhere before
 */
export function useDrumRoll(goal: number, isShown = false): DrumRoll {
  const [elapsedMs, setElapsedMs] = useState(() => (isShown || isMotionReduced() ? rollMs : 0))
  const isOver = elapsedMs >= rollMs

  useEffect(() => {
    if (isOver) return
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      setElapsedMs(Math.max(0, now - startedAt))
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOver])

  return { shown: rollAt(goal, elapsedMs), isOver, finish: () => setElapsedMs(rollMs) }
}
