import { describe, expect, test } from 'vitest'
import { advance, openTestSetup, seconds, startCheckout, subscribe } from './open-for-test.ts'

const day = 86_400
const day31 = seconds('2026-01-31T10:00:00Z')

describe('a test clock', () => {
  test('goes forward only, and says while it goes', async () => {
    await using setup = await openTestSetup()
    const { testClocks } = setup.stripe.testHelpers
    const clock = await testClocks.create({ frozen_time: day31, name: 'Winter' })
    await expect(testClocks.advance(clock.id, { frozen_time: day31 })).rejects.toMatchObject({
      statusCode: 400,
    })
    const going = await testClocks.advance(clock.id, { frozen_time: day31 + 1 })
    expect(going).toMatchObject({
      status: 'advancing',
      status_details: { advancing: { target_frozen_time: day31 + 1 } },
    })
    await setup.simulator.settled()
    expect(await testClocks.retrieve(clock.id)).toMatchObject({
      status: 'ready',
      frozen_time: day31 + 1,
    })
  })

  test('takes its customers with it, and leaves the others alone', async () => {
    await using setup = await openTestSetup()
    const on = await subscribe(setup, { frozenTime: day31 })
    const off = await subscribe(setup)
    await advance(setup, on.clock, day31 + 400 * day)
    const { data } = await setup.stripe.invoices.list({ customer: off.customer.id })
    expect(data).toHaveLength(1)
    await setup.stripe.testHelpers.testClocks.del(on.clock?.id ?? '')
    expect(await setup.stripe.customers.retrieve(on.customer.id)).toMatchObject({ deleted: true })
    expect(await setup.stripe.customers.retrieve(off.customer.id)).not.toHaveProperty('deleted')
  })

  test('does not make a session of today too late', async () => {
    await using setup = await openTestSetup()
    const { clock, customer } = await subscribe(setup, { frozenTime: day31 })
    const session = await startCheckout(setup, { customer: customer.id })
    await advance(setup, clock, day31 + 20 * day)
    expect((await setup.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  })
})
