import { readSessionValue } from '../session/session-values.ts'
import { pageRouter } from './router.ts'

/** Any of these takes over from us. */
const userEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Keeps the router's position while the page still grows, until it is reached or the user scrolls.
 */
export function keepScrollPosition(): () => void {
  if (isAtTarget()) return () => {}
  const growth = new ResizeObserver(() => {
    if (scrollToTarget()) stop()
  })
  const stop = () => {
    growth.disconnect()
    for (const hand of userEvents) removeEventListener(hand, stop)
  }
  for (const hand of userEvents) addEventListener(hand, stop, { passive: true })
  growth.observe(document.body)
  return stop
}

function isAtTarget(): boolean {
  const top = findSavedTop()
  if (top !== null) return hasReached(top)
  return pageRouter().state.location.hash === '' || findTarget() !== null
}

function scrollToTarget(): boolean {
  const top = findSavedTop()
  if (top !== null) {
    scrollTo(0, top)
    return hasReached(top)
  }
  const target = findTarget()
  target?.scrollIntoView()
  return target !== null
}

/** Null when there is none: the router forgets that of the tab's first page. */
function findSavedTop(): number | null {
  const { restoreScrollPosition: top, location } = pageRouter().state
  if (top !== false) return top
  try {
    const kept = JSON.parse(readSessionValue('react-router-scroll-positions') ?? '')[location.key]
    return typeof kept === 'number' ? kept : null
  } catch {
    return null
  }
}

/** Browsers round to half pixels. */
function hasReached(top: number): boolean {
  return scrollY > top - 1
}

function findTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(pageRouter().state.location.hash.slice(1)))
  } catch {
    return null
  }
}
