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
 * Opens the payment page of a price, or sets `upgradeError`. The store is `isUpgrading` until the
 * answer or until `signal`: a user who moved on is not redirected. Never throws.
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
  // Another account may have signed in meanwhile, in another tab.
  const isWanted = () => !signal.aborted && profileState.get().userId === userId
  const giveUp = () => finish(null)
  dispatchProfileEvent({ type: 'premium', flags: { isUpgrading: true, upgradeError: null } })
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    const { url } = await deps.create({ userId, userMail: sessionEmail(), price_id: priceId })
    if (!isWanted()) return
    deps.navigate(url)
    // Now, not at unload: the redirect may be stopped, or lead back here.
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

/** A checkout's error ends with its page; a status check's stays. */
export function forgetCheckoutError(): void {
  const { upgradeError } = profileState.get()
  if (upgradeError !== null && upgradeError !== statusFailure) finish(null)
}

/** Whether another attempt may succeed; false for a refusal. */
export function isTransient(upgradeError: string): boolean {
  return [checkoutFailure, statusFailure, offlineMessage].includes(upgradeError)
}
