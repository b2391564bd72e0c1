import { beforeEach, describe, expect, test } from 'vitest'
import { someDare } from '#tests/support/app/dare-fixtures.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openDareCleanup } from './dare-cleanup.ts'
import { saveDare } from './save-dare.ts'

const dayMs = 24 * 60 * 60_000

describe.each(databaseKinds)('dares that have run out on %s', (kind) => {
  const testApp = useTestApp(kind)
  beforeEach(() => testApp.services.database.db.deleteFrom('jobs').execute())

  test('are removed at the start, and the others stay', async () => {
    const [old, fresh] = [someDare(), someDare()]
    await saveDare(testApp.services, fresh, null)
    await saveDare({ ...testApp.services, now: () => Date.now() - 31 * dayMs }, old, null)
    await openDareCleanup(testApp.services).stop()
    const { db } = testApp.services.database
    expect(await db.selectFrom('dares').select('id').execute()).toEqual([{ id: fresh.id }])
  })

  test('that cannot be removed are a line in the log', async () => {
    testApp.logged.length = 0
    const { schema } = testApp.services.database.db
    await schema.alterTable('dares').renameTo('lost').execute()
    await openDareCleanup(testApp.services).stop()
    await schema.alterTable('lost').renameTo('dares').execute()
    expect(testApp.logged).toMatchObject([{ event: 'dares.delete_failed' }])
  })
})
