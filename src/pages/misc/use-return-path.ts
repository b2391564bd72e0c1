import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { findCachedPack } from '#browser/packs/cached-packs.ts'
import { readSessionValue, writeSessionValue } from '#browser/session/session-values.ts'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { isReachable } from '#browser/updates/is-reachable.ts'
import {
  canRetry,
  formatRetryState,
  parseRetryState,
  type RetryState,
  recordRetry,
} from '#domain/offline/retry-state.ts'
import { readReturnPath, slugOfReturnPath } from '#domain/offline/return-path.ts'
import { findGame } from '#games/registry.ts'

const retryIntervalMs = 10_000

/** Navigates and remembers it. */
export function goTo(to: string): void {
  writeSessionValue('wentOn', formatRetryState(recordRetry(savedTries(), Date.now())))
  location.replace(to)
}

/**
 * The path that failed, or null. A cached pack opens at once; other paths when the server answers,
 * with growing delays after failures.
 */
export function useReturnPath(): string | null {
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const wayOn = isHydrated ? readReturnPath(search.get('to')) : null

  useEffect(() => {
    if (wayOn === null) return
    const slug = slugOfReturnPath(wayOn)
    if (slug !== null && (findGame(slug) || findCachedPack(slug))) {
      void navigate(wayOn, { replace: true })
      return
    }
    const go = async () => {
      if (document.hidden || !navigator.onLine) return
      if (await isReachable('/healthz')) goTo(wayOn)
    }
    const look = () => {
      if (canRetry(savedTries(), Date.now())) void go()
    }
    const timer = setInterval(look, retryIntervalMs)
    addEventListener('online', look)
    // A manual reload tries at once.
    if (isReloaded()) void go()
    else look()
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [wayOn, navigate])

  return wayOn
}

function savedTries(): RetryState {
  return parseRetryState(readSessionValue('wentOn'))
}

function isReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'reload' && new URL(arrival.name).pathname === location.pathname
}
