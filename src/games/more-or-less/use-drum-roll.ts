import { useEffect, useState } from 'react'
import { isMotionReduced } from '#ui/motion-reduced.ts'

const rollMs = 1600
/** The last stretch takes most of the time: that is where it is decided. */
const weight = 4

/** Where a count up to `goal` stands, with as many decimals as the goal has. */
export function rollAt(goal: number, elapsedMs: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / rollMs))
  if (left === 0) return goal
  const decimals = String(goal).split('.')[1]?.length ?? 0
  return Number((goal * (1 - left ** weight)).toFixed(decimals))
}

type DrumRoll = { shown: number; isOver: boolean; finish: () => void }

/** A number that counts up to its goal, ever slower; at once where motion is reduced. */
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
