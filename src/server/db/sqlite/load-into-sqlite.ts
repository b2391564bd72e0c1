import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type LoadInput, type LoadResult, requireCount } from '../load-rows.ts'
import type { TableShape } from '../snapshot.ts'

/**
 * Loads rows into the empty tables of a file that nothing else has open. Without syncing: the
 * caller discards the file when this fails.
 */
export async function loadIntoSqlite(
  path: string,
  { shapes, lines, onTable }: LoadInput,
): Promise<LoadResult> {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false })
  try {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536')
    database.exec('BEGIN')
    const indexes = dropIndexes(database)
    let rows = 0
    for (const shape of shapes) {
      const loaded = await loadTable(database, shape, lines(shape))
      rows += loaded
      onTable?.(shape.name, loaded)
    }
    for (const definition of indexes) database.exec(definition)
    const orphan = database.prepare('PRAGMA foreign_key_check').get()
    if (orphan)
      throw new Error(`a row of ${orphan.table} names one of ${orphan.parent} that is not there`)
    database.exec('COMMIT')
    return { rows, textsChanged: 0 }
  } finally {
    database.close()
  }
}

/** Building an index once over all rows is far cheaper than row by row. */
function dropIndexes(database: DatabaseSync): string[] {
  const indexes = database
    .prepare(`select name, sql from sqlite_master where type = 'index' and sql is not null`)
    .all()
  for (const { name } of indexes) database.exec(`drop index "${name}"`)
  return indexes.map(({ sql }) => String(sql))
}

async function loadTable(
  database: DatabaseSync,
  { name, columns }: TableShape,
  batches: AsyncIterable<string[]>,
): Promise<number> {
  const list = columns.map((column) => `"${column.name}"`).join(', ')
  const placeholders = columns.map(() => '?').join(', ')
  database.exec(`delete from "${name}"`)
  const insert = database.prepare(`insert into "${name}" (${list}) values (${placeholders})`)
  let rows = 0
  for await (const lines of batches) {
    for (const line of lines) insert.run(...(JSON.parse(line) as SQLInputValue[]))
    rows += lines.length
  }
  requireCount(name, rows, database.prepare(`select count(*) as count from "${name}"`).get()?.count)
  return rows
}
