type CustomerTable = {
  user_id: string
  /** Stripe's id; null until it is made. */
  customer_id: string | null
  /** 0 where no money moves: of a test key's account, or the simulator's. */
  live: number
  /** Part of the idempotency key under which the customer is made; renewed after an answer of failure. */
  attempt_id: string
  /** How many readings of the truth were begun; each takes the next number. */
  readings_begun: number
  /** The number of the reading that was written last: none before it may be written any more. */
  reading_written: number
  /** When that reading was begun, epoch milliseconds; 0 before the first. */
  read_at: number
  /** Until when an earlier customer of theirs had paid, who is deleted at Stripe; epoch seconds. */
  paid_before: number | null
}

/** The one checkout that somebody may have open. */
type CheckoutTable = {
  user_id: string
  price_id: string
  /** Part of the idempotency key. */
  attempt_id: string
  /** Null while it is being opened. */
  session_id: string | null
  /** epoch milliseconds */
  begun_at: number
}

/** What was last read of somebody's subscription; times in epoch seconds. */
type SubscriptionTable = {
  user_id: string
  subscription_id: string
  /** Stripe's own word. */
  status: string
  billing_interval: 'month' | 'year' | null
  cancel_at_period_end: number
  cancel_at: number | null
  period_start: number | null
  paid_through: number | null
}

/** Webhook deliveries that were dealt with. */
type StripeEventTable = {
  id: string
  /** epoch milliseconds */
  handled_at: number
}

/** Work that one process does for all. */
type JobTable = {
  name: string
  /** epoch milliseconds */
  due_at: number
}

export type BillingTables = {
  customers: CustomerTable
  checkouts: CheckoutTable
  subscriptions: SubscriptionTable
  stripe_events: StripeEventTable
  jobs: JobTable
}
