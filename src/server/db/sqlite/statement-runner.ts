import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

const maxCachedStatements = 500

export type RunStatement = <Row>(query: CompiledQuery) => QueryResult<Row>

export function createStatementRunner(database: DatabaseSync): RunStatement {
  const statements = new Map<string, { statement: StatementSync; isReader: boolean }>()

  function prepare(sql: string) {
    let prepared = statements.get(sql)
    if (!prepared) {
      if (statements.size >= maxCachedStatements) statements.clear()
      const statement = database.prepare(sql)
      prepared = { statement, isReader: statement.columns().length > 0 }
      statements.set(sql, prepared)
    }
    return prepared
  }

  return <Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> => {
    const { statement, isReader } = prepare(sql)
    const values = parameters as readonly SQLInputValue[]
    if (isReader) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}
