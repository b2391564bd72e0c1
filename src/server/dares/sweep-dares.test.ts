import { describe, expect, test, vi } from 'vitest'
import { databaseKinds } from '#tests/support/database.ts'
import { someDare } from '#tests/support/some-dare.ts'
import { useTestHouse } from '#tests/support/test-house.ts'
import { saveDare } from './save-dare.ts'
import { openDareSweeper } from './sweep-dares.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

describe.each(databaseKinds)('dares that have run out on %s', (kind) => {
  const house = useTestHouse(kind)

  test('are removed at the start', async () => {
    const old = someDare()
    await saveDare({ ...house.services, now: () => Date.now() - 31 * dayMs }, old, null)
    await openDareSweeper(house.services).stop()
    const { db } = house.services.database
    expect(await db.selectFrom('dares').select('id').execute()).toEqual([])
  })

  test('are removed within the hour, and the others stay', async () => {
    const [old, fresh] = [someDare(), someDare()]
    const nowMs = Date.now()
    await saveDare(house.services, fresh, null)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const sweeper = openDareSweeper(house.services)
    await saveDare({ ...house.services, now: () => nowMs - 31 * dayMs }, old, null)
    vi.advanceTimersByTime(hourMs)
    vi.useRealTimers()
    await sweeper.stop()
    const rows = await house.services.database.db.selectFrom('dares').select('id').execute()
    expect(rows).toEqual([{ id: fresh.id }])
  })

  test('that cannot be removed are left for the next time', async () => {
    house.logged.length = 0
    const { schema } = house.services.database.db
    await schema.alterTable('dares').renameTo('lost').execute()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const sweeper = openDareSweeper(house.services)
    vi.advanceTimersByTime(hourMs)
    vi.useRealTimers()
    await sweeper.stop()
    await schema.alterTable('lost').renameTo('dares').execute()
    expect(house.logged).toMatchObject(Array(2).fill({ msg: 'old dares could not be removed' }))
  })
})
