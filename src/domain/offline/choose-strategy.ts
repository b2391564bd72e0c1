/** What a worker may know of a request before it answers. */
export type WorkerRequest = {
  method: string
  /** `navigate` where a page is opened. */
  mode: string
  isOwnOrigin: boolean
  pathname: string
}

/**
 * How a request is answered:
 * - `network`: as if there were no worker;
 * - `kept`: from the build on this phone;
 * - `slashless`: led to the same path without its last stroke, which is on this phone;
 * - `page`: by the network first, else as it was opened last, else by the page that says so;
 * - `own page`: the same, but never kept: somebody stands in it;
 * - `asset`: from wherever it is kept, else by the network, and kept;
 * - `icons`: the same, without a limit to the build.
 */
export type CacheStrategy =
  | 'network'
  | 'kept'
  | 'slashless'
  | 'page'
  | 'own page'
  | 'asset'
  | 'icons'

/** Never looked at, even when one of them is opened like a page; the page about the calls is one. */
const networkOnlyPaths =
  /^\/(api(?!\/docs$)|v0|go|builds|pictures|voice)(\/|$)|^\/(healthz|readyz|metrics|version\.json|sw\.js)$/

const icons = /^\/api\/_nuxt_icon\//

/** Pages in which somebody stands, or whose address bears somebody's key. */
const privatePages =
  /^\/(profile|sign-in|sign-up|reset-password|verify-email)(\/|$)|^\/info\/(unsubscribe$|premium-)/

/** A file beside a page, such as a printed sheet: what is opened is not a page. */
const fileExtension = /\.[a-z0-9]{2,5}$/i

/**
 * Whether what is done depends on the build's list of pages. A worker that has just started has yet to
 * read it, and must say at once whether it answers.
 */
export function canBePage({ method, isOwnOrigin, pathname }: WorkerRequest): boolean {
  return (
    method === 'GET' &&
    isOwnOrigin &&
    !networkOnlyPaths.test(pathname) &&
    !fileExtension.test(pathname)
  )
}

/**
 * The one table of what the worker does.
 * @param isInBuild whether the build that this phone has holds the path
 */
export function chooseStrategy(
  { method, mode, isOwnOrigin, pathname }: WorkerRequest,
  isInBuild: (pathname: string) => boolean,
): CacheStrategy {
  if (method !== 'GET' || !isOwnOrigin) return 'network'
  if (icons.test(pathname)) return 'icons'
  if (networkOnlyPaths.test(pathname)) return 'network'
  if (isInBuild(pathname)) return 'kept'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (mode !== 'navigate' || fileExtension.test(pathname)) return 'network'
  if (pathname.endsWith('/') && isInBuild(pathname.slice(0, -1))) return 'slashless'
  return privatePages.test(pathname) ? 'own page' : 'page'
}
