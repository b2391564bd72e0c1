import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { freshDataDir, runServer, startServer } from '#tests/support/server/start-server.ts'

/** The server ends with 1 and says one line. */
async function expectOneLine(env: Record<string, string>, line: RegExp) {
  const { code, output } = await runServer(env)
  expect([code, output.split('\n')]).toEqual([1, [expect.stringMatching(line)]])
}

test('a taken port', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expectOneLine(
    { PORT: String(port), DATA_DIR: freshDataDir() },
    new RegExp(`^Port ${port} is taken: `),
  )
  other.close()
})

test('a wrong variable', async () => {
  await expectOneLine({ PORT: 'many' }, /^PORT must be a whole number from 0 to 65535$/)
})

test('a host that is not this machine', async () => {
  const env = { HOST: '203.0.113.1', DATA_DIR: freshDataDir() }
  await expectOneLine(env, /^HOST 203\.0\.113\.1 is not an address of this machine\.$/)
})

const payments = {
  ORIGIN: 'https://party.example',
  STRIPE_SECRET_KEY: 'sk_live_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  STRIPE_PRICES: 'price_month',
}

test.each([
  [
    'a test key in production',
    { ...payments, NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_test_key' },
    /^STRIPE_SECRET_KEY must be a live key in production\.$/,
  ],
  [
    'a simulator in production',
    { ...payments, NODE_ENV: 'production', STRIPE_API_BASE: 'http://127.0.0.1:12111' },
    /^STRIPE_API_BASE must not be set in production: nobody would be charged\.$/,
  ],
  [
    'a simulator and no key, in production',
    { NODE_ENV: 'production', STRIPE_API_BASE: 'http://127.0.0.1:12111' },
    /^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET and STRIPE_PRICES must be set too: /,
  ],
  [
    'a key without its webhook secret',
    { ...payments, STRIPE_WEBHOOK_SECRET: '' },
    /^STRIPE_WEBHOOK_SECRET must be set too: premium needs all of them\.$/,
  ],
])('payments with %s', async (_, env, line) => {
  await expectOneLine({ ...env, DATA_DIR: freshDataDir() }, line)
})

// Not even root can make a folder below a file, or in the kernel's own.
test.each([
  [
    'below a file',
    () => {
      const file = freshDataDir()
      writeFileSync(file, '')
      return join(file, 'data')
    },
  ],
  ['in /proc', () => '/proc/party-dojo'],
])('a data folder %s', async (_, make) => {
  await expectOneLine({ DATA_DIR: make() }, /^DATA_DIR \/.+ cannot be written \(E[A-Z]+\)\.$/)
})

test('a data folder whose database is none', async () => {
  const dataDir = freshDataDir()
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'party-dojo.db'), 'this is no database at all, not by any means')
  await expectOneLine(
    { DATA_DIR: dataDir },
    /^DATA_DIR: \/.+party-dojo\.db cannot be opened \(.*not a database.*\)\.$/,
  )
})

test('a data folder of a newer version', async () => {
  const dataDir = freshDataDir()
  const server = await startServer({ DATA_DIR: dataDir })
  server.process.kill('SIGTERM')
  await server.ended
  const database = new DatabaseSync(join(dataDir, 'party-dojo.db'))
  database.exec(`insert into migrations (name, applied_at) values ('9999-of-tomorrow', 1)`)
  database.close()
  await expectOneLine({ DATA_DIR: dataDir }, /comes from a newer version .*9999-of-tomorrow/)
})

test('a data folder that another process holds, until that one is killed', async () => {
  const dataDir = freshDataDir()
  const first = await startServer({ DATA_DIR: dataDir })
  await expectOneLine({ DATA_DIR: dataDir }, /^DATA_DIR \/.+ is in use by another process: /)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  first.process.kill('SIGKILL')
  await first.ended
  const second = await startServer({ DATA_DIR: dataDir })
  second.process.kill('SIGTERM')
  expect((await second.ended).code).toBe(0)
})

test('a Postgres server that is not there', async () => {
  const env = { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none', DATA_DIR: freshDataDir() }
  const { code, output } = await runServer(env)
  expect(code).toBe(1)
  expect(output).toMatch(
    /^DATABASE_URL: Postgres, 127\.0\.0\.1:1\/none cannot be used \(ECONNREFUSED\)\.$/,
  )
})
