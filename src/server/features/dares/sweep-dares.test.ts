import { beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database.ts'
import { someDare } from '#tests/support/some-dare.ts'
import { useTestHouse } from '#tests/support/test-house.ts'
import { saveDare } from './save-dare.ts'
import { openDareCleanup } from './sweep-dares.ts'

const dayMs = 24 * 60 * 60_000

describe.each(databaseKinds)('dares that have run out on %s', (kind) => {
  const house = useTestHouse(kind)
  beforeEach(() => house.services.database.db.deleteFrom('jobs').execute())

  test('are removed at the start, and the others stay', async () => {
    const [old, fresh] = [someDare(), someDare()]
    await saveDare(house.services, fresh, null)
    await saveDare({ ...house.services, now: () => Date.now() - 31 * dayMs }, old, null)
    await openDareCleanup(house.services).stop()
    const { db } = house.services.database
    expect(await db.selectFrom('dares').select('id').execute()).toEqual([{ id: fresh.id }])
  })

  test('that cannot be removed are a line in the log', async () => {
    house.logged.length = 0
    const { schema } = house.services.database.db
    await schema.alterTable('dares').renameTo('lost').execute()
    await openDareCleanup(house.services).stop()
    await schema.alterTable('lost').renameTo('dares').execute()
    expect(house.logged).toMatchObject([{ msg: 'old dares could not be removed' }])
  })
})
