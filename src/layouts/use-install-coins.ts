import { useEffect, useState } from 'react'
import { account } from '#browser/session/account.ts'
import { useSaved } from '#browser/storage/use-saved.ts'

/** Null without a reward. When signed out, its code is not loaded. */
export function useInstallCoins(isAsked: boolean): number | null {
  const [coins, setCoins] = useState<number | null>(null)
  const isKnown = useSaved(account, null) !== null
  useEffect(() => {
    if (!isAsked || !isKnown) return
    let stop = () => {}
    let isStopped = false
    const watch = async () => {
      const { watchInstallCoins } = await import('#browser/install/install-reward.ts')
      if (!isStopped) stop = watchInstallCoins(setCoins)
    }
    // Offline no reward is shown.
    watch().catch(() => {})
    return () => {
      isStopped = true
      stop()
      setCoins(null)
    }
  }, [isAsked, isKnown])
  return coins
}
