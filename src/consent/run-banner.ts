import {
  configuredPurposes,
  consentRevision,
  type TrackerPurpose,
  type Trackers,
} from '#contract/trackers.ts'
import { bannerWords } from './banner-words.ts'
import { hasBrowserOptOut } from './has-browser-opt-out.ts'
import type { Library } from './load-library.ts'

/** Six months: then it is asked anew. */
const validDays = 182

/**
 * Runs the banner's library: whoever has not answered is asked, unless their browser has answered for
 * them. It takes no focus, holds none, and leaves the page as usable as it was.
 * @param onAnswer told at once what was agreed to before, nothing included, and then every change
 */
export async function runBanner(
  library: Library,
  trackers: Trackers,
  onAnswer: (agreed: TrackerPurpose[]) => void,
): Promise<void> {
  const purposes = configuredPurposes(trackers)
  const reportAnswer = ({ cookie }: { cookie: { categories: string[] } }) =>
    onAnswer(purposes.filter((purpose) => cookie.categories.includes(purpose)))
  await library.run({
    autoShow: false,
    // Its test for machines takes every driven browser for one; nothing here depends on it.
    hideFromBots: false,
    manageScriptTags: false,
    // It knows our own address only; `clear-traces.ts` knows those above it as well.
    autoClearCookies: false,
    revision: consentRevision(trackers),
    cookie: { name: 'party-dojo:consent', useLocalStorage: true, expiresAfterDays: validDays },
    guiOptions: {
      consentModal: { layout: 'bar inline', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(purposes.map((purpose) => [purpose, {}])),
    },
    language: { default: 'en', translations: { en: bannerWords(trackers) } },
    onConsent: reportAnswer,
    onChange: reportAnswer,
    onModalReady: ({ modalName, modal }) =>
      modalName === 'consentModal' ? leavePageUsable(modal) : openSections(modal),
  })
  if (library.validConsent()) return
  onAnswer([])
  if (!hasBrowserOptOut()) library.show(true)
}

/** The library takes its strip for a modal: it moves the focus into it and keeps it there. */
function leavePageUsable(strip: HTMLElement): void {
  strip.removeAttribute('aria-modal')
  strip.setAttribute('role', 'region')
  const focusHolder = strip.firstElementChild as HTMLElement | null
  if (focusHolder) focusHolder.focus = () => {}
  const letGo = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && strip.contains(event.target as Node)) event.stopPropagation()
  }
  window.addEventListener('keydown', letGo, true)
}

/** What a yes would be to is there to be read, not behind another tap. */
function openSections(sheet: HTMLElement): void {
  for (const title of sheet.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) title.click()
}
