import { useEffect, useState } from 'react'
import { playScreenCue, type ScreenCue } from '#browser/device/screen-cues.ts'
import { isMotionReduced } from '#ui/motion-reduced.ts'

/** After two claps and a silence. */
export const drumMs = 400
/** Between names that stamp in. */
export const nameStepMs = 90

export type MomentStep = {
  atMs: number
  cue?: ScreenCue
}

/**
 * A TV's moment, from two claps on: how many steps have come. With reduced motion all come with the
 * drum. Later changes of its steps are not followed: its component has a key.
 * @param steps in the order of their times
 */
export function useMoment(steps: readonly MomentStep[]): number {
  const [played] = useState(steps)
  const [come, setCome] = useState(0)
  useEffect(() => {
    playScreenCue('claps')
    if (isMotionReduced()) {
      const timer = setTimeout(() => {
        setCome(played.length)
        playScreenCue('drum')
      }, drumMs)
      return () => clearTimeout(timer)
    }
    const timers = played.map(({ atMs, cue }, place) =>
      setTimeout(() => {
        setCome(place + 1)
        if (cue) playScreenCue(cue)
      }, atMs),
    )
    return () => timers.forEach(clearTimeout)
  }, [played])
  return come
}
