import { useEffect, useState } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { rattleMs } from '#domain/tools/dice.ts'
import { isMotionReduced } from '#ui/motion-reduced.ts'

/** Animates the cup, then calls back; at once with reduced motion. */
export function useRattle(): [isRattling: boolean, rattle: (then: () => void) => void] {
  const [then, setThen] = useState<{ call: () => void } | null>(null)

  useEffect(() => {
    if (!then) return
    const timer = setTimeout(
      () => {
        playCue('hit')
        setThen(null)
        then.call()
      },
      isMotionReduced() ? 0 : rattleMs,
    )
    return () => clearTimeout(timer)
  }, [then])

  // A shake and a tap at once are one throw.
  return [then !== null, (call) => setThen((before) => before ?? { call })]
}
