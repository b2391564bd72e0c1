import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { StripeAccess } from '#server/config/choose-payments.ts'
import {
  accessTo,
  type Billing,
  openBilling,
  type Patience,
} from '#server/features/billing/open-billing.ts'
import { fillFaults } from '../../stripe-simulator/faults.ts'
import { openSimulator, type Simulator } from '../../stripe-simulator/open-simulator.ts'
import type { DatabaseKind } from './database.ts'
import { useTestHouse } from './test-house.ts'

export const houseOrigin = 'http://localhost'

export type PremiumHouse = ReturnType<typeof useTestHouse> & {
  simulator: Simulator
  /** The test's own way to Stripe; gives up at once. */
  stripe: Stripe
  /** How far Stripe's clock is ahead of the house's. */
  stripeAheadMs: number
  /** What takes payments at first in each test. */
  billing: Billing
  /** Another process as it were: the same database and the same Stripe, nothing remembered. */
  openBilling: (access?: Partial<StripeAccess>, patience?: Patience) => Billing
}

/**
 * A house that takes payments through a simulator of its own, by the house's clock. No event is
 * delivered but by a test: nothing happens behind its back.
 */
export function usePremiumHouse(kind: DatabaseKind): PremiumHouse {
  const house = useTestHouse(kind, { ORIGIN: houseOrigin }) as PremiumHouse
  beforeAll(async () => {
    const { services } = house
    const now = () => services.now()
    const stripeNow = () => services.now() + house.stripeAheadMs
    const simulator = await openSimulator({ folder: null, now: stripeNow, pages: 'own' })
    const { database, log } = services
    house.stripeAheadMs = 0
    house.simulator = simulator
    house.stripe = stripeAt(simulator)
    house.openBilling = (access = {}, patience) =>
      openBilling({ database, log, now }, { ...accessTo(simulator), ...access }, null, patience)
    house.billing = house.openBilling()
    services.billing = house.billing
  })
  beforeEach(() => {
    // The library asks once more after a closed connection, however impatient it was told to be.
    vi.spyOn(Stripe.prototype, 'getInitialNetworkRetryDelay').mockReturnValue(0)
    house.services.billing = house.billing
    house.stripeAheadMs = 0
    const { faults } = house.simulator
    Object.assign(faults, fillFaults({}))
  })
  afterAll(() => house.simulator.close())
  return house
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
