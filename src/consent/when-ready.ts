import { hydratedEvent } from '../hydration.ts'

/** Calls back once the page and all that came with it is there. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act()
  else window.addEventListener('load', act, { once: true })
}

// A page of paper has no React, and so none of its router's words.
let isWaiting = '__reactRouterContext' in window
if (isWaiting) window.addEventListener(hydratedEvent, () => (isWaiting = false), { once: true })

/** Calls back once React has taken the page over: what it finds there and did not write confuses it. */
export function whenHydrated(act: () => void): void {
  if (isWaiting) window.addEventListener(hydratedEvent, act, { once: true })
  else act()
}

/** Whether this page is only read: no game can be opened in it without leaving it. */
export function isStaticPage(): boolean {
  return !('__reactRouterContext' in window)
}
