import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type OwnPostgres,
  ownPostgresRefusal,
  type Restart,
  startOwnPostgres,
} from '#tests/support/database/own-postgres.ts'
import { loadMixed, pricesOf } from '#tests/support/load/mixed-load.ts'
import {
  expectEmails,
  expectNoOrphans,
  expectPremium,
  expectWritesKept,
} from '#tests/support/load/mixed-promises.ts'
import { expectNoFailures } from '#tests/support/log-lines.ts'
import { type FaultServer, openFaultServer } from '#tests/support/server/fault-server.ts'
import type { TestUser } from '#tests/support/users/create-user.ts'
import { timesTried } from '#tests/support/vitest/full-length.ts'

const startTimeoutMs = 90_000
const rounds = timesTried(10, 1)
const awayMs = timesTried(3_000, 700)
const guestCount = 4
const answersARound = 20
/** Until a pool that has found out is whole again, on two cores that are busy. */
const recoveryMs = 15_000
/** More than the pool has connections. */
const callers = 40

const title = `a Postgres of its own${ownPostgresRefusal ? `: skipped, ${ownPostgresRefusal}` : ''}`

describe.skipIf(ownPostgresRefusal)(title, () => {
  let postgres: OwnPostgres
  let server: FaultServer
  let guests: TestUser[]
  let guest: TestUser

  beforeAll(async () => {
    postgres = await startOwnPostgres()
    const { url } = postgres
    server = await openFaultServer({ env: { DATABASE_URL: url }, databaseUrl: url })
    guests = await Promise.all(Array.from({ length: guestCount }, server.createUser))
    guest = await server.createUser()
  }, startTimeoutMs)

  afterAll(async () => {
    const { code, output } = await server.close()
    await postgres.stop()
    expect(code).toBe(0)
    expectNoFailures(output)
  })

  const profile = () => server.ask(`/api/users/${guest.userId}`, guest)

  /** Asks on and on, and gives every status that came while `work` ran. */
  async function statusesWhile(work: () => Promise<void>): Promise<Set<number>> {
    const statuses = new Set<number>()
    const done = work().then(() => true)
    while (!(await Promise.race([done, sleep(20, false)]))) {
      statuses.add((await profile()).status)
      const paths = ['/api/packs', '/readyz', '/profile']
      const answers = await Promise.all(paths.map((path) => server.ask(path, guest)))
      for (const { status } of answers) statuses.add(status)
    }
    return statuses
  }

  test.each<[string, Restart, RegExp]>([
    ['restarted, its connections ended', 'fast', /received fast shutdown request/],
    ['restarted without a checkpoint', 'immediate', /received immediate shutdown request/],
    ['killed, and started on what that left', 'SIGKILL', /automatic recovery in progress/],
  ])(
    '%s under load: 503 meanwhile, nothing promised is lost, and it comes back by itself',
    {
      timeout: timesTried(600_000, startTimeoutMs),
    },
    async (_, how, said) => {
      const saidBefore = postgres.log().length
      const load = loadMixed(server, guests, await pricesOf(server))
      for (let round = 0; round < rounds; round++) {
        const enough = load.answered() + answersARound
        while (load.answered() < enough) await sleep(5)
        const statuses = await statusesWhile(() => postgres.restart(how, awayMs))
        expect([...statuses].filter((status) => status !== 200)).toEqual([503])
        expect((await server.ask('/games/meyer')).status).toBe(200)
        await expect.poll(async () => (await profile()).status, { timeout: recoveryMs }).toBe(200)
      }
      await load.end()
      const answers = await Promise.all(Array.from({ length: callers }, profile))
      expect(answers.filter(({ status }) => status !== 200)).toEqual([])
      expect((await server.ask('/readyz')).status).toBe(200)
      const { promised, surprises } = load
      expect(surprises).toEqual([])
      expect(promised.objects.size).toBeGreaterThan(0)
      expect(promised.emails.size).toBeGreaterThan(0)
      await expectWritesKept(server, [...guests, guest], promised)
      await expectEmails(server, promised)
      await expectPremium(server, guests, promised)
      expect(postgres.log().slice(saidBefore)).toMatch(said)
    },
  )

  test('and no bytes are left that nothing names', () => expectNoOrphans(server), startTimeoutMs)
})
