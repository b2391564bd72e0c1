import { describe, expect, test, vi } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { leaseBlobs } from './lease-blobs.ts'

const minuteMs = 60_000

describe.each(databaseKinds)('a blob lease on %s', (kind) => {
  const testApp = useTestApp(kind)

  async function giveUp(blobId: string): Promise<void> {
    const { database, blobs } = testApp.services
    await blobs.write(blobId, Buffer.from('bytes'))
    await database.db.insertInto('spent_bodies').values({ body_id: blobId, spent_at: 1 }).execute()
  }

  async function isLeftBySweep(blobId: string): Promise<boolean> {
    await testApp.services.blobCleanup.cleanUp()
    return (await testApp.services.blobs.read(blobId)) !== null
  }

  const holds = async () =>
    (await testApp.services.database.db.selectFrom('body_holds').selectAll().execute()).length

  test('keeps deleted blobs until its release', async () => {
    const hold = await leaseBlobs(testApp.services)
    await giveUp('held')
    expect([await isLeftBySweep('held'), hold.isHeld()]).toEqual([true, true])
    await hold.release()
    expect([await isLeftBySweep('held'), await holds()]).toEqual([false, 0])
  })

  test('of two leases, the last release counts', async () => {
    const [first, second] = [await leaseBlobs(testApp.services), await leaseBlobs(testApp.services)]
    await giveUp('held-twice')
    await first.release()
    expect(await isLeftBySweep('held-twice')).toBe(true)
    await second.release()
    expect(await isLeftBySweep('held-twice')).toBe(false)
  })

  test('expires when its process died, and the next lease deletes it', async () => {
    const { now } = testApp.services
    const timing = { leaseMs: 10 * minuteMs, renewEveryMs: minuteMs }
    // Nobody renews it: the clock of this one was set before the sweeper's.
    const dead = await leaseBlobs({ ...testApp.services, now: () => now() - 11 * minuteMs, timing })
    await giveUp('left')
    expect(await isLeftBySweep('left')).toBe(false)
    const next = await leaseBlobs(testApp.services)
    expect(await holds()).toBe(1)
    await Promise.all([dead.release(), next.release()])
  })

  test('renews itself, and says when it came too late for that', async () => {
    const timing = { leaseMs: 300, renewEveryMs: 20 }
    const clock = { aheadMs: 0 }
    const now = () => Date.now() + clock.aheadMs
    const hold = await leaseBlobs({ ...testApp.services, now, timing })
    const endsAt = async () =>
      (await testApp.services.database.db.selectFrom('body_holds').select('ends_at').execute())[0]
        ?.ends_at ?? 0
    const first = await endsAt()
    await vi.waitFor(async () => expect(await endsAt()).toBeGreaterThan(first))
    expect(hold.isHeld()).toBe(true)
    clock.aheadMs = minuteMs
    await vi.waitFor(() => expect(hold.isHeld()).toBe(false))
    await hold.release()
  })
})
