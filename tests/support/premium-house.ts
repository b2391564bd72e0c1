import { afterAll, beforeAll } from 'vitest'
import { accessTo, openBilling } from '#server/billing/open-billing.ts'
import { openSimulator, type Simulator } from '../../tools/stripe-simulator/open-simulator.ts'
import type { DatabaseKind } from './database.ts'
import { useTestHouse } from './test-house.ts'

type PremiumHouse = ReturnType<typeof useTestHouse> & { simulator: Simulator }

/**
 * A house that takes payments through a simulator of its own, by the house's clock. Deliveries are
 * held until a test lets the app have them: nothing happens behind its back.
 */
export function usePremiumHouse(kind: DatabaseKind): PremiumHouse {
  const house = useTestHouse(kind, { ORIGIN: 'https://party.example' }) as PremiumHouse
  beforeAll(async () => {
    const { services } = house
    const now = () => services.now()
    const simulator = await openSimulator({ folder: null, now, pages: 'own' })
    const { database, log } = services
    services.billing = openBilling({ database, log, now }, accessTo(simulator))
    house.simulator = simulator
  })
  afterAll(() => house.simulator.close())
  return house
}
