import {
  configuredPurposes,
  consentRevision,
  type TrackerPurpose,
  type Trackers,
} from '#contract/trackers.ts'
import { bannerWords } from './banner-words.ts'
import { hasBrowserOptOut } from './has-browser-opt-out.ts'
import type { Library } from './load-library.ts'

const validDays = 182

/**
 * Asks users without an answer, unless their browser gives one. Never takes the focus.
 * @param onAnswer called at once with the earlier answer, then on every change
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
    // Its bot detection also matches our test browsers.
    hideFromBots: false,
    manageScriptTags: false,
    // It knows this host only; `clear-tracker-data.ts` knows the parent domains too.
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

/** Vendors must be readable without another tap. */
function openSections(sheet: HTMLElement): void {
  for (const title of sheet.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) title.click()
}
