import { expect, test } from 'vitest'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import { readEveryRow } from '#tests/support/database/every-row.ts'
import { blobColumns } from '../ops/backup/referenced-blobs.ts'
import { allMigrations } from './migrations/all.ts'
import { readTableShapes } from './table-shapes.ts'

test.each(databaseKinds)(
  'the tables of the migrations are those of a server on %s',
  async (kind) => {
    const shapes = await readTableShapes(allMigrations)
    const database = await openTestDatabase(kind)
    const tables = [...(await readEveryRow(database)).keys()]
    await database.close()
    expect(shapes.map(({ name }) => name)).toEqual(tables)
  },
)

test('an older version has fewer', async () => {
  const [first] = allMigrations
  const shapes = await readTableShapes(first ? [first] : [])
  expect(shapes.map(({ name }) => name)).toEqual(['feedback', 'migration_lock', 'migrations'])
})

test('each column that references blobs has its blobs copied or deleted', async () => {
  const columns = (await readTableShapes(allMigrations)).flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name}`),
  )
  const naming = columns.filter((column) => /\.(body|bodies|part|archive)/.test(column))
  const copied = blobColumns.map(({ table, column }) => `${table}.${column}`)
  expect(naming.toSorted()).toEqual([...copied, 'spent_bodies.body_id'].toSorted())
})
