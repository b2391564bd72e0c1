import type { Services } from '#server/compose.ts'
import { requireMatchingMode } from '#server/features/billing/require-matching-mode.ts'
import { StartError } from '#server/lib/start-error.ts'
import { bad, type Finding, ok, warn } from './finding.ts'

/** Whether key and prices exist at Stripe, and the mode matches the stored data. */
export async function checkPayments({
  env: { payments },
  billing,
  database,
}: Pick<Services, 'env' | 'billing' | 'database'>): Promise<Finding> {
  const about = 'premium'
  if (payments.kind === 'none') return warn(about, 'not available: STRIPE_SECRET_KEY is not set')
  if (payments.kind !== 'stripe' || billing === null) {
    return warn(about, 'in test mode: payments go to the bundled simulator')
  }
  try {
    // With a live key it would delete test data, which is up to a start.
    if (!billing.isLive) await requireMatchingMode(database.db, false)
  } catch (error) {
    if (error instanceof StartError) return bad(about, error.message)
    throw error
  }
  const prices = await billing.readPrices()
  if (prices === null) return bad(about, 'Stripe does not answer, or does not know the key')
  const message = `${prices.length} prices at Stripe, ${billing.isLive ? 'live' : 'test mode'}`
  return prices.length > 0
    ? ok(about, message)
    : bad(about, `${message}: none of STRIPE_PRICES is one`)
}
