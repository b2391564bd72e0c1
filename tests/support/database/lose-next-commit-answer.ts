import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** The same database, whose next transaction is committed and fails all the same, as on a lost connection. */
export function loseNextCommitAnswer<Database extends { db: Kysely<Tables> }>(
  database: Database,
): Database {
  let isLost = false
  const db = new Proxy(database.db, {
    get(target, property) {
      if (property === 'transaction' && !isLost) {
        return () => ({
          execute: async (
            work: Parameters<ReturnType<typeof target.transaction>['execute']>[0],
          ) => {
            isLost = true
            await target.transaction().execute(work)
            throw new Error('Connection terminated unexpectedly')
          },
        })
      }
      const value = Reflect.get(target, property, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...database, db }
}
