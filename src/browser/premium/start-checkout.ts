import { offlineMessage } from '../api/call-api.ts'
import { toMessage } from '../api/user-facing-error.ts'
import { account } from '../session/account.ts'
import { dispatchProfileEvent, profileState } from '../session/profile-store.ts'
import { resolveSession } from '../session/resolve-session.ts'
import { sessionEmail } from '../session/session-email.ts'
import { checkoutFailure, createCheckoutSession, statusFailure } from './payment-client.ts'

type CheckoutDeps = {
  create: (request: Parameters<typeof createCheckoutSession>[0]) => Promise<{ url: string }>
  navigate: (url: string) => void
}

const browserDeps: CheckoutDeps = {
  create: (request) => createCheckoutSession(request),
  navigate: (url) => location.assign(url),
}

const signInMessage = 'Sign in first, please.'

/**
 * Leaves for the payment page of a price, or says in `upgradeError` why not. The store is
 * `isUpgrading` until the answer is there, or until `signal`: who asked has moved on, and is taken
 * nowhere. Never throws.
 */
export async function startCheckout(
  priceId: string,
  signal: AbortSignal,
  deps = browserDeps,
): Promise<void> {
  if (profileState.get().userId === null) await resolveSession()
  const { userId, isUpgrading } = profileState.get()
  if (isUpgrading || signal.aborted) return
  if (userId === null) {
    return finish(account.get() === null ? signInMessage : offlineMessage)
  }
  // Somebody else may have signed in meanwhile, in another tab.
  const isWanted = () => !signal.aborted && profileState.get().userId === userId
  const giveUp = () => finish(null)
  dispatchProfileEvent({ type: 'premium', flags: { isUpgrading: true, upgradeError: null } })
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    const { url } = await deps.create({ userId, userMail: sessionEmail(), price_id: priceId })
    if (!isWanted()) return
    deps.navigate(url)
    // Now rather than with the page: the way there may be stopped, or lead back to this very page.
    finish(null)
  } catch (error) {
    if (isWanted()) finish(toMessage(error))
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

function finish(error: string | null): void {
  dispatchProfileEvent({ type: 'premium', flags: { isUpgrading: false, upgradeError: error } })
}

/** Once its page is left, an error of a checkout is no news; that of a status check stays. */
export function forgetCheckoutError(): void {
  const { upgradeError } = profileState.get()
  if (upgradeError !== null && upgradeError !== statusFailure) finish(null)
}

/** Whether an error may be gone with the next try, rather than a refusal with a reason. */
export function isTransient(upgradeError: string): boolean {
  return [checkoutFailure, statusFailure, offlineMessage].includes(upgradeError)
}
