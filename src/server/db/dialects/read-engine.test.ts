import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useTestHouse } from '#tests/support/test-house.ts'
import { findDamage, readEngine } from './read-engine.ts'

describe('the file of the database', () => {
  const house = useTestHouse('SQLite')

  test('says what it is', async () => {
    expect(await readEngine(house.services.database)).toEqual({
      ...{ version: expect.stringMatching(/^SQLite 3\./), clockMs: null, connections: null },
    })
  })

  test('is whole, until something in it is not as it must be', async () => {
    const { database } = house.services
    expect(await findDamage(database)).toBeNull()
    await sql`create table damaged (value integer check (value > 0))`.execute(database.db)
    await sql`pragma ignore_check_constraints = on`.execute(database.db)
    await sql`insert into damaged values (-1)`.execute(database.db)
    await sql`pragma ignore_check_constraints = off`.execute(database.db)
    expect(await findDamage(database)).toBe('CHECK constraint failed in damaged')
  })
})
