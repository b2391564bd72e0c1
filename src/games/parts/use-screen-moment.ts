import { useEffect, useState } from 'react'
import { playScreenCue, type ScreenCue } from '#browser/device/screen-cues.ts'
import { drumMs } from '#domain/table/moment.ts'
import { isMotionReduced } from '#ui/motion-reduced.ts'

/** Counted from the drum. */
export type MomentStep = { atMs: number; cue?: ScreenCue }

/**
 * A TV's moment: how many of its steps have come, 0 before the drum. With reduced motion all come
 * together. The component has a key for each moment.
 * @param opening what is heard before the drum
 */
export function useScreenMoment(
  steps: readonly MomentStep[],
  opening: 'claps' | 'silence' = 'claps',
): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const isStill = isMotionReduced()
    const timers = steps.map(({ atMs, cue }, place) =>
      setTimeout(
        () => {
          setCount(place + 1)
          if (cue) playScreenCue(cue)
        },
        drumMs + (isStill ? 0 : atMs),
      ),
    )
    if (opening === 'claps') playScreenCue('claps')
    return () => timers.forEach(clearTimeout)
  }, [steps, opening])
  return count
}
