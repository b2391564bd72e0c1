import type Stripe from 'stripe'
import type { PremiumPrice } from '#contract/premium.ts'
import type { ServerContext } from '#server/context.ts'
import { billingInterval } from './read-subscription.ts'
import { isMissing } from './stripe-failure.ts'

const freshMs = 5 * 60_000
const soonAgainMs = 10_000
const patience = { timeout: 5_000, maxNetworkRetries: 1 }

type Deps = Pick<ServerContext, 'log' | 'now'> & {
  loadStripe: () => Promise<Stripe>
  priceIds: readonly string[]
}

export type Prices = {
  /** The configured prices as Stripe has them, asked again when they are five minutes old. */
  read: () => Promise<PremiumPrice[] | null>
  /** The same, asked now. */
  refresh: () => Promise<PremiumPrice[] | null>
}

/** While Stripe does not answer the last prices stand; null before there were any. */
export function openPrices(deps: Deps): Prices {
  let known: PremiumPrice[] | null = null
  let askAgainAtMs = 0
  let asking: Promise<PremiumPrice[] | null> | null = null

  async function ask(): Promise<PremiumPrice[] | null> {
    try {
      known = await fetchPrices(deps)
      askAgainAtMs = deps.now() + freshMs
    } catch (err) {
      deps.log.warn({ err }, 'the prices of premium could not be read')
      askAgainAtMs = deps.now() + soonAgainMs
    } finally {
      asking = null
    }
    return known
  }

  return {
    async read() {
      if (deps.now() < askAgainAtMs) return known
      asking ??= ask()
      // Nobody waits for a page while a price that was right five minutes ago is at hand.
      return known ?? (await asking)
    },
    refresh: ask,
  }
}

async function fetchPrices({ log, loadStripe, priceIds }: Deps): Promise<PremiumPrice[]> {
  const stripe = await loadStripe()
  const found = await Promise.all(
    priceIds.map(async (id) => {
      try {
        return toPremiumPrice(await stripe.prices.retrieve(id, {}, patience))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    }),
  )
  const wrong = priceIds.filter((_, at) => found[at] === null)
  if (wrong.length > 0) {
    log.error({ wrong }, 'STRIPE_PRICES names prices that are not active monthly or yearly ones')
  }
  return found.filter((price) => price !== null)
}

/** Null for one that nobody can subscribe to by the month or the year. */
function toPremiumPrice(price: Stripe.Price): PremiumPrice | null {
  const { id, active, recurring, unit_amount, currency } = price
  if (!active || recurring?.interval_count !== 1 || unit_amount === null) return null
  const interval = billingInterval(recurring)
  if (interval === null) return null
  return { id, interval, unitAmount: unit_amount, currency }
}
