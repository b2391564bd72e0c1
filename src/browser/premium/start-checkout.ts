import { offlineMessage } from '../api/call-api.ts'
import { toMessage } from '../api/shown-error.ts'
import { account } from '../session/account.ts'
import { profileState, tellProfile } from '../session/profile-store.ts'
import { resolveSession, sessionEmail } from '../session/resolve-session.ts'
import { checkoutFailure, createCheckoutSession, statusFailure } from './payment-client.ts'

type CheckoutWays = {
  create: (request: Parameters<typeof createCheckoutSession>[0]) => Promise<{ url: string }>
  leaveFor: (url: string) => void
}

const tabWays: CheckoutWays = {
  create: (request) => createCheckoutSession(request),
  leaveFor: (url) => location.assign(url),
}

const signInFirst = 'Sign in first, please.'

/**
 * Leaves for the payment page of a price, or says in `upgradeError` why not. The store is
 * `isUpgrading` until the answer is there, or until `signal`: who asked has moved on, and is taken
 * nowhere. Never throws.
 */
export async function startCheckout(
  priceId: string,
  signal: AbortSignal,
  ways = tabWays,
): Promise<void> {
  if (profileState.get().userId === null) await resolveSession()
  const { userId, isUpgrading } = profileState.get()
  if (isUpgrading || signal.aborted) return
  if (userId === null) {
    return end(account.get() === null ? signInFirst : offlineMessage)
  }
  // Somebody else may have signed in meanwhile, in another tab.
  const isWanted = () => !signal.aborted && profileState.get().userId === userId
  const giveUp = () => end(null)
  tellProfile({ type: 'premium', flags: { isUpgrading: true, upgradeError: null } })
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    const { url } = await ways.create({ userId, userMail: sessionEmail(), price_id: priceId })
    if (!isWanted()) return
    ways.leaveFor(url)
    // Now rather than with the page: the way there may be stopped, or lead back to this very page.
    end(null)
  } catch (error) {
    if (isWanted()) end(toMessage(error))
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

function end(error: string | null): void {
  tellProfile({ type: 'premium', flags: { isUpgrading: false, upgradeError: error } })
}

/** Once its page is left, an error of a checkout is no news; that of a status check stays. */
export function forgetCheckoutError(): void {
  const { upgradeError } = profileState.get()
  if (upgradeError !== null && upgradeError !== statusFailure) end(null)
}

/** Whether an error may be gone with the next try, rather than a refusal with a reason. */
export function isPassing(upgradeError: string): boolean {
  return [checkoutFailure, statusFailure, offlineMessage].includes(upgradeError)
}
