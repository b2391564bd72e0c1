import { beforeEach, describe, expect, test } from 'vitest'
import { riseOf, socketFrom } from '#tests/support/app/collect-metrics.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { sign } from '#tests/support/stripe/pay-webhook.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'

const maxPerMinute = 20

describe.each(databaseKinds)('the limit of unsigned deliveries on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  const text = JSON.stringify({ id: 'evt_1', type: 'payout.paid', livemode: false })
  let address: string

  beforeEach(() => {
    address = freshAddress()
    // The window must not end while a test runs.
    premiumApp.services.now = () => Date.UTC(2026, 10, 21, 20)
  })

  async function post(init: RequestInit & { duplex?: 'half' } = {}, from = address) {
    const request = { method: 'POST', body: text, ...init }
    return await premiumApp.app.request('/api/stripe/webhook', request, socketFrom(from))
  }

  async function postMany(count: number, init?: RequestInit) {
    const statuses: number[] = []
    for (let sent = 0; sent < count; sent++) statuses.push((await post(init)).status)
    return statuses
  }

  const refused = Array<number>(maxPerMinute).fill(400)
  const forged = { headers: { 'stripe-signature': 't=1,v1=00' } }

  test.each([
    ['without a signature', undefined],
    ['wrongly signed', forged],
  ])('20 a minute %s are refused, the next is answered 429', async (_, init) => {
    expect(await postMany(maxPerMinute + 1, init)).toEqual([...refused, 429])
    const answer = await post(init)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post(init, freshAddress())).status).toBe(400)
  })

  test('those past it are in no count of deliveries', async () => {
    const series = 'party_dojo_webhook_deliveries_total{outcome="unsigned"}'
    expect(await riseOf(premiumApp.app, series, () => postMany(maxPerMinute + 5))).toBe(
      maxPerMinute,
    )
  })

  test('rightly signed deliveries are never limited, stale and live ones neither', async () => {
    await postMany(maxPerMinute + 1)
    const signed = async (body: string, atSeconds?: number) =>
      await postMany(maxPerMinute + 1, {
        body,
        headers: {
          'stripe-signature': await sign(premiumApp, body, atSeconds ? { atSeconds } : {}),
        },
      })
    expect(new Set(await signed(text))).toEqual(new Set([200]))
    expect(new Set(await signed(text, 1))).toEqual(new Set([400]))
    const live = JSON.stringify({ ...JSON.parse(text), livemode: true })
    expect(new Set(await signed(live))).toEqual(new Set([400]))
  })

  test('a body without a signature is not read', async () => {
    let isRead = false
    const body = new ReadableStream(
      {
        pull: (controller) => {
          isRead = true
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    expect((await post({ body, duplex: 'half' })).status).toBe(400)
    expect(isRead).toBe(false)
  })
})
