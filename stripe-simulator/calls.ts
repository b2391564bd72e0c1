import { paymentCalls } from './charges.ts'
import { checkoutCalls } from './checkout-sessions.ts'
import { customerCalls } from './customers.ts'
import type { Call } from './define-call.ts'
import { disputeCalls } from './disputes.ts'
import { eventCalls } from './events.ts'
import { invoiceCalls, invoicePaymentCalls } from './invoices.ts'
import { paymentMethodCalls } from './payment-methods.ts'
import { portalCalls } from './portal-sessions.ts'
import { priceCalls } from './prices.ts'
import { productCalls } from './products.ts'
import { refundCalls } from './refunds.ts'
import { subscriptionCalls } from './subscriptions.ts'
import { testClockCalls } from './test-clocks.ts'
import { webhookEndpointCalls } from './webhook-endpoints.ts'

/** Every call that the simulator answers. */
export const calls: readonly Call[] = [
  ...customerCalls,
  ...productCalls,
  ...priceCalls,
  ...checkoutCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...invoicePaymentCalls,
  ...paymentCalls,
  ...refundCalls,
  ...disputeCalls,
  ...paymentMethodCalls,
  ...portalCalls,
  ...webhookEndpointCalls,
  ...eventCalls,
  ...testClockCalls,
]
