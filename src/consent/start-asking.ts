import { readSavedText, watchOtherTabs } from '#browser/storage/storage.ts'
import type { Trackers } from '#contract/trackers.ts'
import { followAnswer } from './follow-answer.ts'
import { type Library, loadLibrary } from './load-library.ts'
import { offerChoices } from './offer-choices.ts'
import { refusesByBrowser } from './refuses-by-browser.ts'
import { runBanner } from './run-banner.ts'
import { showAlert } from './show-alert.ts'
import { whenAlive, whenLoaded } from './when-ready.ts'

/** How long after its page was loaded the banner's script is (spec §9). */
const delayMs = 1000

/**
 * Asks before anything counts, measures or advertises, and lets run what was agreed to: that is kept
 * as `party-dojo:consent`, and followed in every open tab.
 */
export function startAsking(trackers: Trackers): void {
  let opening: Promise<Library | null> | null = null
  const open = () => {
    opening ??= openBanner(trackers)
    return opening
  }
  const choose = async () => {
    const library = await open()
    library?.showPreferences()
    // Blocked a moment ago is not blocked for ever.
    if (library === null) opening = null
  }
  whenAlive(() => offerChoices(choose))
  whenLoaded(() =>
    setTimeout(() => {
      const needsNoWord = refusesByBrowser() && readSavedText('consent') === null
      if (!needsNoWord) whenAlive(() => void open())
    }, delayMs),
  )
}

async function openBanner(trackers: Trackers): Promise<Library | null> {
  const library = await loadLibrary(trackers.consentScript)
  if (library === null) {
    showAlert()
    return null
  }
  const run = () => runBanner(library, trackers, (agreed) => followAnswer(trackers, agreed))
  await run()
  watchOtherTabs('consent', () => {
    library.reset()
    void run()
  })
  return library
}
