import { account } from '../account.ts'
import { offlineMessage } from '../call-api.ts'
import { profileState, tellProfile } from '../profile-store.ts'
import { resolveSession, sessionEmail } from '../resolve-session.ts'
import { checkoutFailure, createCheckoutSession } from './payment-client.ts'

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
 * `isUpgrading` until the page is left. Never throws.
 */
export async function startCheckout(priceId: string, ways = tabWays): Promise<void> {
  if (profileState.get().userId === null) await resolveSession()
  const { userId, isUpgrading } = profileState.get()
  if (isUpgrading) return
  if (userId === null) {
    return end(account.get() === null ? signInFirst : offlineMessage)
  }
  tellProfile({ type: 'premium', flags: { isUpgrading: true, upgradeError: null } })
  try {
    const { url } = await ways.create({ userId, userMail: sessionEmail(), price_id: priceId })
    // Somebody else may have signed in meanwhile, in another tab.
    if (profileState.get().userId !== userId) return
    watchReturn()
    ways.leaveFor(url)
  } catch (error) {
    if (profileState.get().userId === userId) {
      end(error instanceof Error ? error.message : checkoutFailure)
    }
  }
}

/** The way back may bring this very page back as it was left, in the middle of an upgrade. */
function watchReturn(): void {
  if (typeof window === 'undefined') return
  window.addEventListener('pageshow', () => end(null), { once: true })
}

function end(error: string | null): void {
  tellProfile({ type: 'premium', flags: { isUpgrading: false, upgradeError: error } })
}
