import { useEffect, useState } from 'react'
import { isMotionReduced } from '#ui/motion-reduced.ts'

const rollMs = 1600
/** Higher is slower at the end. */
const weight = 4

/** The counted value, with as many decimals as `goal`. */
export function rollAt(goal: number, elapsedMs: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / rollMs))
  if (left === 0) return goal
  const decimals = String(goal).split('.')[1]?.length ?? 0
  return Number((goal * (1 - left ** weight)).toFixed(decimals))
}

type DrumRoll = { shown: number; isOver: boolean; finish: () => void }

/** Counts up ever more slowly; at once with reduced motion. */
export function useDrumRoll(goal: number): DrumRoll {
  const [elapsedMs, setElapsedMs] = useState(() => (isMotionReduced() ? rollMs : 0))
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
