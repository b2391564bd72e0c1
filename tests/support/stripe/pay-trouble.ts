import type Stripe from 'stripe'
import type { Billing } from '#server/features/billing/open-billing.ts'
import type { Faults } from '../../../stripe-simulator/open-simulator.ts'
import type { PremiumApp } from './premium-app.ts'

/** Gives up at once: a test of trouble need not wait for it. */
export const quick = { timeoutMs: 400, networkRetries: 0 }

export const silent = 'Payments do not answer just now. Please try again.'

/** How calls go wrong before anything is done. */
export const failures: [string, Faults['api']][] = [
  ['down', 'down'],
  ['broken', 'error500'],
  ['talking rubbish', 'rubbish'],
  ['slow', { slowMs: 900 }],
]

type Asked = Pick<Stripe.RequestEvent, 'method' | 'path'>

/** Every request that goes out by this from now on. */
export async function watchRequests(billing: Billing): Promise<Asked[]> {
  const asked: Asked[] = []
  const stripe = await billing.loadStripe()
  stripe.on('request', (one: Asked) => asked.push(one))
  return asked
}

/** From now on only that call goes wrong, as in `POST /v1/customers`; the answer ends it. */
export async function failAt(
  { simulator }: PremiumApp,
  billing: Billing,
  call: string,
  fault: Faults['api'],
): Promise<() => void> {
  const stripe = await billing.loadStripe()
  const spoil = (asked: Asked) => {
    simulator.faults.api = `${asked.method} ${asked.path}` === call ? fault : 'ok'
  }
  stripe.on('request', spoil)
  return () => {
    stripe.off('request', spoil)
    simulator.faults.api = 'ok'
  }
}
