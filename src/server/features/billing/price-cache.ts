import type Stripe from 'stripe'
import type { PremiumPrice } from '#contract/premium.ts'
import type { ServerContext } from '#server/context.ts'
import { billingInterval } from './read-subscription.ts'
import { isMissingResource } from './stripe-failure.ts'

const freshMs = 5 * 60_000
const retryMs = 10_000
const requestOptions = { timeout: 5_000, maxNetworkRetries: 1 }

type Deps = Pick<ServerContext, 'log' | 'now'> & {
  loadStripe: () => Promise<Stripe>
  priceIds: readonly string[]
}

export type PriceCache = {
  /** Prices from Stripe, cached for five minutes. */
  read: () => Promise<PremiumPrice[] | null>
  refresh: () => Promise<PremiumPrice[] | null>
}

/** The last known prices while Stripe is unavailable; null before the first. */
export function createPriceCache(deps: Deps): PriceCache {
  let lastPrices: PremiumPrice[] | null = null
  let refreshAtMs = 0
  let pending: Promise<PremiumPrice[] | null> | null = null

  async function refreshPrices(): Promise<PremiumPrice[] | null> {
    try {
      lastPrices = await fetchPrices(deps)
      refreshAtMs = deps.now() + freshMs
    } catch (err) {
      deps.log.warn({ event: 'prices.read_failed', err }, 'Premium prices could not be read')
      refreshAtMs = deps.now() + retryMs
    } finally {
      pending = null
    }
    return lastPrices
  }

  return {
    async read() {
      if (deps.now() < refreshAtMs) return lastPrices
      pending ??= refreshPrices()
      // A stale price is better than waiting for Stripe.
      return lastPrices ?? (await pending)
    },
    refresh: refreshPrices,
  }
}

async function fetchPrices({ log, loadStripe, priceIds }: Deps): Promise<PremiumPrice[]> {
  const stripe = await loadStripe()
  const found = await Promise.all(
    priceIds.map(async (id) => {
      try {
        return toPremiumPrice(await stripe.prices.retrieve(id, {}, requestOptions))
      } catch (error) {
        if (isMissingResource(error)) return null
        throw error
      }
    }),
  )
  const invalidIds = priceIds.filter((_, at) => found[at] === null)
  if (invalidIds.length > 0) {
    log.error(
      { event: 'prices.check_failed', wrong: invalidIds },
      'STRIPE_PRICES names prices that are not active monthly or yearly ones',
    )
  }
  return found.filter((price) => price !== null)
}

/** Null unless monthly or yearly. */
function toPremiumPrice(price: Stripe.Price): PremiumPrice | null {
  const { id, active, recurring, unit_amount, currency } = price
  if (!active || recurring?.interval_count !== 1 || unit_amount === null) return null
  const interval = billingInterval(recurring)
  if (interval === null) return null
  return { id, interval, unitAmount: unit_amount, currency }
}
