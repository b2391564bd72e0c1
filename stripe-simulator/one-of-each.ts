import { startCheckout, subscribe, type TestSetup } from './open-for-test.ts'

export type Ids = Record<
  | 'customer'
  | 'subscription'
  | 'session'
  | 'invoice'
  | 'intent'
  | 'charge'
  | 'method'
  | 'payment'
  | 'dispute'
  | 'refund'
  | 'product'
  | 'price'
  | 'endpoint'
  | 'event'
  | 'clock'
  | 'openSession'
  | 'openInvoice'
  | 'loose',
  string
>

/** The ids of one thing of every kind. */
export async function makeOneOfEach(setup: TestSetup): Promise<Ids> {
  const { stripe } = setup
  const { customer, subscription, session } = await subscribe(setup, { card: '4000000000000259' })
  const refundable = await subscribe(setup)
  const [charge] = (await stripe.charges.list({ customer: refundable.customer.id })).data
  const refund = await stripe.refunds.create({ charge: charge?.id ?? '', amount: 100 })
  const [payment] = (await stripe.invoicePayments.list({ status: 'paid' })).data
  const owed = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_dojo_monthly' }],
    payment_behavior: 'default_incomplete',
  })
  const loose = await stripe.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 1, exp_year: 2040 },
  })
  return {
    customer: customer.id,
    subscription: subscription.id,
    session: session.id,
    openSession: (await startCheckout(setup)).id,
    invoice: String(subscription.latest_invoice),
    openInvoice: String(owed.latest_invoice),
    intent: String(charge?.payment_intent),
    charge: charge?.id ?? '',
    method: String(subscription.default_payment_method),
    loose: loose.id,
    payment: payment?.id ?? '',
    dispute: (await stripe.disputes.list()).data[0]?.id ?? '',
    refund: refund.id,
    product: (await stripe.products.create({ name: 'A thing' })).id,
    price: 'price_dojo_yearly',
    endpoint: (await stripe.webhookEndpoints.list()).data[0]?.id ?? '',
    event: (await stripe.events.list()).data[0]?.id ?? '',
    clock: (await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 })).id,
  }
}
