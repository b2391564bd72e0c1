import { reloadOnce } from '#browser/updates/reload-once.ts'
import { type TrackerPurpose, type Trackers, type Vendor, vendorsFor } from '#contract/trackers.ts'
import { blockThirdParties } from './block-third-parties.ts'
import { clearTrackerData } from './clear-tracker-data.ts'
import { startAnalytics, startTagManager, stopAnalytics, updateGoogleConsent } from './google.ts'
import { isPrivatePage } from './is-private-page.ts'
import { loadPrivatePagesInFull } from './load-private-pages-in-full.ts'
import { startPixel, stopPixel } from './meta-pixel.ts'
import { showAds } from './show-ads.ts'

const starters: Record<Vendor, (id: string) => void> = {
  ga: startAnalytics,
  gtm: startTagManager,
  metaPixel: startPixel,
  adsense: (id) => void showAds(id),
}

let currentConsent: readonly TrackerPurpose[] = []
const running = new Set<Vendor>()

/**
 * After a withdrawal it deletes the vendor's data, blocks third parties and reloads, because a
 * script cannot be unloaded.
 */
export function applyConsent(trackers: Trackers, agreed: readonly TrackerPurpose[]): void {
  const isTakenBack = currentConsent.some((purpose) => !agreed.includes(purpose))
  currentConsent = agreed
  if (isTakenBack) {
    updateGoogleConsent(agreed)
    stopPixel()
    if (!agreed.includes('analytics') && trackers.ids.ga) stopAnalytics(trackers.ids.ga)
    clearTrackerData(agreed)
    if (running.size === 0) return
    blockThirdParties()
    reloadOnce()
    return
  }
  // Left by an expired answer, or by another tab that reacted late.
  clearTrackerData(agreed)
  if (agreed.length === 0 || isPrivatePage(location, document.referrer)) return
  if (running.size === 0) loadPrivatePagesInFull()
  updateGoogleConsent(agreed)
  for (const vendor of vendorsFor(trackers, agreed)) {
    const id = trackers.ids[vendor]
    if (id === undefined || running.has(vendor)) continue
    running.add(vendor)
    starters[vendor](id)
  }
}
