import type Stripe from 'stripe'
import { AppError } from '../errors.ts'
import type { Billing } from './open-billing.ts'

/** A delivery is signed anew each time it is sent: one older than this is somebody's recording. */
const toleranceSeconds = 300

/**
 * The event in a delivery, when one of our secrets signed exactly this text just now and it comes from
 * the mode that this house takes payments in; throws an `AppError` (400) otherwise.
 */
export async function readEvent(
  billing: Billing,
  text: string,
  signature: string | undefined,
): Promise<Stripe.Event> {
  const event = await verify(billing, text, signature ?? '')
  if (event === null || isOfTheFuture(signature ?? ''))
    throw new AppError('invalid_request', 'This delivery is not signed rightly.')
  if (event.livemode !== billing.isLive) {
    throw new AppError('invalid_request', 'This delivery is of the other mode, live or test.')
  }
  return event
}

/** The library only minds what is old; what was signed for later would stay good until then. */
function isOfTheFuture(signature: string): boolean {
  const latestSeconds = Date.now() / 1000 + toleranceSeconds
  const times = signature.split(',').filter((part) => part.startsWith('t='))
  return times.some((time) => !(Number(time.slice(2)) <= latestSeconds))
}

/** Two secrets are right while one takes the place of the other. */
async function verify(
  { loadStripe, webhookSecrets }: Billing,
  text: string,
  signature: string,
): Promise<Stripe.Event | null> {
  const stripe = await loadStripe()
  for (const secret of webhookSecrets) {
    try {
      return await stripe.webhooks.constructEventAsync(text, signature, secret, toleranceSeconds)
    } catch {}
  }
  return null
}
