import { badRequest } from './api-error.ts'
import { defineCall } from './define-call.ts'
import { emit } from './emit-event.ts'
import { listPage, pageParams } from './list-page.ts'
import { newId } from './new-id.ts'
import type { Charge, Dispute } from './objects.ts'
import { find, insert, newestFirst, nowSeconds, type World } from './world.ts'

const evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/**
 * The cardholder wants the money back from the bank; emits `charge.dispute.created`.
 *
 * @throws ApiError 400 for a charge without money or with a dispute already
 */
export function openDispute(world: World, charge: Charge, reason: string): Dispute {
  if (!charge.paid) throw badRequest('This charge has not been paid.', 'charge_not_refundable')
  if (charge.disputed) throw badRequest('This charge is disputed already.', 'charge_disputed')
  const created = nowSeconds(world, charge.customer)
  charge.disputed = true
  const dispute = insert(world, 'dispute', {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...evidence },
    evidence_details: {
      due_by: created + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  })
  emit(world, 'charge.dispute.created', dispute)
  return dispute
}

export const disputeCalls = [
  defineCall('GET', '/v1/disputes/:id', {}, (world, _, id) => find(world, 'dispute', id)),
  defineCall(
    'GET',
    '/v1/disputes',
    { ...pageParams, charge: 'text', payment_intent: 'text' },
    (world, { charge, payment_intent, ...page }) => {
      const found = newestFirst(world, 'dispute').filter(
        (dispute) =>
          (!charge || dispute.charge === charge) &&
          (!payment_intent || dispute.payment_intent === payment_intent),
      )
      return listPage(found, page, '/v1/disputes')
    },
  ),
]
