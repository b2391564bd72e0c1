import { Kysely, PostgresDialect } from 'kysely'
import type { ClientConfig } from 'pg'
import type { Log } from '#server/platform/observability/log.ts'
import { logThrottled } from '#server/platform/observability/log-throttled.ts'
import { traceStatements } from '#server/platform/observability/tracing/trace-statements.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { closeUnresponsive } from './close-unresponsive.ts'
import { postgres } from './dialect.ts'
import { nameStatements } from './named-statements.ts'
import { openSignals } from './open-signals.ts'
import { openPostgresSnapshot } from './open-snapshot.ts'

const int8Oid = 20
const poolSize = 16
const connectTimeoutMs = 5_000
/** `statement_timeout` in DATABASE_URL overrides it. */
const statementTimeoutMs = 15_000
const keepAliveMs = 10_000
/** An idle transaction holds locks that others wait for. */
const idleTransactionMs = 30_000

/**
 * Connects with the first query. With `?pooler=transaction` each transaction may have another
 * connection: statements have no names, and processes poll instead of LISTEN.
 */
export async function openPostgres(url: string, log: Log): Promise<Database> {
  // Loaded on demand: SQLite needs no driver.
  const { default: pg } = await import('pg')
  const { hostname, port, pathname, searchParams } = new URL(url)
  const keepsSessions = searchParams.get('pooler') !== 'transaction'
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    types: {
      getTypeParser: (oid, format) =>
        oid === int8Oid ? parseSafeInteger : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  const report = (err: Error) =>
    logThrottled(
      log,
      'warn',
      { event: 'database.connection_lost', err },
      'Database connection lost',
    )
  pool.on('error', report)
  // An error event without a listener would end the process.
  pool.on('connect', (client) => {
    client.on('error', report)
    if (keepsSessions) nameStatements(client)
    closeUnresponsive(client)
  })
  const openClient = (config: ClientConfig) => new pg.Client({ ...config, connectionString: url })
  const signals = { pool, openClient, log, isSupported: keepsSessions }
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...traceStatements('postgresql'),
  })
  return {
    db,
    dialect: postgres,
    description: `Postgres, ${hostname}:${port || 5432}${pathname}`,
    openSnapshot: () => openPostgresSnapshot(db),
    readPool: () => ({
      size: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: poolSize,
    }),
    signals: openSignals({ channel: 'party_dojo_events', ...signals }),
    roomSignals: openSignals({ channel: 'party_dojo_rooms', ...signals }),
    close: () => pool.end(),
  }
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`)
  return value
}
