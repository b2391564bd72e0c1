import type { CookieName } from '#contract/cookies.ts'
import type { ServerContext } from '#server/context.ts'
import { findCookie } from '#server/platform/web/session.ts'
import type { AccountHooks } from './account-hooks.ts'

/** Cookie set by the invite page; holds the inviter's id. */
export const inviteCookie = 'invite' satisfies CookieName

/**
 * Referral rewards after sign-up and verification. Sign-in never fails for them; the next use pays
 * what is missing.
 */
export function referralHooks(
  { log }: Pick<ServerContext, 'log'>,
  { recordReferral, settleReferral }: AccountHooks,
) {
  const logFailures = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (err) {
      log.error({ event: 'referral.credit_failed', err }, 'Referral could not be credited')
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
