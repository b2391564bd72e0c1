import { Kysely, PostgresDialect } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { postgres } from './dialect.ts'
import { useNames } from './named-statements.ts'

const int8Oid = 20
const poolSize = 16
const connectTimeoutMs = 5_000
const statementTimeoutMs = 30_000

/** Opens a pool on a Postgres server; connects with the first query. */
export async function openPostgres(url: string, log: Logger): Promise<Database> {
  // Loaded here, not above: without DATABASE_URL nobody waits for it.
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    types: {
      getTypeParser: (oid, format) =>
        oid === int8Oid ? parseSafeInteger : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  const report = (err: Error) => log.warn({ err }, 'a database connection was lost')
  pool.on('error', report)
  // A client in use reports for itself; unheard, its error would end the process.
  pool.on('connect', (client) => {
    client.on('error', report)
    useNames(client)
  })
  const { hostname, port, pathname } = new URL(url)
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    dialect: postgres,
    place: `Postgres, ${hostname}:${port || 5432}${pathname}`,
    close: () => pool.end(),
  }
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`)
  return value
}
