import { useEffect, useEffectEvent, useState } from 'react'
import { createPath, useNavigation } from 'react-router'
import { isReachable } from '#browser/updates/is-reachable.ts'
import { hasMissedChunk, noNetworkEvent } from '#browser/updates/lost-chunk.ts'

/**
 * Browsers may cache a failed script load. After one failed, a stuck navigation becomes a full page
 * load, or shows that the network is missing.
 */
export function useFullLoadFallback(): void {
  const { location: goal } = useNavigation()
  const walk = goal?.key
  // A navigation from before this was loaded has already been reported.
  const [givenUp] = useState(walk)
  const help = useEffectEvent(async (isOnTheWay: () => boolean) => {
    if (!goal || !hasMissedChunk) return
    const isServerReachable = await isReachable('/builds/latest.json')
    if (!isOnTheWay()) return
    if (isServerReachable) window.location.assign(createPath(goal))
    else window.dispatchEvent(new Event(noNetworkEvent))
  })
  useEffect(() => {
    if (!walk || walk === givenUp) return
    let isOnTheWay = true
    void help(() => isOnTheWay)
    return () => {
      isOnTheWay = false
    }
  }, [walk, givenUp])
}
