import type { CompiledQuery, Kysely } from 'kysely'
import { nameStatement } from './postgres/named-statements.ts'
import type { Tables } from './tables.ts'

type Compilable<Row> = { compile: () => CompiledQuery<Row> }

/**
 * A query compiled once for each database. `build` must use the values once each, in their order.
 */
export function prepared<Values extends readonly (string | number)[], Row>(
  build: (db: Kysely<Tables>, ...values: Values) => Compilable<Row>,
) {
  // Each transaction is a new object; its adapter is the database's.
  const built = new WeakMap<object, CompiledQuery<Row>>()
  return async (db: Kysely<Tables>, ...values: Values): Promise<Row[]> => {
    const { adapter } = db.getExecutor()
    let query = built.get(adapter)
    if (!query) {
      query = build(db, ...values).compile()
      if (query.parameters.join('\0') !== values.join('\0'))
        throw new Error(`not in order: ${query.sql}`)
      nameStatement(query.sql)
      built.set(adapter, query)
    }
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: values })
    return rows
  }
}
