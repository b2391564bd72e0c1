/** `DKK 39.00`: the same in every language, and the digits of the smallest unit are all there. */
export function formatMoney(amount: number, currency: string): string {
  const digits = ['jpy', 'krw'].includes(currency) ? 0 : 2
  return `${currency.toUpperCase()} ${(amount / 10 ** digits).toFixed(digits)}`
}

type Priced = {
  currency: string
  unit_amount: number | null
  recurring: { interval: string; interval_count: number } | null
}

/** `DKK 39.00 / month`. */
export function formatPrice({ currency, unit_amount, recurring }: Priced): string {
  const money = formatMoney(unit_amount ?? 0, currency)
  if (!recurring) return money
  const { interval, interval_count } = recurring
  return `${money} / ${interval_count === 1 ? interval : `${interval_count} ${interval}s`}`
}

/** What a line of an invoice says. */
export function describeItem(name: string, price: Priced, quantity: number): string {
  return `${quantity} × ${name} (at ${formatPrice(price)})`
}

/** `22 November 2026`, by the clock of Greenwich. */
export function formatDay(seconds: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    seconds * 1000,
  )
}
