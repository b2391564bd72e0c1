export type WorkerRequest = {
  method: string
  mode: string
  isOwnOrigin: boolean
  pathname: string
}

/**
 * How a request is answered:
 * - `network`: as if there were no worker;
 * - `kept`: from the cached build;
 * - `slashless`: redirects to the same path without its last slash, which is cached;
 * - `page`: from the network, else the last cached copy, else the page for no network;
 * - `own page`: the same, but never cached, for it is a signed-in user's;
 * - `asset`: from any cache, else from the network, and cached;
 * - `icons`: the same, not limited to this build;
 * - `picture`: from the network, else blank.
 */
export type CacheStrategy =
  | 'network'
  | 'kept'
  | 'slashless'
  | 'page'
  | 'own page'
  | 'asset'
  | 'icons'
  | 'picture'

/** Never answered by the worker, even when opened as a page (the API reference is one). */
const networkOnlyPaths =
  /^\/(api(?!\/docs$)|v0|go|builds|pictures|voice)(\/|$)|^\/(healthz|readyz|metrics|version\.json|sw\.js)$/

const icons = /^\/api\/_nuxt_icon\//

const sheetPictures = /^\/QR\/.+\.svg$/

/** Pages with personal data, or with a secret key in the address. */
const privatePages =
  /^\/(profile|sign-in|sign-up|reset-password|verify-email)(\/|$)|^\/info\/(unsubscribe$|premium-)/

const fileExtension = /\.[a-z0-9]{2,5}$/i

/**
 * Whether the strategy may need the page list, which a worker that just started has not read yet.
 */
export function canBePage({ method, isOwnOrigin, pathname }: WorkerRequest): boolean {
  return (
    method === 'GET' &&
    isOwnOrigin &&
    !networkOnlyPaths.test(pathname) &&
    !fileExtension.test(pathname)
  )
}

/** @param isInBuild whether the build on this phone has the path */
export function chooseStrategy(
  { method, mode, isOwnOrigin, pathname }: WorkerRequest,
  isInBuild: (pathname: string) => boolean,
): CacheStrategy {
  if (method !== 'GET' || !isOwnOrigin) return 'network'
  if (icons.test(pathname)) return 'icons'
  if (networkOnlyPaths.test(pathname)) return 'network'
  if (isInBuild(pathname)) return 'kept'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (mode === 'no-cors' && sheetPictures.test(pathname)) return 'picture'
  if (mode !== 'navigate' || fileExtension.test(pathname)) return 'network'
  if (pathname.endsWith('/') && isInBuild(pathname.slice(0, -1))) return 'slashless'
  return privatePages.test(pathname) ? 'own page' : 'page'
}
