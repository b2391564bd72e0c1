import { type Auth, createAuth } from './features/accounts/create-auth.ts'
import type { BillingContext } from './features/billing/open-billing.ts'
import { erasePerson } from './features/person/erase-person.ts'
import { recordReferral, settleReferral } from './features/profile/referrals.ts'

/** The sign-in library, with the hooks of other features. */
export function openAuth(services: BillingContext): Auth {
  return createAuth(services, {
    erase: (userId) => erasePerson(services, userId),
    recordReferral: (newUserId, inviterId) => recordReferral(services, newUserId, inviterId),
    settleReferral: (newUserId) => settleReferral(services, newUserId),
  })
}
