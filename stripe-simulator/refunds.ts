import { badRequest, missingParam } from './api-error.ts'
import { defineCall } from './define-call.ts'
import { changeAndEmit, emit } from './emit-event.ts'
import { listPage, pageParams } from './list-page.ts'
import { newId } from './new-id.ts'
import type { Charge, Refund } from './objects.ts'
import { mergeMetadata } from './read-params.ts'
import { find, insert, newestFirst, nowSeconds, type World } from './world.ts'

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const

function findCharge(world: World, charge?: string, intent?: string): Charge {
  if (charge) return find(world, 'charge', charge, 'charge')
  if (!intent) throw missingParam('charge')
  const { latest_charge } = find(world, 'payment_intent', intent, 'payment_intent')
  if (latest_charge) return find(world, 'charge', latest_charge, 'charge')
  throw badRequest(
    `This PaymentIntent (${intent}) does not have a successful charge to refund.`,
    'payment_intent_unexpected_state',
    'payment_intent',
  )
}

function checkRefundable(charge: Charge, amount: number): void {
  if (!charge.paid)
    throw badRequest(`Charge ${charge.id} has not been paid.`, 'charge_not_refundable')
  if (charge.refunded)
    throw badRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  if (charge.disputed)
    throw badRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge_disputed',
    )
  const left = charge.amount - charge.amount_refunded
  if (amount < 1)
    throw badRequest('Invalid positive integer', 'parameter_invalid_integer', 'amount')
  if (amount > left)
    throw badRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'charge_invalid_parameter',
      'amount',
    )
}

export const refundCalls = [
  defineCall(
    'POST',
    '/v1/refunds',
    {
      charge: 'text',
      payment_intent: 'text',
      amount: 'integer',
      reason: 'text',
      metadata: 'metadata',
    },
    (world, params) => {
      const charge = findCharge(world, params.charge, params.payment_intent)
      const amount = params.amount ?? charge.amount - charge.amount_refunded
      const reason = reasons.find((known) => known === params.reason) ?? null
      if (params.reason && !reason)
        throw badRequest(
          `Invalid reason: must be one of ${reasons.join(', ')}`,
          undefined,
          'reason',
        )
      checkRefundable(charge, amount)
      const refund: Refund = insert(world, 'refund', {
        id: newId('re'),
        object: 'refund',
        amount,
        balance_transaction: newId('txn'),
        charge: charge.id,
        created: nowSeconds(world, charge.customer),
        currency: charge.currency,
        customer: charge.customer,
        customer_account: null,
        destination_details: {
          card: {
            reference_status: 'pending',
            reference_type: 'acquirer_reference_number',
            type: 'refund',
          },
          type: 'card',
        },
        metadata: mergeMetadata({}, params.metadata),
        payment_intent: charge.payment_intent,
        payment_method: charge.payment_method,
        reason,
        receipt_number: null,
        source_transfer_reversal: null,
        status: 'succeeded',
        transfer_reversal: null,
      })
      emit(world, 'refund.created', refund)
      const refundedSoFar = charge.amount_refunded + amount
      changeAndEmit(world, 'charge.refunded', charge, {
        amount_refunded: refundedSoFar,
        refunded: refundedSoFar === charge.amount,
      })
      return refund
    },
  ),
  defineCall('GET', '/v1/refunds/:id', {}, (world, _, id) => find(world, 'refund', id, 'refund')),
  defineCall(
    'GET',
    '/v1/refunds',
    { ...pageParams, charge: 'text', payment_intent: 'text' },
    (world, { charge, payment_intent, ...page }) => {
      const found = newestFirst(world, 'refund').filter(
        (refund) =>
          (!charge || refund.charge === charge) &&
          (!payment_intent || refund.payment_intent === payment_intent),
      )
      return listPage(found, page, '/v1/refunds')
    },
  ),
]
