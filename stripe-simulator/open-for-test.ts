import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { readBody } from './http.ts'
import { openSimulator, type Simulator } from './open-simulator.ts'

export type Received = { event: Stripe.Event; payload: string; signature: string }

/** In place of the server: the library, and an address for webhooks. */
export type TestSetup = AsyncDisposable & {
  simulator: Simulator
  stripe: Stripe
  /** All that arrived and was answered with 200, oldest first. */
  received: Received[]
  /** The status of the next answers to webhooks; 200 when there is none. */
  statuses: number[]
  /** Every try, also those that were not answered with 200. */
  tries: () => number
}

export const successUrl = 'http://127.0.0.1:9/paid?session={CHECKOUT_SESSION_ID}'
export const cancelUrl = 'http://127.0.0.1:9/back'

export function stripeFor({ apiBase, secretKey }: Simulator, retries = 0): Stripe {
  const { hostname, port } = new URL(apiBase)
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: retries,
    telemetry: false,
  })
}

/** A simulator with everything that listens to it; ends with its scope. */
export async function openTestSetup(
  options: Partial<Parameters<typeof openSimulator>[0]> = {},
): Promise<TestSetup> {
  const simulator = await openSimulator({ folder: null, pages: 'own', ...options })
  const received: Received[] = []
  const statuses: number[] = []
  let tries = 0
  const receiver = createServer(async (request, response) => {
    const payload = (await readBody(request)) ?? ''
    tries++
    const status = statuses.shift() ?? 200
    if (status === 200) {
      const signature = String(request.headers['stripe-signature'])
      received.push({ event: JSON.parse(payload), payload, signature })
    }
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  simulator.deliverTo(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhook`)
  return {
    simulator,
    stripe: stripeFor(simulator),
    received,
    statuses,
    tries: () => tries,
    [Symbol.asyncDispose]: async () => {
      await simulator.close()
      receiver.close()
      receiver.closeAllConnections()
    },
  }
}

export const goodCard = {
  email: 'mia@example.com',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12 / 34',
  cardCvc: '123',
  billingName: 'Mia Holm',
}

export function startCheckout(
  { stripe }: Pick<TestSetup, 'stripe'>,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
) {
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: 'price_dojo_monthly', quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...more,
  })
}

/** Sends a form of a hosted page, as a browser does, and does not follow. */
export async function post(url: string, fields: Record<string, string>) {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  const text = await response.text()
  return {
    status: response.status,
    location: response.headers.get('location'),
    text,
    alert: /role="alert">([^<]*)/.exec(text)?.[1] ?? null,
  }
}

/** A customer who has paid for the first period, on a test clock when `frozenTime` is given. */
export async function subscribe(
  setup: TestSetup,
  {
    card = '4242424242424242',
    frozenTime,
    ...more
  }: { card?: string; frozenTime?: number } & Partial<Stripe.Checkout.SessionCreateParams> = {},
) {
  const { stripe } = setup
  const clock =
    frozenTime === undefined
      ? null
      : await stripe.testHelpers.testClocks.create({ frozen_time: frozenTime })
  const customer = await stripe.customers.create({
    email: 'mia@example.com',
    ...(clock && { test_clock: clock.id }),
  })
  const session = await startCheckout(setup, { customer: customer.id, ...more })
  const paid = await post(session.url ?? '', { ...goodCard, cardNumber: card })
  if (paid.status !== 303) throw new Error(`The card was not taken: ${paid.alert}`)
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data
  if (!subscription) throw new Error('There is no subscription')
  return { clock, customer, session, subscription }
}

/** Moves a test clock and waits until it is ready again. */
export async function advance(
  { stripe, simulator }: TestSetup,
  clock: { id: string } | null,
  frozenTime: number,
): Promise<void> {
  const id = clock?.id ?? ''
  await stripe.testHelpers.testClocks.advance(id, { frozen_time: frozenTime })
  await simulator.settled()
  const { status } = await stripe.testHelpers.testClocks.retrieve(id)
  if (status !== 'ready') throw new Error(`The clock is ${status}`)
}

export const seconds = (iso: string) => Date.parse(iso) / 1000
export const iso = (at: number | null | undefined) =>
  at ? new Date(at * 1000).toISOString().replace('.000Z', 'Z') : null
