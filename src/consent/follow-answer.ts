import { reloadOnce } from '#browser/updates/reload-once.ts'
import { type TrackerPurpose, type Trackers, type Vendor, vendorsFor } from '#contract/trackers.ts'
import { clearTraces } from './clear-traces.ts'
import { startAnalytics, startTagManager, stopAnalytics, tellGoogle } from './google.ts'
import { isQuietPlace } from './is-quiet-place.ts'
import { loadQuietPlaces } from './load-quiet-places.ts'
import { startPixel, stopPixel } from './meta-pixel.ts'
import { showAds } from './show-ads.ts'
import { shutOthersOut } from './shut-others-out.ts'

const start: Record<Vendor, (id: string) => void> = {
  ga: startAnalytics,
  gtm: startTagManager,
  metaPixel: startPixel,
  adsense: (id) => void showAds(id),
}

let agreedSoFar: readonly TrackerPurpose[] = []
const running = new Set<Vendor>()

/**
 * Lets run what was agreed to. Where something was taken back, its vendor is told, what it kept is
 * deleted, and where one of them runs it is cut off at once; then the page is loaded anew, as soon as
 * that may be: a script cannot be unloaded.
 */
export function followAnswer(trackers: Trackers, agreed: readonly TrackerPurpose[]): void {
  const isTakenBack = agreedSoFar.some((purpose) => !agreed.includes(purpose))
  agreedSoFar = agreed
  if (isTakenBack) {
    tellGoogle(agreed)
    stopPixel()
    if (!agreed.includes('analytics') && trackers.ids.ga) stopAnalytics(trackers.ids.ga)
    clearTraces(agreed)
    if (running.size === 0) return
    shutOthersOut()
    reloadOnce()
    return
  }
  // What is left of an answer that has run out, or of another tab that was slower to hear.
  clearTraces(agreed)
  if (agreed.length === 0 || isQuietPlace(location, document.referrer)) return
  if (running.size === 0) loadQuietPlaces()
  tellGoogle(agreed)
  for (const vendor of vendorsFor(trackers, agreed)) {
    const id = trackers.ids[vendor]
    if (id === undefined || running.has(vendor)) continue
    running.add(vendor)
    start[vendor](id)
  }
}
