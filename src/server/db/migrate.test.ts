import { describe, expect, test } from 'vitest'
import {
  createSchema,
  databaseKinds,
  isPostgresThere,
  openEmptyDatabase,
  silentLog,
} from '#tests/support/database.ts'
import { openPostgres } from './dialects/open-postgres.ts'
import { migrate } from './migrate.ts'
import { allMigrations } from './migrations/all.ts'
import type { Migration } from './migrations/migration.ts'

const later: Migration = {
  name: '9999-later',
  up: async (schema) => {
    await schema.alterTable('feedback').addColumn('mood', 'text').execute()
  },
}

describe.each(databaseKinds)('migrate on %s', (kind) => {
  test('applies each migration once, in order', async () => {
    const database = await openEmptyDatabase(kind)
    await migrate(database, 1)
    await migrate(database, 2)
    await migrate(database, 3, [...allMigrations, later])
    const rows = await database.db.selectFrom('migrations').selectAll().orderBy('name').execute()
    await database.close()
    expect(rows).toEqual([
      ...allMigrations.map(({ name }) => ({ name, applied_at: 1 })),
      { name: '9999-later', applied_at: 3 },
    ])
  })

  test('refuses a database that a newer version has changed', async () => {
    const database = await openEmptyDatabase(kind)
    await migrate(database, 1, [...allMigrations, later])
    const again = migrate(database, 2)
    await expect(again).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /^The database \(.+\) comes from a newer version .*9999-later/,
      ),
    })
    await database.close()
  })

  test('a migration that fails leaves no half of itself', async () => {
    const database = await openEmptyDatabase(kind)
    const broken: Migration = {
      name: '0003-broken',
      up: async (schema) => {
        await schema.createTable('half').addColumn('id', 'integer').execute()
        throw new Error('broken')
      },
    }
    await expect(migrate(database, 1, [...allMigrations, broken])).rejects.toThrow('broken')
    await migrate(database, 2)
    const rows = await database.db.selectFrom('migrations').select('applied_at').execute()
    const tables = await database.db.introspection.getTables()
    await database.close()
    expect(rows.every((row) => row.applied_at === 2)).toBe(true)
    expect(tables.map((table) => table.name)).not.toContain('half')
  })
})

test.runIf(isPostgresThere)('six processes that start together migrate once', async () => {
  const { url, drop } = await createSchema()
  const pools = await Promise.all(Array.from({ length: 6 }, () => openPostgres(url, silentLog)))
  await Promise.all(pools.map((database, index) => migrate(database, index)))
  const rows = await pools[0]?.db.selectFrom('migrations').selectAll().execute()
  await Promise.all(pools.map((database) => database.close()))
  await drop()
  expect(rows?.map((row) => row.name).sort()).toEqual(allMigrations.map(({ name }) => name))
  expect(new Set(rows?.map((row) => row.applied_at)).size).toBe(1)
})
