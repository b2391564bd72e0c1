import { DatabaseSync } from 'node:sqlite'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Snapshot, TableShape } from '../snapshot.ts'

const batchSize = 1_000

/** A connection with a read transaction; the write-ahead log grows until it is closed. */
export function openSqliteSnapshot(path: string): Snapshot {
  const database = new DatabaseSync(path, { timeout: 5_000 })
  try {
    database.exec('PRAGMA query_only = ON; BEGIN')
    // The first read takes the snapshot, not BEGIN.
    const applied = database.prepare('select name from migrations order by name').all()
    return {
      migrations: applied.map(({ name }) => String(name)),
      lines: (shape) => readLines(database, shape),
      close: async () => database.close(),
    }
  } catch (error) {
    database.close()
    throw error
  }
}

async function* readLines(
  database: DatabaseSync,
  { name, columns }: TableShape,
): AsyncGenerator<string[]> {
  const list = columns.map((column) => `"${column.name}"`).join(', ')
  const statement = database.prepare(`select ${list} from "${name}"`)
  statement.setReturnArrays(true)
  let lines: string[] = []
  for (const row of statement.iterate()) {
    lines.push(JSON.stringify(row))
    if (lines.length < batchSize) continue
    yield lines
    lines = []
    // SQLite reads on this thread: let timers run.
    await yieldToEventLoop()
  }
  if (lines.length > 0) yield lines
}
