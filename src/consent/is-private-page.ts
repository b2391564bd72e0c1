import { parseUrl } from '#browser/api/parse-url.ts'

/** Pages of accounts and payments, and those whose address opens something: nobody else's business. */
const privatePaths =
  /^\/(profile|sign-in|sign-up|reset-password|verify-email|info\/(unsubscribe|premium-\w+)|misc\/you-have-been-dared|editor)(\/|$)/

/**
 * Whether no tracker may be started on a page: its address, or that of the page before, which every
 * tracker sends along, may hold a key.
 * @param referrer as the browser has it, empty where there is none
 */
export function isPrivatePage(
  { pathname, origin }: Pick<Location, 'pathname' | 'origin'>,
  referrer: string,
): boolean {
  if (privatePaths.test(pathname)) return true
  const before = parseUrl(referrer)
  return before?.origin === origin && privatePaths.test(before.pathname)
}
