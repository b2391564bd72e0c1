import { endingAt, periodEnd } from './cancel-subscription.ts'
import { customerFields } from './customers.ts'
import { changeAndEmit } from './emit-event.ts'
import type { Invoice, Subscription } from './objects.ts'
import { methodOf, payInvoice } from './pay-invoice.ts'
import { type CardEntry, makeMethod, putOnFile } from './payment-methods.ts'
import { keepRefusal } from './test-cards.ts'
import { newestFirst, type World } from './world.ts'

/** The one that counts: whichever still runs, or the last one. */
export function subscriptionOfCustomer(world: World, customer: string): Subscription | undefined {
  const own = newestFirst(world, 'subscription').filter((one) => one.customer === customer)
  return own.find((one) => !one.ended_at) ?? own[0]
}

/** Asks for the end of the running period, or takes that back. */
export function setEnding(world: World, subscription: Subscription, ends: boolean): void {
  if (subscription.ended_at) return
  const end = ends ? { atSeconds: periodEnd(subscription), atPeriodEnd: true } : null
  const isSoAlready = ends ? subscription.cancel_at !== null : subscription.cancel_at === null
  if (isSoAlready) return
  changeAndEmit(
    world,
    'customer.subscription.updated',
    subscription,
    endingAt(world, subscription, end),
  )
}

/** Puts the card on file for everything to come; gives the bank's refusal when there is one. */
export function replaceCard(world: World, customerId: string, entry: CardEntry): string | null {
  const refusal = keepRefusal(entry.number)
  if (refusal) return refusal.message
  const customer = customerFields(world, customerId)
  if (!customer) return 'This customer is gone.'
  const method = makeMethod(world, entry)
  putOnFile(world, method, customerId)
  changeAndEmit(world, 'customer.updated', customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  })
  for (const subscription of Object.values(world.state.tables.subscription))
    if (subscription.customer === customerId && !subscription.ended_at)
      changeAndEmit(world, 'customer.subscription.updated', subscription, {
        default_payment_method: method.id,
      })
  return null
}

/** Pays with the card on file; `asksBank` waits for the bank page. */
export function payNow(world: World, invoice: Invoice, bank?: 'yes' | 'no') {
  if (invoice.status !== 'open') return null
  return payInvoice(world, invoice, { present: true, automatic: false, ...(bank && { bank }) })
}

/** `visa ···· 4242, 12 / 2034`, of the card that will be charged next. */
export function cardOnFile(world: World, customer: string): string | null {
  const subscription = subscriptionOfCustomer(world, customer)
  const latest = subscription?.latest_invoice
  const invoice = latest ? world.state.tables.invoice[latest] : undefined
  const id =
    (invoice && methodOf(world, invoice)) ??
    customerFields(world, customer)?.invoice_settings.default_payment_method
  const card = id ? world.state.tables.payment_method[String(id)]?.card : undefined
  return card
    ? `${card.brand} ···· ${card.last4}, ${String(card.exp_month).padStart(2, '0')} / ${card.exp_year}`
    : null
}
