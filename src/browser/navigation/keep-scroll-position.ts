import { readSessionValue } from '../session/session-values.ts'
import { pageRouter } from './router.ts'

/** By any of these somebody says where the page is to stand. */
const userEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * The router puts a page where it belongs as soon as it is drawn. Where more of it comes later, a
 * list or the very thing the address points at, this goes on until it stands there or somebody
 * moves it. Returns how to stop.
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

/** Where the page was left, or null. Of the tab's first page the router has forgotten it by now. */
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

/** A browser may stand between two pixels. */
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
