import { describe, expect, test } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { openStarterPacks } from './open-starter-packs.ts'
import { starterOwnerId } from './starter-owner.ts'
import { starterPacks } from './starter-packs.ts'

const retry = { firstMs: 20, maxMs: 40 }

describe('the worker for starter packs', () => {
  const testApp = useTestApp('SQLite')
  const countStored = async () => {
    const { db } = testApp.services.database
    const rows = await db
      .selectFrom('packs')
      .select('pack_id')
      .where('owner_id', '=', starterOwnerId)
      .execute()
    return rows.length
  }

  test('a worker stopped before its time stores nothing', async () => {
    const deps = { ...testApp.services, env: loadEnv({}) }
    const worker = openStarterPacks(deps, { startDelayMs: 30, retry })
    await worker.stop()
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(await countStored()).toBe(0)
  })

  test('while storage is away it tries again, and says so each time', async () => {
    const { blobs } = testApp.services
    let failures = 2
    const flaky: typeof blobs = {
      ...blobs,
      write: async (...args) => {
        failures -= 1
        if (failures >= 0) throw new Error('away')
        await blobs.write(...args)
      },
    }
    const deps = { ...testApp.services, blobs: flaky, env: loadEnv({}) }
    const worker = openStarterPacks(deps, { startDelayMs: 1, retry })
    await expect.poll(countStored).toBe(starterPacks.length)
    const lines = testApp.logged.filter(({ event }) => event === 'starter_packs.store_failed')
    expect(lines).toHaveLength(2)
    await worker.stop()
  })
})
