import type { Area } from '#server/platform/web/call.ts'
import { authCalls } from '../accounts/auth.calls.ts'
import { appCheckCalls } from '../app-check/app-check.calls.ts'
import { billingCalls } from '../billing/billing.calls.ts'
import { contactCalls } from '../contact/contact.calls.ts'
import { daresCalls } from '../dares/dares.calls.ts'
import { emailCalls } from '../emails/emails.calls.ts'
import { houseCalls } from '../health/health.calls.ts'
import { iconsCalls } from '../icons/icons.calls.ts'
import { storageCalls } from '../objects/storage.calls.ts'
import { packOwnerCalls } from '../packs/owner.calls.ts'
import { packsCalls } from '../packs/packs.calls.ts'
import { personCalls } from '../person/person.calls.ts'
import { printCalls } from '../print/print.calls.ts'
import { profileCalls } from '../profile/profile.calls.ts'
import { foundCalls } from '../seo/found.calls.ts'

/** Every call of the house, area by area, in the order in which they are read. */
export function areas(auth: { api: object }): readonly Area[] {
  return [
    {
      ...profileCalls,
      calls: [...profileCalls.calls, ...personCalls, ...packOwnerCalls, ...emailCalls],
    },
    authCalls(auth),
    packsCalls,
    daresCalls,
    billingCalls,
    storageCalls,
    appCheckCalls,
    contactCalls,
    iconsCalls,
    printCalls,
    foundCalls,
    houseCalls,
  ]
}
