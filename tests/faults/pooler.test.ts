import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPostgresThere, postgresUrl } from '#tests/support/database/database.ts'
import { hasPgbouncer, newDatabaseName, startPgbouncer } from '#tests/support/deploy/pgbouncer.ts'
import {
  connectPhone,
  openRoomAt,
  startNever,
  takeSeatAt,
} from '#tests/support/rooms/room-phone.ts'
import {
  freshDataDir,
  type RunningServer,
  runServer,
  startServer,
} from '#tests/support/server/start-server.ts'
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts'

const startTimeoutMs = 120_000
const callsAtOnce = 60
/** Without NOTIFY a process reads events of others every two seconds at most. */
const pollMs = 2_000
/** And rooms of others every second and a half; the rest is for a busy machine. */
const roomPollMs = 4_000
const paths = ['/readyz', '/api/packs', '/api/auth/get-session']

const inTransactionMode = (shipped: string) =>
  shipped.replace('pool_mode = session', 'pool_mode = transaction')

const isTried = hasPgbouncer && isPostgresThere
if (!isTried) {
  test('PgBouncer before Postgres', ({ skip }) =>
    skip('there is no pgbouncer, or no Postgres server, on this machine'))
}

describe.runIf(isTried)('the shipped PgBouncer before Postgres', () => {
  const name = newDatabaseName()
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  let s3: S3Server
  let truth: pg.Client

  const envBehind = (databaseUrl: string) => ({
    ...s3.source,
    DATABASE_URL: databaseUrl,
    DATA_DIR: freshDataDir(),
    AUTH_SECRET: 'a secret that only tests may know of',
    TRUSTED_PROXIES: '1',
  })
  /** Many at once, as one visitor each. */
  const askAtOnce = async (servers: RunningServer[]) => {
    const calls = Array.from({ length: callsAtOnce }, async (_, n) => {
      const server = servers[n % servers.length]
      const headers = { 'x-forwarded-for': `192.0.2.${n}` }
      return (await fetch(`${server?.url}${paths[n % paths.length]}`, { headers })).status
    })
    return new Set(await Promise.all(calls))
  }

  beforeAll(async () => {
    s3 = await startS3Server()
    await onServer(postgresUrl, `create database ${name}`)
    const advice = readFileSync('deploy/README.md', 'utf8')
    const limits = [...advice.matchAll(/^alter database party (set \w+ = '\w+');$/gm)]
    expect(limits).toHaveLength(2)
    for (const [, limit] of limits) await onServer(postgresUrl, `alter database ${name} ${limit}`)
    truth = new pg.Client(url.href)
    await truth.connect()
  }, startTimeoutMs)
  afterAll(async () => {
    await truth.end()
    await onServer(postgresUrl, `drop database ${name} with (force)`)
    await s3.stop()
  })

  test('two servers start, answer, listen for each other, and stop', {
    timeout: startTimeoutMs,
  }, async () => {
    const pooler = await startPgbouncer(url.href)
    const servers = [
      await startServer(envBehind(pooler.url)),
      await startServer(envBehind(pooler.url)),
    ]
    for (let round = 0; round < 3; round++) expect(await askAtOnce(servers)).toEqual(new Set([200]))
    const listening = await truth.query(
      `select pid from pg_stat_activity where datname = $1 and query like 'listen %'`,
      [name],
    )
    // For events, and for rooms.
    expect(listening.rows).toHaveLength(2 * servers.length)
    for (const { process } of servers) process.kill('SIGTERM')
    expect(await Promise.all(servers.map(async ({ ended }) => (await ended).code))).toEqual([0, 0])
    await pooler.stop()
  })

  test('what is called arrives at once, and the limits are those of the database', async () => {
    const pooler = await startPgbouncer(url.href)
    const [listener, caller] = [new pg.Client(pooler.url), new pg.Client(pooler.url)]
    await Promise.all([listener.connect(), caller.connect()])
    const called = new Promise((resolve) => listener.once('notification', resolve))
    await listener.query('listen party_dojo_events')
    const startedMs = performance.now()
    await caller.query(`select pg_notify('party_dojo_events', 'hello')`)
    await called
    expect(performance.now() - startedMs).toBeLessThan(pollMs)
    const source = readFileSync('src/server/db/postgres/open-postgres.ts', 'utf8')
    const limitIn = (constant: string) =>
      Number(new RegExp(`${constant} = ([\\d_]+)`).exec(source)?.[1]?.replaceAll('_', '')) / 1000
    const { rows: statement } = await caller.query('show statement_timeout')
    const { rows: idle } = await caller.query('show idle_in_transaction_session_timeout')
    expect([statement, idle]).toEqual([
      [{ statement_timeout: `${limitIn('statementTimeoutMs')}s` }],
      [{ idle_in_transaction_session_timeout: `${limitIn('idleTransactionMs')}s` }],
    ])
    await Promise.all([listener.end(), caller.end()])
    await pooler.stop()
  })

  test('without the line on parameters a start says which one is refused', async () => {
    const pooler = await startPgbouncer(url.href, (shipped) =>
      shipped.replace(/^ignore_startup_parameters.*$/m, ''),
    )
    expect(await runServer(envBehind(pooler.url))).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^DATABASE_URL: .* cannot be used \(unsupported startup parameter: statement_timeout\)/,
      ),
    })
    await pooler.stop()
  })

  test('one in transaction mode carries rooms over two servers, which poll', {
    timeout: startTimeoutMs,
  }, async () => {
    const pooler = await startPgbouncer(url.href, inTransactionMode)
    const source = envBehind(`${pooler.url}?pooler=transaction`)
    const servers = [await startServer(source), await startServer(source)]
    for (let round = 0; round < 3; round++) expect(await askAtOnce(servers)).toEqual(new Set([200]))
    const [here, there] = servers.map(({ url }) => url) as [string, string]
    const host = await openRoomAt(here)
    const other = await takeSeatAt(there, host.code, 'Emil')
    const [a, b] = [await connectPhone(here, host), await connectPhone(there, other)]
    await a.until(
      () => a.view()?.room.seats.every(({ presence }) => presence === 'here'),
      roomPollMs,
    )
    await a.ask(startNever)
    await b.until(() => b.table(), roomPollMs)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      await from.act({ type: 'answer', has: true })
      const seq = from.view()?.seq ?? Number.POSITIVE_INFINITY
      await to.until(() => (to.view()?.seq ?? 0) >= seq, roomPollMs)
    }
    for (const phone of [a, b]) phone.vanish()
    for (const { process } of servers) process.kill('SIGTERM')
    expect(await Promise.all(servers.map(async ({ ended }) => (await ended).code))).toEqual([0, 0])
    await pooler.stop()
  })

  test('one in transaction mode that the address does not name carries no server', {
    timeout: startTimeoutMs,
  }, async () => {
    const pooler = await startPgbouncer(url.href, inTransactionMode)
    const server = await startServer(envBehind(pooler.url))
    const seen = new Set<number>()
    for (let round = 0; round < 10 && !seen.has(500); round++) {
      for (const status of await askAtOnce([server])) seen.add(status)
    }
    server.process.kill('SIGTERM')
    expect((await server.ended).output).toMatch(
      /prepared statement .{1,20} (does not exist|already exists)/,
    )
    await pooler.stop()
  })
})

async function onServer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(statement)
  await client.end()
}
