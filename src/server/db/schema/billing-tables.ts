type CustomerTable = {
  user_id: string
  /** Stripe's id; null until it is made. */
  customer_id: string | null
  /** 0 for a test key's account, and for the simulator's. */
  live: number
  /** Part of the idempotency key of the customer; renewed after a failure. */
  attempt_id: string
  /** Reads of Stripe's state that were begun; each takes the next number. */
  readings_begun: number
  /** The read written last: earlier ones are no longer written. */
  reading_written: number
  /** When that read began; 0 before the first. */
  read_at: number
  /** Epoch seconds until which an earlier customer, deleted at Stripe, had paid. */
  paid_before: number | null
}

/** One open checkout per account. */
type CheckoutTable = {
  user_id: string
  price_id: string
  /** Part of the idempotency key. */
  attempt_id: string
  /** Null while it is being opened. */
  session_id: string | null
  begun_at: number
}

/** As last read from Stripe; times in epoch seconds. */
type SubscriptionTable = {
  user_id: string
  subscription_id: string
  status: string
  billing_interval: 'month' | 'year' | null
  cancel_at_period_end: number
  cancel_at: number | null
  period_start: number | null
  paid_through: number | null
}

type StripeEventTable = {
  id: string
  handled_at: number
}

/** Work that one process does for all. */
type JobTable = {
  name: string
  due_at: number
}

export type BillingTables = {
  customers: CustomerTable
  checkouts: CheckoutTable
  subscriptions: SubscriptionTable
  stripe_events: StripeEventTable
  jobs: JobTable
}
