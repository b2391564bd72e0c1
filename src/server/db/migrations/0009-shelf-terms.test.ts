import { describe, expect, test } from 'vitest'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { shelfTerms } from './0009-shelf-terms.ts'

describe.each(databaseKinds)('packs of an older version on %s', (kind) => {
  const testApp = useTestApp(kind)

  test.each([
    ['with a game', ['charades', 'tag of mine']],
    ['without one', ['tag of mine']],
  ])('%s are found on the same shelves as if they were published now', async (_, tags) => {
    const { db, dialect } = testApp.services.database
    const { userId } = await createUserIn(testApp)
    const packId = await publish(testApp.services, userId, { tags, alcohol: true })
    const terms = () =>
      db
        .selectFrom('pack_terms')
        .selectAll()
        .where('pack_id', '=', packId)
        .orderBy('term')
        .execute()
    const published = await terms()
    await db.deleteFrom('pack_terms').where('term', 'like', '%+%').execute()
    expect((await terms()).length).toBeLessThan(published.length)
    await shelfTerms.up(db.schema, dialect, db)
    expect(await terms()).toEqual(published)
  })
})
