// The global of its UMD build, ours or another's.
import type {} from 'vanilla-cookieconsent'
import ownLibrary from 'vanilla-cookieconsent/dist/cookieconsent.umd.js?url'
import { addScript, addStyleSheet } from './add-script.ts'
import sheet from './consent.css?url'

export type Library = Window['CookieConsent']

const timeoutMs = 5000

/**
 * Null when it is blocked.
 * @param from the URL of a build of it, null for our own copy
 */
export async function loadLibrary(from: string | null): Promise<Library | null> {
  for (;;) {
    if (!navigator.onLine) await whenOnline()
    const [isStyled, isLoaded] = await Promise.all([
      addStyleSheet(sheet),
      addScript(from ?? ownLibrary),
    ])
    const { CookieConsent } = window as Partial<Pick<Window, 'CookieConsent'>>
    if (isStyled && isLoaded && CookieConsent) return CookieConsent
    if (await isServerReachable()) return null
    await whenOnline()
  }
}

function whenOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true })
  })
}

async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
