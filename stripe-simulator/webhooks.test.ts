import { expect, test } from 'vitest'
import { openTestSetup, subscribe } from './open-for-test.ts'

test('every delivery is signed so that the library knows its sender', async () => {
  await using setup = await openTestSetup()
  const { simulator, stripe, received } = setup
  await subscribe(setup)
  await simulator.settled()
  expect(received.length).toBeGreaterThan(10)
  for (const { payload, signature, event } of received) {
    const known = await stripe.webhooks.constructEventAsync(
      payload,
      signature,
      simulator.webhookSecret,
    )
    expect(known.id).toBe(event.id)
    await expect(
      stripe.webhooks.constructEventAsync(`${payload} `, signature, simulator.webhookSecret),
    ).rejects.toThrow('No signatures found')
  }
  const [first] = received
  expect(first?.event).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    type: 'customer.created',
    request: { id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) },
  })
})

test.each([[500], [302], [404]])('a delivery answered with %i is tried again', async (status) => {
  await using setup = await openTestSetup({ retryDelaysMs: [5, 5, 5] })
  setup.statuses.push(status, status)
  const { id } = await setup.stripe.customers.create({})
  await expect.poll(() => setup.received.length, { interval: 5 }).toBe(1)
  expect(setup.received[0]?.event.data.object).toMatchObject({ id })
  expect(setup.tries()).toBe(3)
  await setup.simulator.settled()
  expect((await setup.stripe.events.list({ type: 'customer.created' })).data[0]).toMatchObject({
    pending_webhooks: 0,
  })
})

test('a delivery is given up after its last wait', async () => {
  await using setup = await openTestSetup({ retryDelaysMs: [1, 1] })
  setup.statuses.push(500, 500, 500)
  await setup.stripe.customers.create({})
  await expect.poll(() => setup.tries(), { interval: 5 }).toBe(3)
  await setup.simulator.settled()
  expect(setup.received).toEqual([])
})

test('an endpoint gets what it subscribed to, and tells its secret once', async () => {
  await using setup = await openTestSetup()
  const { stripe, simulator } = setup
  const url = (await stripe.webhookEndpoints.list()).data[0]?.url ?? ''
  const made = await stripe.webhookEndpoints.create({ url, enabled_events: ['customer.deleted'] })
  expect(made.secret).toMatch(/^whsec_/)
  expect(await stripe.webhookEndpoints.retrieve(made.id)).not.toHaveProperty('secret')
  const { id } = await stripe.customers.create({})
  await stripe.customers.del(id)
  await simulator.settled()
  expect(setup.received.map(({ event }) => event.type).sort()).toEqual([
    'customer.created',
    'customer.deleted',
    'customer.deleted',
  ])
  await stripe.webhookEndpoints.update(made.id, { disabled: true })
  expect((await stripe.webhookEndpoints.retrieve(made.id)).status).toBe('disabled')
  await stripe.webhookEndpoints.del(made.id)
  expect((await stripe.webhookEndpoints.list()).data).toHaveLength(1)
})

test('events are listed by type and time', async () => {
  await using setup = await openTestSetup()
  const { stripe } = setup
  const { id } = await stripe.customers.create({})
  await stripe.customers.update(id, { name: 'Mia' })
  const types = async (params: object) =>
    (await stripe.events.list(params)).data.map(({ type }) => type)
  expect(await types({})).toEqual(['customer.updated', 'customer.created'])
  expect(await types({ type: 'customer.*' })).toHaveLength(2)
  expect(await types({ types: ['customer.created', 'charge.failed'] })).toEqual([
    'customer.created',
  ])
  expect(await types({ created: { gt: Math.floor(Date.now() / 1000) + 5 } })).toEqual([])
  const [event] = (await stripe.events.list()).data
  expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({
    data: { object: { id }, previous_attributes: { name: null } },
  })
})

test('faults double, shuffle, hold and drop what is delivered', async () => {
  // On a busy machine the first wait is over before the line below that ends the dropping.
  await using setup = await openTestSetup({ retryDelaysMs: [5, 200, 2000] })
  const { simulator, stripe, received } = setup
  Object.assign(simulator.faults, { hold: true, duplicate: 1 })
  for (const name of ['a', 'b', 'c', 'd']) await stripe.customers.create({ name })
  await simulator.settled()
  expect(received).toEqual([])
  Object.assign(simulator.faults, { hold: false, shuffle: 7, duplicate: 0 })
  await simulator.settled()
  const names = received.map(({ event }) => (event.data.object as { name?: string }).name)
  expect([...names].sort().join('')).toBe('aabbccdd')
  expect(names.join('')).not.toBe('aabbccdd')

  Object.assign(simulator.faults, { dropWebhooks: true })
  await stripe.customers.create({ name: 'late' })
  await simulator.settled()
  expect(received).toHaveLength(8)
  simulator.faults.dropWebhooks = false
  await expect.poll(() => received.length, { interval: 5, timeout: 4000 }).toBe(9)
})

test('a shuffle with the same seed is the same shuffle', async () => {
  const shuffled = async () => {
    await using setup = await openTestSetup({ faults: { hold: true, shuffle: 42 } })
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await setup.stripe.customers.create({ name })
    setup.simulator.faults.hold = false
    await setup.simulator.settled()
    return setup.received.map(({ event }) => (event.data.object as { name?: string }).name).join('')
  }
  expect(await shuffled()).toBe(await shuffled())
})
