import { migrate } from './migrate.ts'
import type { Migration } from './migrations/migration.ts'
import type { ColumnShape, TableShape } from './snapshot.ts'
import { openSqliteInMemory } from './sqlite/open-sqlite.ts'

/**
 * The tables that these migrations make, by name. Asked of the migrations and not of the database at
 * hand: a table that a migration adds is here by itself, and what others keep in that database is not.
 */
export async function readTableShapes(migrations: readonly Migration[]): Promise<TableShape[]> {
  const database = openSqliteInMemory()
  try {
    await migrate(database, 0, migrations)
    const tables = await database.db.introspection.getTables()
    return tables
      .map(({ name, columns }) => ({
        name,
        columns: columns.map((column) => ({ name: column.name, kind: kindOf(column.dataType) })),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  } finally {
    await database.close()
  }
}

function kindOf(dataType: string): ColumnShape['kind'] {
  const kind = dataType.toLowerCase()
  if (kind === 'text' || kind === 'integer') return kind
  throw new Error(`no column of ours is of type ${dataType}`)
}
