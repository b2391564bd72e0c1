import { describe, expect, test } from 'vitest'
import { advance, openHouse, seconds, startCheckout, subscribe } from './open-for-test.ts'

const day = 86_400
const day31 = seconds('2026-01-31T10:00:00Z')

describe('a test clock', () => {
  test('goes forward only, and says while it goes', async () => {
    await using house = await openHouse()
    const { testClocks } = house.stripe.testHelpers
    const clock = await testClocks.create({ frozen_time: day31, name: 'Winter' })
    await expect(testClocks.advance(clock.id, { frozen_time: day31 })).rejects.toMatchObject({
      statusCode: 400,
    })
    const going = await testClocks.advance(clock.id, { frozen_time: day31 + 1 })
    expect(going).toMatchObject({
      status: 'advancing',
      status_details: { advancing: { target_frozen_time: day31 + 1 } },
    })
    await house.simulator.settled()
    expect(await testClocks.retrieve(clock.id)).toMatchObject({
      status: 'ready',
      frozen_time: day31 + 1,
    })
  })

  test('takes its customers with it, and leaves the others alone', async () => {
    await using house = await openHouse()
    const on = await subscribe(house, { frozenTime: day31 })
    const off = await subscribe(house)
    await advance(house, on.clock, day31 + 400 * day)
    const { data } = await house.stripe.invoices.list({ customer: off.customer.id })
    expect(data).toHaveLength(1)
    await house.stripe.testHelpers.testClocks.del(on.clock?.id ?? '')
    expect(await house.stripe.customers.retrieve(on.customer.id)).toMatchObject({ deleted: true })
    expect(await house.stripe.customers.retrieve(off.customer.id)).not.toHaveProperty('deleted')
  })

  test('does not make a session of today too late', async () => {
    await using house = await openHouse()
    const { clock, customer } = await subscribe(house, { frozenTime: day31 })
    const session = await startCheckout(house, { customer: customer.id })
    await advance(house, clock, day31 + 20 * day)
    expect((await house.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  })
})
