import { useEffect, useEffectEvent, useState } from 'react'
import {
  type MotionPermission,
  requestShakePermission,
  watchShakes,
} from '#browser/device/motion.ts'

/** Null until the permission was asked for. */
export type ShakeState = MotionPermission | null

/** Asked once per page: the next player need not tap again. */
let answered: ShakeState = null

/** Calls back while `isOn` and no sheet is open; `ask` must be called in a tap. */
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

  // Always listens: a shake that began while off must not count later.
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
