import { badRequest, cardError } from './api-error.ts'
import { defineCall } from './define-call.ts'
import { isWithin, listPage, pageParams } from './list-page.ts'
import { isProcessing, payInvoice, paymentOf } from './pay-invoice.ts'
import { find, get, newestFirst } from './world.ts'

export const invoiceCalls = [
  defineCall('GET', '/v1/invoices/:id', {}, (world, _, id) =>
    find(world, 'invoice', id, 'invoice'),
  ),
  defineCall('GET', '/v1/invoices/:id/lines', pageParams, (world, page, id) => {
    const { data, url } = find(world, 'invoice', id, 'invoice').lines
    return listPage(data, page, url)
  }),
  defineCall(
    'GET',
    '/v1/invoices',
    {
      ...pageParams,
      customer: 'text',
      subscription: 'text',
      status: 'text',
      created: 'range',
      collection_method: 'text',
    },
    (world, { customer, subscription, status, created, collection_method, ...page }) => {
      const found = newestFirst(world, 'invoice').filter(
        (invoice) =>
          (!customer || invoice.customer === customer) &&
          (!subscription || invoice.parent?.subscription_details?.subscription === subscription) &&
          (!status || invoice.status === status) &&
          (!collection_method || invoice.collection_method === collection_method) &&
          isWithin(invoice.created, created),
      )
      return listPage(found, page, '/v1/invoices')
    },
  ),
  defineCall(
    'POST',
    '/v1/invoices/:id/pay',
    { payment_method: 'text', off_session: 'flag' },
    (world, { payment_method: method, off_session }, id) => {
      const invoice = find(world, 'invoice', id, 'invoice')
      if (invoice.status === 'paid') throw badRequest('Invoice is already paid')
      if (invoice.status !== 'open')
        throw badRequest(`This invoice is ${invoice.status} and can no longer be paid.`)
      if (isProcessing(world, invoice))
        throw badRequest('This invoice has a payment that is still processing.')
      if (method) find(world, 'payment_method', method, 'payment_method')
      const outcome = payInvoice(world, invoice, {
        present: off_session === false,
        automatic: false,
        ...(method && { method }),
      })
      if (outcome.kind === 'paid' || outcome.kind === 'processing') return invoice
      const intentId = paymentOf(world, invoice)?.payment.payment_intent
      const intent = typeof intentId === 'string' ? get(world, 'payment_intent', intentId) : null
      if (outcome.kind === 'asksBank')
        throw cardError(
          'This payment requires additional user action before it can be completed successfully.',
          'invoice_payment_intent_requires_action',
          { payment_intent: structuredClone(intent ?? {}) },
        )
      const { message, code, declineCode } = outcome.decline
      throw cardError(message, code, {
        ...(declineCode && { decline_code: declineCode }),
        ...(intent?.latest_charge && { charge: intent.latest_charge }),
        ...(intent && { payment_intent: structuredClone(intent) }),
      })
    },
  ),
]

/** What an invoice shows only to who asks: how it was paid. */
export const invoicePaymentCalls = [
  defineCall('GET', '/v1/invoice_payments/:id', {}, (world, _, id) =>
    find(world, 'invoice_payment', id, 'invoice_payment'),
  ),
  defineCall(
    'GET',
    '/v1/invoice_payments',
    {
      ...pageParams,
      invoice: 'text',
      status: 'text',
      payment: { type: 'text', payment_intent: 'text' },
    },
    (world, { invoice, status, payment, ...page }) => {
      const found = newestFirst(world, 'invoice_payment').filter(
        (one) =>
          (!invoice || one.invoice === invoice) &&
          (!status || one.status === status) &&
          (!payment?.payment_intent || one.payment.payment_intent === payment.payment_intent),
      )
      return listPage(found, page, '/v1/invoice_payments')
    },
  ),
]
