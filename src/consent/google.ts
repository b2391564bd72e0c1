import type { TrackerPurpose } from '#contract/trackers.ts'
import { addScript } from './add-script.ts'

type Layer = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean | undefined>

const host = 'https://www.googletagmanager.com'

function layer(): unknown[] {
  const page = window as unknown as Layer
  page.dataLayer ??= []
  return page.dataLayer
}

/** Google tells commands from data by this type: the `arguments` object, not an array. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's scripts read nothing else as a command
  layer().push(arguments)
}

let isStarted = false

/**
 * Google's consent mode (version 2): denies everything first, before a script of Google's loads.
 */
export function updateGoogleConsent(agreed: readonly TrackerPurpose[]): void {
  if (!isStarted) {
    isStarted = true
    gtag('consent', 'default', consentState([]))
  }
  gtag('consent', 'update', consentState(agreed))
}

function consentState(agreed: readonly TrackerPurpose[]) {
  const say = (purpose: TrackerPurpose) => (agreed.includes(purpose) ? 'granted' : 'denied')
  return {
    analytics_storage: say('analytics'),
    ad_storage: say('marketing'),
    ad_user_data: say('marketing'),
    ad_personalization: say('marketing'),
  }
}

export function startAnalytics(id: string): void {
  gtag('js', new Date())
  gtag('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false })
  void addScript(`${host}/gtag/js?id=${id}`)
}

/** Until the reload nothing more is sent, not even without cookies. */
export function stopAnalytics(id: string): void {
  const page = window as unknown as Layer
  page[`ga-disable-${id}`] = true
}

export function startTagManager(id: string): void {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  void addScript(`${host}/gtm.js?id=${id}`)
}
