import type { CookieName } from '#contract/cookies.ts'
import type { ServerContext } from '#server/context.ts'
import { findCookie } from '#server/platform/web/session.ts'
import type { AccountHooks } from './account-hooks.ts'

/** Set by the page that an invite link opens; holds the id of whoever invited. */
export const inviteCookie = 'invite' satisfies CookieName

/**
 * What a new account and a verification set off. Signing in never fails for it: what is not paid
 * now is paid when the account is next used.
 */
export function referralHooks(
  { log }: Pick<ServerContext, 'log'>,
  { recordReferral, settleReferral }: AccountHooks,
) {
  const logFailures = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (err) {
      log.error({ err }, 'a referral waits')
    }
  }
  return {
    created: (userId: string, headers: Headers | undefined) =>
      logFailures(async () => {
        const referrerId = findCookie(headers?.get('cookie') ?? undefined, inviteCookie)
        if (referrerId) await recordReferral(userId, referrerId)
        await settleReferral(userId)
      }),
    changed: (userId: string) => logFailures(() => settleReferral(userId)),
  }
}
