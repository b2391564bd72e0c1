import { hydratedEvent } from '../hydration.ts'

export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act()
  else window.addEventListener('load', act, { once: true })
}

// Static pages have no React, and no router global.
let isWaiting = '__reactRouterContext' in window
if (isWaiting) window.addEventListener(hydratedEvent, () => (isWaiting = false), { once: true })

/** Calls back after hydration: unknown elements break it. */
export function whenHydrated(act: () => void): void {
  if (isWaiting) window.addEventListener(hydratedEvent, act, { once: true })
  else act()
}

export function isStaticPage(): boolean {
  return !('__reactRouterContext' in window)
}
