import { migrate } from './migrate.ts'
import type { Migration } from './migrations/migration.ts'
import type { ColumnShape, TableShape } from './snapshot.ts'
import { openSqliteInMemory } from './sqlite/open-sqlite.ts'

/** The tables these migrations make, by name: not those that others keep in the same database. */
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
  throw new Error(`unknown column type ${dataType}`)
}
