import { useEffect, useState } from 'react'
import { account } from '#browser/session/account.ts'
import { useSaved } from '#browser/storage/use-saved.ts'

/**
 * The coins that installing still brings whoever is signed in, or null. Where nobody is, none of the
 * code for it is loaded.
 * @param isAsked whether anybody wants to know
 */
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
    // Without a network to load it over, no coins are promised.
    watch().catch(() => {})
    return () => {
      isStopped = true
      stop()
      setCoins(null)
    }
  }, [isAsked, isKnown])
  return coins
}
