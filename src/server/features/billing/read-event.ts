import type Stripe from 'stripe'
import { AppError } from '#server/platform/web/errors.ts'
import type { Billing } from './open-billing.ts'

/** Each delivery is signed again, so an older one is a replay. */
const toleranceSeconds = 300

const refusalMessages = {
  unsigned: 'This delivery is not signed rightly.',
  stale: 'This delivery was not signed just now.',
  other_mode: 'This delivery is of the other mode, live or test.',
}

/** Answered with 400; `stale` and `other_mode` carry a valid signature. */
export class DeliveryRefusal extends AppError {
  override name = 'DeliveryRefusal'
  readonly outcome: keyof typeof refusalMessages

  constructor(outcome: keyof typeof refusalMessages) {
    super('invalid_request', refusalMessages[outcome])
    this.outcome = outcome
    this.withAudit('webhook_refused')
  }
}

/**
 * The event, if one of the secrets signed this text recently and its mode (live or test) matches.
 * Throws a `DeliveryRefusal` otherwise.
 */
export async function readEvent(
  billing: Billing,
  text: string,
  signature: string,
): Promise<Stripe.Event> {
  const signed = await verify(billing, text, signature)
  if ('why' in signed) throw new DeliveryRefusal(signed.why)
  if (isSignedInFuture(signature)) throw new DeliveryRefusal('stale')
  const { event } = signed
  if (event?.livemode !== billing.isLive) throw new DeliveryRefusal('other_mode')
  return event
}

/** The library accepts timestamps in the future. */
function isSignedInFuture(signature: string): boolean {
  const latestSeconds = Date.now() / 1000 + toleranceSeconds
  const times = signature.split(',').filter((part) => part.startsWith('t='))
  return times.some((time) => !(Number(time.slice(2)) <= latestSeconds))
}

/** A signed text may still be no event, or `null`. */
type Signed = { event: Stripe.Event | null } | { why: 'unsigned' | 'stale' }

/** Two secrets are valid during a rotation. Stale: signed by one of them, too long ago. */
async function verify(
  { loadStripe, webhookSecrets }: Billing,
  text: string,
  signature: string,
): Promise<Signed> {
  const stripe = await loadStripe()
  let isStale = false
  for (const secret of webhookSecrets) {
    try {
      return {
        event: await stripe.webhooks.constructEventAsync(text, signature, secret, toleranceSeconds),
      }
    } catch (error) {
      isStale ||= error instanceof Error && error.message.includes('tolerance')
    }
  }
  return { why: isStale ? 'stale' : 'unsigned' }
}
