import type { CookieName } from '#contract/stored-things.ts'
import type { Services } from '#server/services.ts'
import { recordReferral, settleReferral } from '../profile/referrals.ts'
import { findCookie } from './session.ts'

/** Set by the page that an invite link opens; holds the id of whoever invited. */
export const inviteCookie = 'invite' satisfies CookieName

/**
 * What a new account and a verification set off. Signing in never fails for it: what is not paid
 * now is paid when the account is next used.
 */
export function referralHooks(services: Services) {
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (err) {
      services.log.error({ err }, 'a referral waits')
    }
  }
  return {
    created: (userId: string, headers: Headers | undefined) =>
      attempt(async () => {
        const referrerId = findCookie(headers?.get('cookie') ?? undefined, inviteCookie)
        if (referrerId) await recordReferral(services, userId, referrerId)
        await settleReferral(services, userId)
      }),
    changed: (userId: string) => attempt(() => settleReferral(services, userId)),
  }
}
