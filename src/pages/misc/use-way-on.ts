import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { findKeptPack } from '#browser/packs/kept-packs.ts'
import { readSessionValue, writeSessionValue } from '#browser/session/session-values.ts'
import { useIsAlive } from '#browser/storage/use-saved.ts'
import { isThere } from '#browser/updates/is-there.ts'
import {
  addTry,
  mayTry,
  readTries,
  type Tries,
  writeTries,
} from '#domain/offline/tries-to-go-on.ts'
import { readWayOn, slugOfWayOn } from '#domain/offline/way-on.ts'
import { findGame } from '#games/registry.ts'

const betweenLooksMs = 10_000

/** Goes there, by hand or not, and remembers it. */
export function goOn(to: string): void {
  writeSessionValue('wentOn', writeTries(addTry(triesSoFar(), Date.now())))
  location.replace(to)
}

/**
 * Where somebody wanted to go; null where nothing says so. What this phone has after all, a pack that
 * was opened here, opens at once; the rest, as soon as the house answers, and where that fails ever later.
 */
export function useWayOn(): string | null {
  const isAlive = useIsAlive()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const wayOn = isAlive ? readWayOn(search.get('to')) : null

  useEffect(() => {
    if (wayOn === null) return
    const slug = slugOfWayOn(wayOn)
    if (slug !== null && (findGame(slug) || findKeptPack(slug))) {
      void navigate(wayOn, { replace: true })
      return
    }
    const go = async () => {
      if (document.hidden || !navigator.onLine) return
      if (await isThere('/healthz')) goOn(wayOn)
    }
    const look = () => {
      if (mayTry(triesSoFar(), Date.now())) void go()
    }
    const timer = setInterval(look, betweenLooksMs)
    addEventListener('online', look)
    // By hand it is gone to at once.
    if (isReloaded()) void go()
    else look()
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [wayOn, navigate])

  return wayOn
}

function triesSoFar(): Tries {
  return readTries(readSessionValue('wentOn'))
}

function isReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'reload' && new URL(arrival.name).pathname === location.pathname
}
