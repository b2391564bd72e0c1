import type { Services } from '#server/compose.ts'
import { requireMatchingMode } from '#server/features/billing/require-matching-mode.ts'
import { StartError } from '#server/lib/start-error.ts'
import { bad, type Finding, ok, warn } from './finding.ts'

/** Whether the key and the prices are Stripe's, and whether this house takes the money it always took. */
export async function checkPayments({
  env: { payments },
  billing,
  database,
}: Pick<Services, 'env' | 'billing' | 'database'>): Promise<Finding> {
  const about = 'premium'
  if (payments.kind === 'none') return warn(about, 'not to be had: there is no STRIPE_SECRET_KEY')
  if (payments.kind !== 'stripe' || billing === null) {
    return warn(about, 'in test mode: payments go to the bundled simulator')
  }
  try {
    // With a live key it would forget what was tried before, which is for a start to do.
    if (!billing.isLive) await requireMatchingMode(database.db, false)
  } catch (error) {
    if (error instanceof StartError) return bad(about, error.message)
    throw error
  }
  const prices = await billing.readPrices()
  if (prices === null) return bad(about, 'Stripe does not answer, or does not know the key')
  const says = `${prices.length} prices at Stripe, ${billing.isLive ? 'live' : 'test mode'}`
  return prices.length > 0 ? ok(about, says) : bad(about, `${says}: none of STRIPE_PRICES is one`)
}
