import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { findCustomer } from './billing-repository.ts'
import type { Billing } from './open-billing.ts'
import { isMissingCustomer } from './stripe-failure.ts'

const noPayments = 'There are no payments of yours.'

type Deps = Pick<ServerContext, 'database'> & { billing: Billing }

/**
 * Stripe's portal for cards and invoices, which links back to the profile. Throws 404 for a user
 * without a customer, else Stripe's errors.
 */
export async function openPortal(
  { database, billing }: Deps,
  userId: string,
  origin: string,
): Promise<string> {
  const customer = (await findCustomer(database.db, userId))?.customer_id
  if (!customer) throw new AppError('not_found', noPayments)
  const stripe = await billing.loadStripe()
  try {
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: `${origin}/profile#premium`,
    })
    return url
  } catch (error) {
    if (isMissingCustomer(error)) throw new AppError('not_found', noPayments)
    throw error
  }
}
