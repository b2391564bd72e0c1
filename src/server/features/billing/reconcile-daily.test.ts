import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeJob } from '#server/platform/cluster/jobs/take-job.ts'
import { openGate } from '#tests/support/app/open-gate.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { createBuyer, payFor } from '#tests/support/stripe/pay.ts'
import { usePremiumApp } from '#tests/support/stripe/premium-app.ts'
import { openDailyReconcile, reconcilePlan } from './reconcile-daily.ts'

const evening = Date.UTC(2026, 10, 22, 20)
const half3 = Date.UTC(2026, 10, 23, 3, 30)
const lookEveryMs = 10 * 60_000

describe.each(databaseKinds)('a process that is there at night on %s', (kind) => {
  const premiumApp = usePremiumApp(kind)

  beforeEach(async () => {
    const { db } = premiumApp.services.database
    await db.deleteFrom('customers').execute()
    await db.deleteFrom('jobs').execute()
    await takeJob(db, reconcilePlan, evening)
    premiumApp.services.now = () => half3
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const open = (billing = premiumApp.billing) =>
    openDailyReconcile({ ...premiumApp.services, billing })
  const nights = () =>
    premiumApp.logged.filter(({ event }) => event === 'premium.reconciled').length
  const canTake = async (nowMs: number) =>
    (await takeJob(premiumApp.services.database.db, reconcilePlan, nowMs)) !== null

  test('reconciles once it is time, until it is stopped', async () => {
    const before = nights()
    const nightly = open()
    expect(nights()).toBe(before)
    vi.advanceTimersByTime(lookEveryMs)
    await vi.waitFor(() => expect(nights()).toBe(before + 1))
    await nightly.stop()
    premiumApp.services.now = () => half3 + 24 * 60 * 60_000
    vi.advanceTimersByTime(lookEveryMs)
    expect(await canTake(premiumApp.services.now())).toBe(true)
    expect(nights()).toBe(before + 1)
  })

  test('ends when it is stopped, and leaves the night to another at once', async () => {
    for (let buyers = 0; buyers < 3; buyers++)
      await payFor(premiumApp, await createBuyer(premiumApp))
    const read: string[] = []
    const gate = openGate()
    const sync = async (userId: string) => {
      read.push(userId)
      await gate.opened
      return await premiumApp.billing.sync(userId)
    }
    const nightly = open({ ...premiumApp.billing, sync })
    vi.advanceTimersByTime(lookEveryMs)
    await vi.waitFor(() => expect(read).toHaveLength(1))
    const stopped = nightly.stop()
    gate.open()
    await stopped
    expect(read).toHaveLength(1)
    expect(await canTake(half3)).toBe(true)
  })
})
