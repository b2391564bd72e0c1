import type { OwnPremium, PremiumOffer, PremiumPrice } from '#contract/premium.ts'

/** A price as the page shows it: written out where it was read, so that no two machines differ. */
export type ShownPrice = Pick<PremiumPrice, 'id' | 'interval'> & { amount: string }

export type Pricing = Pick<PremiumOffer, 'state' | 'testMode'> & {
  prices: ShownPrice[]
  /** Null when there is nothing to choose. */
  usualId: string | null
  /** Null when nobody is signed in. */
  premium: OwnPremium | null
}

/** How many decimals Stripe counts in, where it is not two: https://docs.stripe.com/currencies */
const decimals = new Map([
  ...listed('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf', 0),
  ...listed('bhd jod kwd omr tnd', 3),
])
const defaultDecimals = 2

/** Crowns are written as at home, where the amount comes first: "39 kr." */
const homeLocales: Record<string, string> = { dkk: 'da-DK', sek: 'sv-SE', nok: 'nb-NO' }

function listed(currencies: string, digits: number): [string, number][] {
  return currencies.split(' ').map((currency) => [currency, digits])
}

/** "39 kr.", "€4.50": without decimals where there are none. */
export function formatAmount({
  unitAmount,
  currency,
}: Pick<PremiumPrice, 'unitAmount' | 'currency'>): string {
  const digits = decimals.get(currency) ?? defaultDecimals
  return new Intl.NumberFormat(homeLocales[currency] ?? 'en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(unitAmount / 10 ** digits)
}

/** Years before months, and otherwise as the house lists them. */
export function shownPrices(prices: readonly PremiumPrice[]): ShownPrice[] {
  return prices
    .toSorted((a, b) => Number(a.interval === 'month') - Number(b.interval === 'month'))
    .map((price) => ({ id: price.id, interval: price.interval, amount: formatAmount(price) }))
}

/**
 * What is chosen before anybody has: never more than it takes. A month rather than a year, and of
 * several in one currency the least. Null when there is nothing to choose.
 */
export function defaultPrice(prices: readonly PremiumPrice[]): string | null {
  const months = prices.filter(({ interval }) => interval === 'month')
  const short = months.length > 0 ? months : prices
  const [least] = short
    .filter(({ currency }) => currency === short[0]?.currency)
    .toSorted((a, b) => a.unitAmount - b.unitAmount)
  return least?.id ?? null
}
