import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryCompiler,
} from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/**
 * The same database, where every query fails with this error, as after a loss in the middle of a
 * request: its rate limit was still counted, unless `isCounting` is false.
 */
export function loseDatabase(
  database: Database,
  error: () => Error,
  { isCounting = true } = {},
): Database {
  const refuse = () => Promise.reject(error())
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery) =>
      isCounting && query.sql.includes('rate_limits')
        ? await database.db.executeQuery<Row>(query)
        : await refuse(),
    streamQuery: () => {
      throw error()
    },
  }
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
  const { adapter } = database.db.getExecutor()
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => driver,
      createIntrospector: () => database.db.introspection,
      createQueryCompiler: () => {
        const executor = database.db.getExecutor()
        return { compileQuery: executor.compileQuery.bind(executor) } as QueryCompiler
      },
    },
  })
  return { ...database, db }
}
