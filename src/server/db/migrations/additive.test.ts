import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import { findSubtraction } from '#tests/support/database/find-subtraction.ts'
import { postgres } from '../postgres/dialect.ts'
import type { Tables } from '../tables.ts'
import { allMigrations } from './all.ts'
import type { Migration } from './migration.ts'

async function statementsOf(migration: Migration): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (all) => new PostgresIntrospector(all),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query)
    },
  })
  await migration.up(db.schema, postgres, db)
  return statements
}

const additive = allMigrations.filter(({ isAdditive }) => isAdditive)

test('there are some that say so', () => {
  expect(additive.length).toBeGreaterThan(0)
})

test.each(additive)('$name only adds, as it says', async (migration) => {
  expect(findSubtraction(await statementsOf(migration))).toBeNull()
})

type Row = [what: string, isFine: boolean, up: Migration['up']]

describe('what only adds', () => {
  test.each<Row>([
    ['a table', true, (schema) => schema.createTable('songs').addColumn('id', 'text').execute()],
    [
      'a unique index on a table of its own',
      true,
      async (schema) => {
        await schema.createTable('songs').addColumn('id', 'text').execute()
        await schema.createIndex('one').on('songs').column('id').unique().execute()
      },
    ],
    ['an index', true, (schema) => schema.createIndex('i').on('users').column('name').execute()],
    [
      'a unique index on a table that is there',
      false,
      (schema) => schema.createIndex('i').on('users').column('name').unique().execute(),
    ],
    [
      'a column that may stay empty',
      true,
      (schema) => schema.alterTable('users').addColumn('mood', 'text').execute(),
    ],
    [
      'a column with a default',
      true,
      (schema) =>
        schema
          .alterTable('users')
          .addColumn('mood', 'text', (column) => column.notNull().defaultTo(''))
          .execute(),
    ],
    [
      'a column that must be filled',
      false,
      (schema) =>
        schema
          .alterTable('users')
          .addColumn('mood', 'text', (c) => c.notNull())
          .execute(),
    ],
    [
      'a column that goes',
      false,
      (schema) => schema.alterTable('users').dropColumn('name').execute(),
    ],
    ['a table that goes', false, (schema) => schema.dropTable('users').execute()],
    [
      'a table with a new name',
      false,
      (schema) => schema.alterTable('users').renameTo('people').execute(),
    ],
    [
      'a reference that would keep others from deleting',
      false,
      (schema) =>
        schema
          .createTable('songs')
          .addColumn('user_id', 'text', (column) => column.references('users.id'))
          .execute(),
    ],
    [
      'a reference that goes along',
      true,
      (schema) =>
        schema
          .createTable('songs')
          .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
          .execute(),
    ],
    [
      'rows of others',
      false,
      async (_, __, db) => void (await db.updateTable('users').set({ name: '' }).execute()),
    ],
  ])('%s: %s', async (_, isFine, up) => {
    const found = findSubtraction(await statementsOf({ name: 'x', up }))
    expect(found === null).toBe(isFine)
  })
})
