import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import {
  type Buyer,
  becomePremium,
  createBuyer,
  dayMs,
  monthMs,
  refundLast,
  spoilCard,
} from '#tests/support/stripe/pay.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { packsForSale } from '../packs/premium-packs.ts'

const startMs = Date.UTC(2026, 10, 22, 20)
const hourMs = 60 * 60 * 1000
const pack = '/api/premium-packs/charades/show-offs'

type Bought = Awaited<ReturnType<typeof becomePremium>>

describe.each(databaseKinds)('what premium opens on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)
  let buyer: Buyer

  const setClock = (nowMs: number) => {
    premiumApp.services.now = () => nowMs
  }
  beforeEach(async () => {
    setClock(startMs)
    buyer = await createBuyer(premiumApp)
  })

  test('every premium pack, until the time that is paid', async () => {
    expect((await buyer.visitor.get(pack)).status).toBe(403)
    const { endsAt } = await becomePremium(premiumApp, buyer)
    for (const { itemId } of packsForSale) {
      const answer = await buyer.visitor.get(`/api/premium-packs/${itemId}`)
      expect(answer.status).toBe(200)
      const { until } = await answer.json()
      expect(until).toBe(new Date(endsAt * 1000).toISOString())
    }
  })

  test.each<[string, number, (bought: Bought) => Promise<unknown>]>([
    [
      'cancelled, the hour before its end',
      200,
      async ({ subscriptionId, endsAt }) => {
        await buyer.change('cancel', subscriptionId)
        setClock(endsAt * 1000 - hourMs)
      },
    ],
    [
      'cancelled, at its end',
      403,
      async ({ subscriptionId, endsAt }) => {
        await buyer.change('cancel', subscriptionId)
        setClock(endsAt * 1000)
        await premiumApp.billing.sync(buyer.userId)
      },
    ],
    [
      'due for renewal, before Stripe has said a word',
      200,
      async ({ endsAt }) => setClock(endsAt * 1000 + hourMs / 2),
    ],
    [
      'renewed',
      200,
      async ({ endsAt }) => {
        setClock(endsAt * 1000 + hourMs)
        await premiumApp.billing.sync(buyer.userId)
      },
    ],
    [
      'past due',
      403,
      async ({ customerId, subscriptionId, endsAt }) => {
        await spoilCard(premiumApp, customerId, subscriptionId)
        setClock(endsAt * 1000 + hourMs)
        await premiumApp.billing.sync(buyer.userId)
      },
    ],
    [
      'ended and given back',
      403,
      async ({ customerId, subscriptionId }) => {
        await premiumApp.stripe.subscriptions.cancel(subscriptionId)
        await refundLast(premiumApp, customerId)
        await premiumApp.billing.sync(buyer.userId)
      },
    ],
    [
      'another’s',
      403,
      async () => {
        buyer = await createBuyer(premiumApp)
      },
    ],
  ])('a premium pack, with a subscription that is %s, answers %i', async (_, status, happen) => {
    await happen(await becomePremium(premiumApp, buyer))
    const answer = await buyer.visitor.get(pack)
    expect(answer.status).toBe(status)
    if (status === 403) return
    const { until } = await answer.json()
    expect(Date.parse(until)).toBeGreaterThan(premiumApp.services.now())
  })

  test('the profile’s copy of premium alone opens nothing', async () => {
    await premiumApp.services.database.db
      .updateTable('profiles')
      .set({ premium: 1, premium_end_date: (startMs + monthMs) / 1000 })
      .where('user_id', '=', buyer.userId)
      .execute()
    expect(await buyer.profile()).toMatchObject({ premium: true })
    expect((await buyer.visitor.get(pack)).status).toBe(403)
  })

  test('more than three published packs, as long as it lasts', async () => {
    const { services } = premiumApp
    const publishOne = () => publish(services, buyer.userId)
    for (let count = 0; count < 3; count++) await publishOne()
    await expect(publishOne()).rejects.toMatchObject({ code: 'quota_exceeded' })
    const { subscriptionId, endsAt } = await becomePremium(premiumApp, buyer)
    const fourth = await publishOne()
    await publishOne()
    await buyer.change('cancel', subscriptionId)
    setClock(endsAt * 1000 + dayMs)
    await premiumApp.billing.sync(buyer.userId)
    await expect(publishOne()).rejects.toMatchObject({ code: 'quota_exceeded' })
    const again = await publish(services, buyer.userId, { id: fourth, name: 'Still ours' })
    expect(again).toBe(fourth)
  })
})
