import type { CompiledQuery, Kysely } from 'kysely'
import { nameStatement } from './postgres/named-statements.ts'
import type { Tables } from './tables.ts'

type Compilable<Row> = { compile: () => CompiledQuery<Row> }

/**
 * A question that is asked all the time: built once for each database, then only filled in.
 * @param build must use the values in their order, each once, and no others
 */
export function prepared<Values extends readonly (string | number)[], Row>(
  build: (db: Kysely<Tables>, ...values: Values) => Compilable<Row>,
) {
  // A transaction is an object of its own each time; what it speaks to its database through is not.
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
