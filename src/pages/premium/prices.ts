import type { OwnPremium, PremiumOffer, PremiumPrice } from '#contract/premium.ts'

/** Formatted on the server, so that hydration matches. */
export type ShownPrice = Pick<PremiumPrice, 'id' | 'interval'> & { amount: string }

export type Pricing = Pick<PremiumOffer, 'state' | 'testMode'> & {
  prices: ShownPrice[]
  defaultId: string | null
  premium: OwnPremium | null
}

/** Currencies without two decimals: https://docs.stripe.com/currencies */
const decimals = new Map([
  ...listed('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf', 0),
  ...listed('bhd jod kwd omr tnd', 3),
])
const defaultDecimals = 2

/** Scandinavian prices start with the amount: "39 kr." */
const homeLocales: Record<string, string> = { dkk: 'da-DK', sek: 'sv-SE', nok: 'nb-NO' }

function listed(currencies: string, digits: number): [string, number][] {
  return currencies.split(' ').map((currency) => [currency, digits])
}

/** "39 kr.", "€4.50": no decimals for whole amounts. */
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

/** Years before months, otherwise in the server's order. */
export function shownPrices(prices: readonly PremiumPrice[]): ShownPrice[] {
  return prices
    .toSorted((a, b) => Number(a.interval === 'month') - Number(b.interval === 'month'))
    .map((price) => ({ id: price.id, interval: price.interval, amount: formatAmount(price) }))
}

/**
 * The cheapest choice: a month rather than a year, and of one currency the least. Null without
 * prices.
 */
export function defaultPrice(prices: readonly PremiumPrice[]): string | null {
  const months = prices.filter(({ interval }) => interval === 'month')
  const short = months.length > 0 ? months : prices
  const [least] = short
    .filter(({ currency }) => currency === short[0]?.currency)
    .toSorted((a, b) => a.unitAmount - b.unitAmount)
  return least?.id ?? null
}
