import { useEffect, useEffectEvent, useState } from 'react'
import {
  type MotionPermission,
  requestShakePermission,
  watchShakes,
} from '#browser/device/motion.ts'

/** How it stands with shaking; null until somebody has tapped. */
export type ShakeState = MotionPermission | null

/** Asked once a page: the next player need not tap again. */
let answered: ShakeState = null

/**
 * Calls back with every shake while `isOn` and no sheet lies over the page; `ask` is to be called
 * from a tap.
 */
export function useShake(
  isOn: boolean,
  onShake: () => void,
): { shake: ShakeState; requestPermission: () => Promise<void> } {
  const [shake, setShake] = useState(answered)
  const shaken = useEffectEvent(() => {
    if (isOn && !document.querySelector('dialog[open]')) onShake()
  })

  function setAnswer(answer: ShakeState): void {
    answered = answer
    setShake(answer)
  }

  // Watched all the time: a shake that began while it was off is none later.
  useEffect(() => {
    if (shake !== 'granted') return
    return watchShakes(
      () => shaken(),
      (why) => {
        answered = why
        setShake(why)
      },
    )
  }, [shake])

  return { shake, requestPermission: async () => setAnswer(await requestShakePermission()) }
}
