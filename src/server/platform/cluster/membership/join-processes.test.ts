import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { databaseKinds, openTestDatabase, silentLog } from '#tests/support/database/database.ts'
import { joinProcesses } from './join-processes.ts'

const secret = 'a secret that only tests may know of'
const s3 = {
  STORAGE_URL: 's3://bodies?endpoint=http://127.0.0.1:1&region=eu-1',
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'key',
}
const freshFolder = () => mkdtempSync(join(tmpdir(), 'party-dojo-processes-'))

describe.each(databaseKinds)('processes that share a database, %s', (kind) => {
  let database: Database

  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  beforeEach(() => database.db.deleteFrom('processes').execute())
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => database.close())

  const start = (source: Record<string, string> = s3, authSecret = secret) => {
    const env = loadEnv({
      DATABASE_URL: 'postgres://db/server',
      DATA_DIR: freshFolder(),
      ...source,
    })
    return joinProcesses({ database, env, authSecret, log: silentLog })
  }
  const count = async () =>
    (await database.db.selectFrom('processes').select('id').execute()).length

  test('start side by side with one secret and one bucket, and sign off', async () => {
    const two = await Promise.all([start(), start()])
    expect(await count()).toBe(2)
    for (const one of two) await one.leave()
    expect(await count()).toBe(0)
  })

  test('with another secret none starts while one runs, and it says why', async () => {
    const first = await start()
    await expect(start(s3, `${secret}, another`)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^AUTH_SECRET is not that of another process/),
    })
    expect(await count()).toBe(1)
    await first.leave()
    await (await start(s3, `${secret}, another`)).leave()
  })

  test('what was killed is forgotten after a minute and a half', async () => {
    await start()
    await database.db
      .updateTable('processes')
      .set({ seen_at: Date.now() - 91_000 })
      .execute()
    await (await start(s3, `${secret}, another`)).leave()
    expect(await count()).toBe(0)
  })

  test('a running process that was marked as gone re-registers, and stays out after leaving', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const slept = await start()
    await database.db.deleteFrom('processes').execute()
    vi.advanceTimersByTime(20_000)
    await vi.waitFor(async () => expect(await count()).toBe(1), 5_000)
    await expect(start(s3, `${secret}, another`)).rejects.toThrow('AUTH_SECRET')
    vi.advanceTimersByTime(20_000)
    await slept.leave()
    expect(await count()).toBe(0)
  })

  test('two machines need a shared folder, not one each', async () => {
    const shared = { DATA_DIR: freshFolder() }
    const first = await start(shared)
    const second = await start(shared)
    await expect(start({})).rejects.toThrow('STORAGE_URL is not that of another process')
    await first.leave()
    await second.leave()
  })

  test('a data folder that cannot be written is said in a line', async () => {
    const DATA_DIR = join(freshFolder(), 'file')
    writeFileSync(DATA_DIR, '')
    await expect(start({ DATA_DIR })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^DATA_DIR: .+ cannot be used \(E\w+\)\.$/),
    })
  })

  test('the secret itself is not in the list', async () => {
    const one = await start()
    const rows = await database.db.selectFrom('processes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    await one.leave()
  })
})
