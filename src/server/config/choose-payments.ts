import { StartError } from '../lib/start-error.ts'

type Variables = {
  NODE_ENV?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string[] | undefined
  STRIPE_PRICES?: string[] | undefined
  STRIPE_API_BASE?: string | undefined
}

/** `apiBase` is null for Stripe itself. */
export type StripeAccess = {
  secretKey: string
  webhookSecrets: readonly string[]
  priceIds: readonly string[]
  apiBase: string | null
}

export type Payments =
  | ({ kind: 'stripe' } & StripeAccess)
  | { kind: 'simulator' }
  | { kind: 'none' }

const requiredTogether = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICES'] as const

/**
 * Chooses the payment provider (spec §13). Throws a `StartError` for what would lose or fake money.
 */
export function choosePayments(values: Variables): Payments {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICES, STRIPE_API_BASE } = values
  const isProduction = values.NODE_ENV === 'production'
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICES) {
    const missing = requiredTogether.filter((name) => values[name] === undefined)
    if (missing.length < requiredTogether.length || STRIPE_API_BASE !== undefined) {
      throw new StartError(`${missing.join(' and ')} must be set too: premium needs all of them.`)
    }
    return { kind: isProduction ? 'none' : 'simulator' }
  }
  if (isProduction && STRIPE_API_BASE !== undefined) {
    throw new StartError('STRIPE_API_BASE must not be set in production: nobody would be charged.')
  }
  if (isProduction && !isLiveKey(STRIPE_SECRET_KEY)) {
    throw new StartError('STRIPE_SECRET_KEY must be a live key in production.')
  }
  return {
    kind: 'stripe',
    secretKey: STRIPE_SECRET_KEY,
    webhookSecrets: STRIPE_WEBHOOK_SECRET,
    priceIds: STRIPE_PRICES,
    apiBase: STRIPE_API_BASE ?? null,
  }
}

export function isLiveKey(secretKey: string): boolean {
  return /^[sr]k_live_/.test(secretKey)
}
