import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { becomePremium, createBuyer, openPage } from '#tests/support/stripe/pay.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { findSubscription } from '../profile/subscription-repository.ts'
import { findCustomer } from './billing-repository.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { requireMatchingMode } from './require-matching-mode.ts'

describe.each(databaseKinds)('the money that is taken, on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)

  test('premium of a test is forgotten when real money begins', async () => {
    const { db } = premiumApp.services.database
    const buyer = await createBuyer(premiumApp)
    await becomePremium(premiumApp, buyer)
    await requireMatchingMode(db, false)
    expect(await buyer.profile()).toMatchObject({ premium: true })
    await requireMatchingMode(db, true)
    expect(await findCustomer(db, buyer.userId)).toBeNull()
    expect(await findSubscription(db, buyer.userId)).toBeNull()
    expect(await buyer.profile()).toMatchObject({ premium: false, stripe_user_id: '' })
  })

  test('whoever pays for real is kept from a test key', async () => {
    const { db } = premiumApp.services.database
    const buyer = await createBuyer(premiumApp)
    await becomePremium(premiumApp, buyer)
    await db.updateTable('customers').set({ live: 1 }).execute()
    await expect(requireMatchingMode(db, false)).rejects.toThrow(/must be the live key/)
    await requireMatchingMode(db, true)
    expect(await findSubscription(db, buyer.userId)).not.toBeNull()
  })

  test('a customer is of the money that they were made with, whatever was tried before', async () => {
    const { db } = premiumApp.services.database
    const buyer = await createBuyer(premiumApp)
    const silent = premiumApp.openBilling(
      { secretKey: 'sk_live_first', apiBase: 'http://127.0.0.1:9' },
      { timeoutMs: 500, networkRetries: 0 },
    )
    const deps = { database: premiumApp.services.database, billing: silent }
    await expect(ensureCustomer(deps, buyer.userId)).rejects.toThrow()
    expect(await findCustomer(db, buyer.userId)).toMatchObject({ live: 1, customer_id: null })
    await openPage(buyer)
    expect(await findCustomer(db, buyer.userId)).toMatchObject({ live: 0 })
  })
})
