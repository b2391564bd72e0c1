import { sql } from 'kysely'
import type { Dialect } from '../dialect.ts'

const noop = () => Promise.resolve()

export const sqlite: Dialect = {
  kind: 'sqlite',
  keyText: sql`text`,
  bigInteger: sql`integer`,
  tableEnd: sql`strict`,
  nowMs: sql`cast(unixepoch('subsec') * 1000 as integer)`,
  prepareToMigrate: noop,
  limitLockWait: noop,
}
