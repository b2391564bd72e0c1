import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  goodCard,
  openTestSetup,
  post,
  startCheckout,
  stripeFor,
  subscribe,
} from './open-for-test.ts'
import { openSimulator } from './open-simulator.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-simulator-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a folder', () => {
  test('brings everything back: keys, objects, idempotency, open pages', async () => {
    const first = await openTestSetup({ folder })
    const { customer, subscription } = await subscribe(first)
    const session = await startCheckout(first)
    const keyed = await first.stripe.customers.create({}, { idempotencyKey: 'once' })
    await first.simulator.settled()
    const before = readFileSync(join(folder, 'state.json'), 'utf8')
    await first[Symbol.asyncDispose]()

    await using second = await openTestSetup({ folder })
    const { simulator, stripe } = second
    expect(simulator.secretKey).toBe(first.simulator.secretKey)
    expect(simulator.webhookSecret).toBe(first.simulator.webhookSecret)
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      customer: customer.id,
    })
    const again = await stripe.customers.create({}, { idempotencyKey: 'once' })
    expect(again.id).toBe(keyed.id)
    const { tables: then } = JSON.parse(before)
    const { tables: now } = JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8'))
    expect({ ...now, webhook_endpoint: {} }).toEqual({ ...then, webhook_endpoint: {} })
    const { pathname } = new URL(session.url ?? '')
    expect((await post(simulator.apiBase + pathname, goodCard)).status).toBe(303)
  })

  test('delivers after a restart what was not delivered before', async () => {
    const first = await openTestSetup({ folder, faults: { hold: true } })
    const { id } = await first.stripe.customers.create({})
    await first[Symbol.asyncDispose]()
    await using second = await openTestSetup({ folder })
    await second.simulator.settled()
    expect(second.received.map(({ event }) => event.data.object)).toMatchObject([{ id }])
  })

  test('holds what was answered at the moment it was answered', async () => {
    await using setup = await openTestSetup({ folder })
    const { id } = await setup.stripe.customers.create({})
    expect(readFileSync(join(folder, 'state.json'), 'utf8')).toContain(id)
    expect(existsSync(join(folder, 'state.json.new'))).toBe(false)
  })

  test('never holds the number of a card of one’s own', async () => {
    await using setup = await openTestSetup({ folder })
    const session = await startCheckout(setup)
    const own = '4111111111111111'
    expect((await post(session.url ?? '', { ...goodCard, cardNumber: own })).alert).toBeTruthy()
    const state = readFileSync(join(folder, 'state.json'), 'utf8')
    expect(state).toContain('"last4":"1111"')
    expect(state).not.toMatch(/4111|1{5}/)
  })

  test('tells others where it is for as long as it runs', async () => {
    const { simulator, ...server } = await openTestSetup({ folder })
    const { apiBase, secretKey, webhookSecret, prices } = simulator
    expect(JSON.parse(readFileSync(join(folder, 'address.json'), 'utf8'))).toEqual({
      apiBase,
      secretKey,
      webhookSecret,
      prices,
    })
    await server[Symbol.asyncDispose]()
    expect(existsSync(join(folder, 'address.json'))).toBe(false)
  })

  test('finishes a clock that was on its way', async () => {
    const first = await openTestSetup({ folder })
    const clock = await first.stripe.testHelpers.testClocks.create({ frozen_time: 1_000_000 })
    await first.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: 2_000_000 })
    await first[Symbol.asyncDispose]()
    await using second = await openTestSetup({ folder })
    const { status } = await second.stripe.testHelpers.testClocks.retrieve(clock.id)
    expect(status).toBe('ready')
  })
})

test('pages of the caller stand on the caller’s address, and nothing else does', async () => {
  const simulator = await openSimulator({ folder: null, pages: 'caller' })
  const caller = createServer((request, response) => {
    if (!simulator.answer(request, response)) response.end('the house')
  }).listen(0, '127.0.0.1')
  await once(caller, 'listening')
  const origin = `http://127.0.0.1:${(caller.address() as AddressInfo).port}`
  const stripe = stripeFor(simulator)
  const session = await startCheckout({ stripe }, { success_url: `${origin}/paid` })
  expect(session.url).toBe(`${origin}/test-mode/checkout/${session.id}`)
  const paid = await post(session.url ?? '', goodCard)
  expect(paid.location).toBe(`${origin}/paid`)
  const customer = String((await stripe.checkout.sessions.retrieve(session.id)).customer)
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    return_url: `${origin}/me`,
  })
  expect(portal.url).toMatch(`${origin}/test-mode/portal/`)
  expect((await fetch(portal.url)).status).toBe(200)
  const [invoice] = (await stripe.invoices.list({ customer })).data
  expect(invoice?.hosted_invoice_url).toMatch(`${origin}/test-mode/invoices/`)
  expect(await (await fetch(invoice?.hosted_invoice_url ?? '')).text()).toContain('DKK 39.00, paid')
  expect(await (await fetch(`${origin}/`)).text()).toBe('the house')
  expect((await fetch(`${origin}/test-mode/faults`)).status).toBe(404)
  expect(await (await fetch(`${origin}/v1/customers`)).text()).toBe('the house')
  caller.close()
  caller.closeAllConnections()
  await simulator.close()
})

describe('the levers', () => {
  const pull = (apiBase: string, path: string, body: unknown, headers = {}) =>
    fetch(`${apiBase}/test-mode/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })

  test('set faults by name, from no web page', async () => {
    await using setup = await openTestSetup()
    const { apiBase, faults } = setup.simulator
    const set = (body: unknown, headers = {}) => pull(apiBase, 'faults', body, headers)
    expect(await (await set({ duplicate: 2 })).json()).toMatchObject({ duplicate: 2 })
    expect(faults.duplicate).toBe(2)
    expect((await set({ odd: 1 })).status).toBe(400)
    expect((await set({ duplicate: 9 }, { origin: 'https://evil.example' })).status).toBe(415)
    expect((await set({ duplicate: 9 }, { 'content-type': 'text/plain' })).status).toBe(415)
    expect(await (await fetch(`${apiBase}/test-mode/faults`)).json()).toMatchObject({
      duplicate: 2,
    })
  })

  test('dispute a charge', async () => {
    await using setup = await openTestSetup()
    const { customer } = await subscribe(setup)
    const [charge] = (await setup.stripe.charges.list({ customer: customer.id })).data
    const { apiBase } = setup.simulator
    const answer = await pull(apiBase, 'disputes', { charge: charge?.id })
    expect(await answer.json()).toMatchObject({ object: 'dispute', charge: charge?.id })
    expect((await setup.stripe.charges.retrieve(charge?.id ?? '')).disputed).toBe(true)
    expect((await pull(apiBase, 'disputes', { charge: 'ch_none' })).status).toBe(404)
  })
})
