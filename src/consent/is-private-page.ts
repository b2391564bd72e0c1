import { parseUrl } from '#browser/api/parse-url.ts'

const privatePaths =
  /^\/(profile|sign-in|sign-up|reset-password|verify-email|info\/(unsubscribe|premium-\w+)|misc\/you-have-been-dared|editor|night)(\/|$)/

/**
 * Trackers send the address and that of the page before: either may contain a key.
 * @param referrer `document.referrer`, empty for none
 */
export function isPrivatePage(
  { pathname, origin }: Pick<Location, 'pathname' | 'origin'>,
  referrer: string,
): boolean {
  if (privatePaths.test(pathname)) return true
  const before = parseUrl(referrer)
  return before?.origin === origin && privatePaths.test(before.pathname)
}
