import { readSavedText, watchOtherTabs } from '#browser/storage/storage.ts'
import type { Trackers } from '#contract/trackers.ts'
import { addChoicesLink } from './add-choices-link.ts'
import { applyConsent } from './apply-consent.ts'
import { hasBrowserOptOut } from './has-browser-opt-out.ts'
import { type Library, loadLibrary } from './load-library.ts'
import { runBanner } from './run-banner.ts'
import { showBlockedAlert } from './show-blocked-alert.ts'
import { whenHydrated, whenLoaded } from './when-ready.ts'

/** Spec §9: after the page was loaded. */
const delayMs = 1000

/** The answer is kept as `party-dojo:consent` and followed by every open tab. */
export function startConsent(trackers: Trackers): void {
  let opening: Promise<Library | null> | null = null
  const open = () => {
    opening ??= openBanner(trackers)
    return opening
  }
  const choose = async () => {
    const library = await open()
    library?.showPreferences()
    if (library === null) opening = null
  }
  whenHydrated(() => addChoicesLink(choose))
  whenLoaded(() =>
    setTimeout(() => {
      const hasAnswered = hasBrowserOptOut() && readSavedText('consent') === null
      if (!hasAnswered) whenHydrated(() => void open())
    }, delayMs),
  )
}

async function openBanner(trackers: Trackers): Promise<Library | null> {
  const library = await loadLibrary(trackers.consentScript)
  if (library === null) {
    showBlockedAlert()
    return null
  }
  const run = () => runBanner(library, trackers, (agreed) => applyConsent(trackers, agreed))
  await run()
  watchOtherTabs('consent', () => {
    library.reset()
    void run()
  })
  return library
}
