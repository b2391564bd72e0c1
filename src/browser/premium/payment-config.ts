import type { PremiumOffer } from '#contract/premium.ts'
import { callApi } from '../api/call-api.ts'
import { parseUrl } from '../api/parse-url.ts'

/** The path of the contract; imported from there it would bring every schema along. */
const defaultBase = '/api/stripe'

/** Where the payment calls go, and whether anything can be paid here at all. */
export type PaymentConfig = { base: string; isOpen: boolean }

type FetchOffer = () => Promise<{ ok: true; data: unknown } | { ok: false }>

/** Asks once; where the offer could not be read it gives the default, and asks again next time. */
export function makeConfigReader(fetchOffer: FetchOffer): () => Promise<PaymentConfig> {
  let asked: Promise<PaymentConfig> | null = null
  async function ask(): Promise<PaymentConfig> {
    const answer = await fetchOffer()
    if (answer.ok) return parsePaymentConfig(answer.data)
    asked = null
    return parsePaymentConfig(null)
  }
  return () => {
    asked ??= ask()
    return asked
  }
}

/** This tab's. */
export const readPaymentConfig = makeConfigReader(() =>
  callApi<PremiumOffer>('GET', '/api/premium'),
)

/** Spec §7: the configured address, else this site's own. No slash at the end. */
export async function paymentBase(): Promise<string> {
  return (await readPaymentConfig()).base
}

/** Whatever the offer may be. */
export function parsePaymentConfig(offer: unknown): PaymentConfig {
  const { paymentBase: base, state } = (offer ?? {}) as Record<string, unknown>
  return {
    base: isHttpUrl(base) ? base.replace(/\/+$/, '') : defaultBase,
    isOpen: state !== 'unavailable',
  }
}

/** An address that a page may be sent to: no script, no file. */
export function isHttpUrl(url: unknown): url is string {
  return typeof url === 'string' && ['https:', 'http:'].includes(parseUrl(url)?.protocol ?? '')
}
