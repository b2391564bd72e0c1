import { useEffect, useEffectEvent, useState } from 'react'
import { createPath, useNavigation } from 'react-router'
import { isReachable } from '#browser/updates/is-reachable.ts'
import { hasMissedChunk, noNetworkEvent } from '#browser/updates/lost-chunk.ts'

/**
 * A browser may remember that the script of a page could not be had: once that has happened, a walk
 * that does not arrive becomes an ordinary load of that page, or is said to need a network again.
 */
export function useFullLoadFallback(): void {
  const { location: goal } = useNavigation()
  const walk = goal?.key
  // Whoever set out before this was loaded has been told, and has turned to something else.
  const [givenUp] = useState(walk)
  const help = useEffectEvent(async (isOnTheWay: () => boolean) => {
    if (!goal || !hasMissedChunk) return
    const isHouseThere = await isReachable('/builds/latest.json')
    if (!isOnTheWay()) return
    if (isHouseThere) window.location.assign(createPath(goal))
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
