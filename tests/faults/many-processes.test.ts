import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isPostgresThere } from '#tests/support/database/database.ts'
import { type Machines, openMachines } from '#tests/support/server/machines.ts'
import { runServer } from '#tests/support/server/start-server.ts'
import { createUser } from '#tests/support/users/create-user.ts'
import { appAt, openVisitor } from '#tests/support/users/visitor.ts'

const count = 3
const perMinute = 10
/** They may have to be built first. */
const startTimeoutMs = 300_000

describe.runIf(isPostgresThere)('machines that share a database and a bucket', () => {
  let machines: Machines

  beforeAll(async () => {
    machines = await openMachines(count)
  }, startTimeoutMs)
  afterAll(() => machines.close())

  const listed = () => machines.db.selectFrom('processes').select('id').execute()
  const readiness = async () => {
    const answers = machines.servers.map(({ url }) => fetch(`${url}/readyz`))
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  const ready = Array(count).fill(200)

  test('start together on an empty database, which one of them fills', async () => {
    const rows = await machines.db.selectFrom('migrations').select('applied_at').execute()
    expect(rows.length).toBeGreaterThan(1)
    expect(new Set(rows.map((row) => row.applied_at)).size).toBe(1)
    expect(await readiness()).toEqual(ready)
    expect(await listed()).toHaveLength(count)
  })

  test('one with another secret does not start beside them, and says why', async () => {
    const env = { ...machines.envOfOne(), AUTH_SECRET: 'another one, on a machine of its own' }
    expect(await runServer(env)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^AUTH_SECRET is not that of another process/),
    })
    expect(await listed()).toHaveLength(count)
  })

  test('one whose port is taken leaves no trace in their list', async () => {
    const { port } = new URL(machines.servers[0]?.url ?? '')
    expect(await runServer({ ...machines.envOfOne(), PORT: port })).toMatchObject({
      code: 1,
      output: expect.stringContaining(`Port ${port} is taken`),
    })
    expect(await listed()).toHaveLength(count)
  })

  test('nor does one that would take test money where there was real', async () => {
    const { app } = appAt(machines.servers[0]?.url ?? '')
    const { userId: user_id } = await createUser(machines.services, app)
    const unread = { readings_begun: 0, reading_written: 0, read_at: 0, paid_before: null }
    await machines.db
      .insertInto('customers')
      .values({ user_id, customer_id: 'cus_1', live: 1, attempt_id: '', ...unread })
      .execute()
    expect(await runServer(machines.envOfOne())).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^STRIPE_SECRET_KEY must be the live key/),
    })
    expect(await listed()).toHaveLength(count)
  })

  test('count one limit between them', async () => {
    const guest = openVisitor(machines.scattered)
    const statuses: number[] = []
    // The minute may end once in the middle.
    for (let second = 10; second < 10 + 3 * perMinute; second++) {
      const time = `2026-11-21T20:00:${second}.000Z`
      const feedback = { time, feedback: 'Hi', user: '', positive: true, game: '' }
      statuses.push((await guest.put(`/api/feedback/${encodeURIComponent(time)}`, feedback)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([201, 429]))
    const taken = statuses.filter((status) => status === 201)
    expect(taken.length).toBeLessThanOrEqual(2 * perMinute)
  })

  test('hear each other again after the database has cut them off', async () => {
    const own = sql`pg_stat_activity where application_name = ${machines.name}`
    const cut = await sql`select pg_terminate_backend(pid) from ${own}`.execute(machines.db)
    expect(cut.rows.length).toBeGreaterThanOrEqual(count)
    await vi.waitFor(
      async () => {
        const ears = sql`select pid from ${own} and query like 'listen %'`
        // For events, and for rooms.
        expect((await ears.execute(machines.db)).rows).toHaveLength(2 * count)
        expect(await readiness()).toEqual(ready)
      },
      { timeout: 10_000, interval: 100 },
    )
  })

  test('stop in order, and are off the list', async () => {
    for (const { process } of machines.servers) process.kill('SIGTERM')
    const ends = await Promise.all(machines.servers.map(({ ended }) => ended))
    expect(ends.map(({ code }) => code)).toEqual(Array(count).fill(0))
    expect(await listed()).toEqual([])
  })
})
