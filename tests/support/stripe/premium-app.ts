import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { StripeAccess } from '#server/config/choose-payments.ts'
import {
  type Billing,
  openBilling,
  type StripeRequestOptions,
  toStripeAccess,
} from '#server/features/billing/open-billing.ts'
import { fillFaults } from '../../../stripe-simulator/faults.ts'
import { openSimulator, type Simulator } from '../../../stripe-simulator/open-simulator.ts'
import { useTestApp } from '../app/test-app.ts'
import type { DatabaseKind } from '../database/database.ts'

export const appOrigin = 'http://localhost'

export type PremiumApp = ReturnType<typeof useTestApp> & {
  simulator: Simulator
  /** The test's own way to Stripe; gives up at once. */
  stripe: Stripe
  /** How far Stripe's clock is ahead of the server's. */
  stripeAheadMs: number
  /** What takes payments at first in each test. */
  billing: Billing
  /** Another process as it were: the same database and the same Stripe, nothing remembered. */
  openBilling: (access?: Partial<StripeAccess>, patience?: StripeRequestOptions) => Billing
}

/**
 * A server that takes payments through a simulator of its own, by the server's clock. No event is
 * delivered but by a test: nothing happens behind its back.
 */
export function usePremiumApp(kind: DatabaseKind): PremiumApp {
  const premiumApp = useTestApp(kind, { ORIGIN: appOrigin }) as PremiumApp
  beforeAll(async () => {
    const { services } = premiumApp
    const now = () => services.now()
    const stripeNow = () => services.now() + premiumApp.stripeAheadMs
    const simulator = await openSimulator({ folder: null, now: stripeNow, pages: 'own' })
    const { database, log } = services
    premiumApp.stripeAheadMs = 0
    premiumApp.simulator = simulator
    premiumApp.stripe = stripeAt(simulator)
    premiumApp.openBilling = (access = {}, patience) =>
      openBilling(
        { database, log, now },
        { ...toStripeAccess(simulator), ...access },
        null,
        patience,
      )
    premiumApp.billing = premiumApp.openBilling()
    services.billing = premiumApp.billing
  })
  beforeEach(() => {
    // The library asks once more after a closed connection, however impatient it was told to be.
    vi.spyOn(Stripe.prototype, 'getInitialNetworkRetryDelay').mockReturnValue(0)
    premiumApp.services.billing = premiumApp.billing
    premiumApp.stripeAheadMs = 0
    const { faults } = premiumApp.simulator
    Object.assign(faults, fillFaults({}))
  })
  afterAll(() => premiumApp.simulator.close())
  return premiumApp
}

function stripeAt({ apiBase, secretKey }: Simulator): Stripe {
  const { hostname, port } = new URL(apiBase)
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
}
