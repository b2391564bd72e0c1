/**
 * Whether a script that is not loaded yet could come from the network or the service worker. Not
 * every browser asks again for a script that failed once.
 */
export function canLoad(): boolean {
  return navigator.onLine || navigator.serviceWorker?.controller != null
}
