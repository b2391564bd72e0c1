import { useEffect, useEffectEvent, useState } from 'react'
import { startPolling } from './start-polling.ts'

/**
 * Checks while `isOn`: by the plan, and at once when the tab is shown or the network is back.
 * Pauses while hidden. @returns whether it takes long
 */
export function usePolling(isOn: boolean, check: () => Promise<unknown>): boolean {
  const [isLong, setLong] = useState(false)
  const ask = useEffectEvent(check)

  useEffect(() => {
    if (!isOn) return
    const { checkNow, stop } = startPolling({
      check: () => ask(),
      isVisible: () => !document.hidden,
      onLong: () => setLong(true),
    })
    document.addEventListener('visibilitychange', checkNow)
    window.addEventListener('online', checkNow)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', checkNow)
      window.removeEventListener('online', checkNow)
    }
  }, [isOn])

  return isLong
}
