import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { findDamage, readDatabaseInfo } from './read-database-info.ts'

describe('the file of the database', () => {
  const testApp = useTestApp('SQLite')

  test('says what it is', async () => {
    expect(await readDatabaseInfo(testApp.services.database)).toEqual({
      version: expect.stringMatching(/^SQLite 3\./),
      clockMs: null,
      connections: null,
    })
  })

  test('is whole, until something in it is not as it must be', async () => {
    const { database } = testApp.services
    expect(await findDamage(database)).toBeNull()
    await sql`create table damaged (value integer check (value > 0))`.execute(database.db)
    await sql`pragma ignore_check_constraints = on`.execute(database.db)
    await sql`insert into damaged values (-1)`.execute(database.db)
    await sql`pragma ignore_check_constraints = off`.execute(database.db)
    expect(await findDamage(database)).toBe('CHECK constraint failed in damaged')
  })
})
