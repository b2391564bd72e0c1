import { expect } from 'vitest'
import type { Tables } from '#server/db/tables.ts'
import { findCustomer } from '#server/features/billing/billing-repository.ts'
import { createUserIn } from '../app/test-app.ts'
import type { PremiumApp } from './premium-app.ts'

export type Buyer = Awaited<ReturnType<typeof createBuyer>>

export const dayMs = 24 * 60 * 60 * 1000
export const monthMs = 31 * dayMs

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Pays, and the payment is disputed at once. */
  disputed: '4000 0000 0000 0259',
}

/** Somebody with a profile, whose session outlives whatever a test makes of the clock. */
export async function createBuyer(premiumApp: PremiumApp, person: Partial<Tables['users']> = {}) {
  const user = await createUserIn(premiumApp, person)
  await premiumApp.services.database.db
    .updateTable('sessions')
    .set({ expires_at: '2999-01-01T00:00:00.000Z' })
    .where('user_id', '=', user.userId)
    .execute()
  const post = (call: string, body: unknown) => user.visitor.post(`/api/stripe/${call}`, body)
  const buyer = {
    ...user,
    post,
    profile: async () => await (await user.visitor.get(user.path)).json(),
    check: () => post('check_subscription', { userId: user.userId }),
    checkout: (price = premiumApp.simulator.prices[0]) =>
      post('create-checkout-session', { userId: user.userId, price_id: price }),
    change: (what: 'cancel' | 'resume', subscriptionId: string) =>
      post(`${what}_subscription`, { subscriptionId }),
  }
  await buyer.profile()
  return buyer
}

/** Sends the form of a payment page, as a browser does, and does not follow. */
export async function payOn(url: string, card = cards.good): Promise<number> {
  const fields = {
    email: 'mia@home.example',
    cardNumber: card,
    cardExpiry: '12 / 44',
    cardCvc: '123',
    billingName: 'Mia Holm',
  }
  const body = new URLSearchParams(fields)
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  await response.text()
  return response.status
}

/** A page for that price; what else the answer may be is a failure of the test. */
export async function openPage(
  buyer: Buyer,
  price?: string,
): Promise<{ url: string; sessionId: string }> {
  const answer = await buyer.checkout(price)
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return JSON.parse(text)
}

/** Pays for premium at Stripe; the server hears nothing of it. */
export async function payFor(
  premiumApp: PremiumApp,
  buyer: Buyer,
  { price, card }: { price?: string | undefined; card?: string | undefined } = {},
) {
  const { url, sessionId } = await openPage(buyer, price)
  expect(await payOn(url, card)).toBe(303)
  const customerId = await customerIdOf(premiumApp, buyer)
  const [subscription] = (await premiumApp.stripe.subscriptions.list({ customer: customerId })).data
  if (!subscription) throw new Error('nothing was subscribed to')
  return { customerId, sessionId, subscriptionId: subscription.id, endsAt: periodEnd(subscription) }
}

type WithItems = { items: { data: { current_period_end: number }[] } }

/** epoch seconds */
export function periodEnd({ items: { data } }: WithItems): number {
  return data[0]?.current_period_end ?? Number.NaN
}

export async function customerIdOf(
  { services }: PremiumApp,
  { userId }: { userId: string },
): Promise<string> {
  const customer = await findCustomer(services.database.db, userId)
  if (!customer?.customer_id) throw new Error('no customer was made')
  return customer.customer_id
}

/** Pays, and lets the server read it. */
export async function becomePremium(
  premiumApp: PremiumApp,
  buyer: Buyer,
  how: { price?: string; card?: string } = {},
) {
  const paid = await payFor(premiumApp, buyer, how)
  await premiumApp.billing.sync(buyer.userId)
  return paid
}

const all = { limit: 10_000 }

/** How much there is at Stripe: a call that is refused leaves it as it was. */
export async function countAtStripe({ stripe }: PremiumApp) {
  const lists = [
    stripe.customers.list({ limit: 100 }).autoPagingToArray(all),
    stripe.checkout.sessions.list({ limit: 100 }).autoPagingToArray(all),
    stripe.subscriptions.list({ limit: 100, status: 'all' }).autoPagingToArray(all),
  ]
  const [customers, sessions, subscriptions] = (await Promise.all(lists)).map(
    ({ length }) => length,
  )
  return { customers, sessions, subscriptions }
}

/** What of one customer's can still be paid or charges them. */
export async function openAtStripe({ stripe }: PremiumApp, customer: string) {
  const sessions = await stripe.checkout.sessions.list({ customer, status: 'open' })
  const subscriptions = await stripe.subscriptions.list({ customer })
  return { pages: sessions.data.length, subscriptions: subscriptions.data.length }
}

/** The customers that were made for somebody. */
export async function customersFor({ stripe }: PremiumApp, userId: string): Promise<string[]> {
  const found = await stripe.customers.list({ limit: 100 }).autoPagingToArray(all)
  return found.filter(({ metadata }) => metadata.user_id === userId).map(({ id }) => id)
}

/** The server's clock stands so far from the right time. */
export function moveClock({ services }: PremiumApp, byMs: number): void {
  services.now = () => Date.now() + byMs
}

/** The card that is charged next can be kept, but every charge of it fails. */
export async function spoilCard(
  { stripe }: PremiumApp,
  customer: string,
  subscriptionId: string,
): Promise<void> {
  const card = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  await stripe.subscriptions.update(subscriptionId, { default_payment_method: card.id })
}

/** Gives back what was paid last. */
export async function refundLast({ stripe }: PremiumApp, customer: string): Promise<void> {
  const [charge] = (await stripe.charges.list({ customer })).data
  await stripe.refunds.create({ charge: charge?.id ?? '' })
}
