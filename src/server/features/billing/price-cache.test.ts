import pino from 'pino'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSimulator, type Simulator } from '../../../../stripe-simulator/open-simulator.ts'
import { createPriceCache } from './price-cache.ts'

const minuteMs = 60_000
const [monthly, yearly] = ['price_dojo_monthly', 'price_dojo_yearly']

let simulator: Simulator
let stripe: Stripe
let nowMs: number
let asked: number

beforeEach(async () => {
  simulator = await openSimulator({ folder: null, pages: 'own' })
  const { hostname, port } = new URL(simulator.apiBase)
  const config = { host: hostname, port, protocol: 'http', telemetry: false } as const
  stripe = new Stripe(simulator.secretKey, config)
  asked = 0
  stripe.on('request', () => asked++)
  nowMs = Date.UTC(2026, 10, 22, 20)
})
afterEach(() => simulator.close())

const open = (priceIds: string[] = simulator.prices) =>
  createPriceCache({
    log: pino({ level: 'silent' }),
    now: () => nowMs,
    loadStripe: async () => stripe,
    priceIds,
  }).read

const idsOf = (prices: { id: string }[] | null) => prices?.map(({ id }) => id)

async function makePrice(more: Stripe.PriceCreateParams.Recurring | null, active = true) {
  const { id } = await stripe.prices.create({
    currency: 'dkk',
    unit_amount: 100,
    product: 'prod_dojo_black_belt',
    active,
    ...(more && { recurring: more }),
  })
  return id
}

test('prices are asked for once in five minutes, by however many at once', async () => {
  const read = open()
  const all = await Promise.all(Array.from({ length: 10 }, read))
  for (const prices of all) expect(idsOf(prices)).toEqual([monthly, yearly])
  nowMs += 5 * minuteMs - 1
  await read()
  expect(asked).toBe(2)
  nowMs += 1
  await read()
  await expect.poll(() => asked).toBe(4)
})

test('a price that is switched off is left out within five minutes', async () => {
  const read = open()
  await read()
  await stripe.prices.update(yearly ?? '', { active: false })
  nowMs += 5 * minuteMs
  // The first to ask still gets what was right, and does not wait.
  expect(idsOf(await read())).toEqual([monthly, yearly])
  await expect.poll(async () => idsOf(await read())).toEqual([monthly])
})

test.each<[string, () => Promise<string>]>([
  ['is unknown', async () => 'price_nobody_made'],
  ['is paid once', () => makePrice(null)],
  ['is switched off', () => makePrice({ interval: 'month' }, false)],
  ['is by the day', () => makePrice({ interval: 'day' })],
  ['is by the week', () => makePrice({ interval: 'week' })],
  ['is by three months', () => makePrice({ interval: 'month', interval_count: 3 })],
])('a price that %s is left out, and the others stand', async (_, make) => {
  const read = open([await make(), monthly ?? ''])
  expect(idsOf(await read())).toEqual([monthly])
})

test('with none but bad prices there is nothing to buy, which is not the same as silence', async () => {
  expect(await open(['price_nobody_made'])()).toEqual([])
})

test('while Stripe is down the last prices stand', async () => {
  const read = open()
  await read()
  simulator.faults.api = 'down'
  for (let hour = 1; hour <= 3; hour++) {
    nowMs += 60 * minuteMs
    expect(idsOf(await read())).toEqual([monthly, yearly])
  }
})

test('nothing is known before the first answer; it is asked for again after ten seconds', async () => {
  const read = open()
  simulator.faults.api = 'down'
  expect(await read()).toBeNull()
  simulator.faults.api = 'ok'
  const before = asked
  nowMs += 9_999
  expect(await read()).toBeNull()
  expect(asked).toBe(before)
  nowMs += 1
  expect(idsOf(await read())).toEqual([monthly, yearly])
})
