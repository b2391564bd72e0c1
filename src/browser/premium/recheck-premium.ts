import { profileState } from '../session/profile-store.ts'
import { resolveSession } from '../session/resolve-session.ts'
import { recheck } from './check-premium.ts'

/**
 * Reads the premium status after a payment or a cancellation into the profile store. Never throws.
 * @returns whether it was answered; false too when signed out, or when a newer check began
 */
export async function recheckPremium(): Promise<boolean> {
  if (profileState.get().profile === null) await resolveSession()
  return await recheck()
}
