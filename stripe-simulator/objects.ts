import type Stripe from 'stripe'

/** Links are ids, unless a call expands them. */
type Linked<T, K extends keyof T> = Omit<T, K> & {
  [key in K]: null extends T[key] ? string | null : string
}

export type Customer = Omit<
  Linked<Stripe.Customer, 'test_clock' | 'default_source'>,
  'invoice_settings' | 'deleted'
> & {
  deleted?: undefined
  invoice_settings: Linked<Stripe.Customer.InvoiceSettings, 'default_payment_method'>
}
export type DeletedCustomer = Stripe.DeletedCustomer
export type Product = Linked<Stripe.Product, 'tax_code'> & { default_price?: string | null }
export type Price = Linked<Stripe.Price, 'product'>
export type LineItem = Stripe.LineItem
export type CheckoutSession = Linked<
  Stripe.Checkout.Session,
  'customer' | 'invoice' | 'payment_intent' | 'payment_link' | 'setup_intent' | 'subscription'
>
export type SubscriptionItem = Stripe.SubscriptionItem
export type Subscription = Linked<
  Stripe.Subscription,
  'customer' | 'default_payment_method' | 'latest_invoice' | 'test_clock' | 'pending_setup_intent'
>
export type Invoice = Linked<
  Stripe.Invoice,
  'customer' | 'default_payment_method' | 'test_clock' | 'default_source'
>
export type InvoicePayment = Linked<Stripe.InvoicePayment, 'invoice'>
export type PaymentIntent = Linked<
  Stripe.PaymentIntent,
  'customer' | 'latest_charge' | 'payment_method'
>
export type Charge = Linked<Stripe.Charge, 'customer' | 'payment_intent'>
export type Refund = Linked<Stripe.Refund, 'charge' | 'payment_intent' | 'customer'>
export type PaymentMethod = Linked<Stripe.PaymentMethod, 'customer'>
export type Dispute = Linked<Stripe.Dispute, 'charge' | 'payment_intent'>
export type PortalSession = Stripe.BillingPortal.Session
export type WebhookEndpoint = Stripe.WebhookEndpoint
export type TestClock = Stripe.TestHelpers.TestClock

/** The library's own type is a union of hundreds; here the data is any object. */
export type Event = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object; previous_attributes?: object }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null } | null
  type: string
}

/** Everything the simulator keeps, by its `object`. */
export type Tables = {
  customer: Customer | DeletedCustomer
  product: Product
  price: Price
  'checkout.session': CheckoutSession
  subscription: Subscription
  invoice: Invoice
  invoice_payment: InvoicePayment
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  payment_method: PaymentMethod
  'billing_portal.session': PortalSession
  webhook_endpoint: WebhookEndpoint
  event: Event
  'test_helpers.test_clock': TestClock
}
export type Kind = keyof Tables

/** The library reads decimals into a class; on the wire they are text. */
export function asDecimal(text: string): Stripe.Decimal {
  return text as unknown as Stripe.Decimal
}
