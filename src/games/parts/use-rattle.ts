import { useEffect, useState } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { isMotionReduced } from '#ui/motion-reduced.ts'

/** As long as anybody likes to wait for dice. */
const rattleMs = 750

/** Rattles the cup for a moment, then calls back; at once where motion is reduced. */
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

  // A shake and a tap together are one throw.
  return [then !== null, (call) => setThen((before) => before ?? { call })]
}
