import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createSchema, isPostgresThere, silentLog } from '#tests/support/database/database.ts'
import { openDatabaseProxy, type TcpProxy } from '#tests/support/server/tcp-proxy.ts'
import { openPostgres } from './open-postgres.ts'

const statementTimeoutMs = 200
const cutAfterMs = statementTimeoutMs + 2_000
const longS = (cutAfterMs + 500) / 1000

describe.runIf(isPostgresThere)('a connection on which nothing is said', () => {
  let proxy: TcpProxy
  let database: Database
  let drop: () => Promise<void>

  beforeAll(async () => {
    const schema = await createSchema()
    const proxied = await openDatabaseProxy(schema.url, statementTimeoutMs)
    proxy = proxied.proxy
    database = await openPostgres(proxied.url, silentLog)
    drop = schema.drop
  })

  afterAll(async () => {
    await database.close()
    await proxy.close()
    await drop()
  })

  const isThere = () => sql`select 1`.execute(database.db)

  test.each(['0', '10min'])(
    'is waited for in a transaction that gave itself %s, and cut in the next',
    async (own) => {
      await database.db.transaction().execute(async (transaction) => {
        await sql`set local statement_timeout = ${sql.lit(own)}`.execute(transaction)
        await sql`select pg_sleep(${sql.lit(longS)})`.execute(transaction)
      })
      proxy.set('swallow')
      const startedMs = performance.now()
      await expect(isThere()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
      expect(performance.now() - startedMs).toBeGreaterThanOrEqual(cutAfterMs - 5)
      proxy.set('pass')
      await isThere()
    },
    15_000,
  )

  test('also ends a call to other processes after five seconds', async () => {
    await isThere()
    proxy.set('swallow')
    await database.signals?.send('hint')
    const { size = 0, idle = 0 } = database.readPool?.() ?? {}
    expect(size - idle).toBe(0)
    proxy.set('pass')
  }, 15_000)

  test('stays whole where such a transaction is rolled back', async () => {
    const broken = database.db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction)
      throw new Error('given up')
    })
    await expect(broken).rejects.toThrow('given up')
    proxy.set('swallow')
    await expect(isThere()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    proxy.set('pass')
  })
})
