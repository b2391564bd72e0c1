/**
 * Whether a script that this page has not loaded yet could come: over the network, or from what the
 * service worker keeps. One that failed once is not asked for again by every browser.
 */
export function canLoad(): boolean {
  return navigator.onLine || navigator.serviceWorker?.controller != null
}
