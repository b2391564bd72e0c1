import { useEffect, useEffectEvent, useState } from 'react'
import { isMotionReduced } from '#ui/motion-reduced.ts'

/**
 * How many of these moments are over, in milliseconds from the first drawing; all at once where
 * motion is reduced.
 */
export function useSteps(
  timesMs: readonly number[],
  onStep: (step: number, isLast: boolean) => unknown,
): number {
  const [step, setStep] = useState(0)
  const take = useEffectEvent((next: number) => {
    setStep(next)
    onStep(next, next === timesMs.length)
  })
  useEffect(() => {
    if (timesMs.length === 0) return
    if (isMotionReduced()) return take(timesMs.length)
    const timers = timesMs.map((ms, at) => setTimeout(() => take(at + 1), ms))
    return () => timers.forEach(clearTimeout)
  }, [timesMs])
  return step
}
