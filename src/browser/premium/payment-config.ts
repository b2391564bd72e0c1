import type { PremiumOffer } from '#contract/premium.ts'
import { callApi } from '../api/call-api.ts'
import { parseUrl } from '../api/parse-url.ts'

/** Not imported from the contract, which would bring every schema along. */
const defaultBase = '/api/stripe'

export type PaymentConfig = { base: string; isOpen: boolean }

type FetchOffer = () => Promise<{ ok: true; data: unknown } | { ok: false }>

/** Reads the offer once; when that fails it gives the default, and tries again next time. */
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

export const readPaymentConfig = makeConfigReader(() =>
  callApi<PremiumOffer>('GET', '/api/premium'),
)

export async function paymentBase(): Promise<string> {
  return (await readPaymentConfig()).base
}

export function parsePaymentConfig(offer: unknown): PaymentConfig {
  const { paymentBase: base, state } = (offer ?? {}) as Record<string, unknown>
  return {
    base: isHttpUrl(base) ? base.replace(/\/+$/, '') : defaultBase,
    isOpen: state !== 'unavailable',
  }
}

/** Excludes `javascript:` and `file:` URLs. */
export function isHttpUrl(url: unknown): url is string {
  return typeof url === 'string' && ['https:', 'http:'].includes(parseUrl(url)?.protocol ?? '')
}
