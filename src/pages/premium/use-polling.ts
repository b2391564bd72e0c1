import { useEffect, useEffectEvent, useState } from 'react'
import { patienceMs, pollDelayMs } from './poll-plan.ts'

/**
 * Checks again and again while `isOn`: by the plan, and at once when the page is looked at again
 * or the network is back. Rests while nobody looks.
 * @returns whether it has taken so long that somebody should be told
 */
export function usePolling(isOn: boolean, check: () => Promise<unknown>): boolean {
  const [isLong, setLong] = useState(false)
  const ask = useEffectEvent(check)

  useEffect(() => {
    if (!isOn) return
    const startedMs = Date.now()
    let checksMade = 0
    let isOver = false
    let isAsking = false
    let timer: ReturnType<typeof setTimeout>

    async function run(): Promise<void> {
      if (isOver || isAsking || document.hidden) return
      clearTimeout(timer)
      isAsking = true
      // A check that fails is one that found nothing: the next may.
      await ask().catch(() => {})
      isAsking = false
      checksMade += 1
      if (isOver) return
      if (Date.now() - startedMs >= patienceMs) setLong(true)
      plan()
    }

    function plan(): void {
      timer = setTimeout(run, pollDelayMs(checksMade))
    }

    plan()
    document.addEventListener('visibilitychange', run)
    window.addEventListener('online', run)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', run)
      window.removeEventListener('online', run)
    }
  }, [isOn])

  return isLong
}
