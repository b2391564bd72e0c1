import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openGate } from '#tests/support/app/open-gate.ts'
import {
  createSchema,
  databaseKinds,
  isPostgresThere,
  openEmptyDatabase,
  silentLog,
} from '#tests/support/database/database.ts'
import { migrate, requireUpToDate } from './migrate.ts'
import { allMigrations } from './migrations/all.ts'
import type { Migration } from './migrations/migration.ts'
import { openPostgres } from './postgres/open-postgres.ts'

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
    const rows = await database.db
      .selectFrom('migrations')
      .select(['name', 'applied_at'])
      .orderBy('name')
      .execute()
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

  test('starts where a newer version has only added, and says what', async () => {
    const database = await openEmptyDatabase(kind)
    await migrate(database, 1, [...allMigrations, { ...later, isAdditive: true }])
    expect(await migrate(database, 2)).toEqual({ applied: [], ahead: ['9999-later'] })
    await expect(requireUpToDate(database)).resolves.toBeUndefined()
    const both = [...allMigrations, { ...later, name: '9998-between', up: async () => {} }]
    expect(await migrate(database, 3, both)).toMatchObject({ ahead: ['9999-later'] })
    await expect(migrate(database, 4)).rejects.toThrow('9998-between')
    await database.close()
  })

  test('an earlier edition, which did not say so, is brought up all the same', async () => {
    const database = await openEmptyDatabase(kind)
    const before = allMigrations.filter(({ name }) => name < '0017')
    await migrate(database, 1, before)
    const [row] = await database.db.selectFrom('migrations').selectAll().execute()
    expect(Object.keys(row ?? {})).toEqual(['name', 'applied_at'])
    await migrate(database, 2)
    await expect(migrate(database, 3, before)).resolves.toMatchObject({
      ahead: expect.arrayContaining(['0017-rolling-starts']),
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
    await expect(sql`select * from half`.execute(database.db)).rejects.toThrow(/half/)
    await database.close()
    expect(rows.every((row) => row.applied_at === 2)).toBe(true)
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

test.runIf(isPostgresThere)('waiting for a table in use does not block its readers', async () => {
  const { url, drop } = await createSchema()
  const [database, other] = await Promise.all([
    openPostgres(url, silentLog),
    openPostgres(url, silentLog),
  ])
  await migrate(database, 1)
  const release = openGate()
  const holding = other.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('feedback').select('time').execute()
    await release.opened
  })
  const migrating = migrate(database, 2, [...allMigrations, later])
  let slowestMs = 0
  for (const endMs = performance.now() + 2_500; performance.now() < endMs; ) {
    const beganMs = performance.now()
    await other.db.selectFrom('feedback').select('time').execute()
    slowestMs = Math.max(slowestMs, performance.now() - beganMs)
    await sleep(20)
  }
  release.open()
  await Promise.all([holding, migrating])
  const names = (await other.db.selectFrom('migrations').select('name').execute()).map(
    (row) => row.name,
  )
  await Promise.all([database.close(), other.close()])
  await drop()
  expect(names).toContain(later.name)
  expect(slowestMs).toBeLessThan(2_000)
})
