import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import {
  createDatabase,
  databaseKinds,
  isPostgresThere,
  openTestDatabase,
  silentLog,
} from '#tests/support/database/database.ts'
import { openChannelWorker } from './channel-worker.ts'
import { composeVerifyEmail } from './compose-verify-email.ts'
import type { Message } from './message.ts'
import { insertMessage } from './message-repository.ts'

const link = 'https://party.example/verify'
const leaseMs = 2 * 60_000
/** For a machine that is busy with other tests. */
const patienceMs = 10_000
const startMs = 1_000

async function keepMany(database: Database, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `n${index}@home.example`)
  for (const to of names) {
    const message = composeVerifyEmail({ to, name: '', link })
    await insertMessage(database.db, { id: to, createdAtMs: startMs, message })
  }
  return names.sort()
}

/** A lane for mail whose work can be waited for. */
function openTestLane(
  database: Database,
  mail: (queued: { message: Message }) => Promise<void>,
  facts = { nowMs: startMs, isStopped: false },
) {
  const works: Promise<void>[] = []
  const lane = openChannelWorker(
    {
      database,
      log: silentLog,
      now: () => facts.nowMs,
      transports: { mail, sms: () => Promise.reject(new Error('no SMS here')) },
      runInBackground: (work) => void works.push(work),
      isStopped: () => facts.isStopped,
    },
    'mail',
  )
  async function wakeAndWait() {
    lane.wake()
    // Work that is waited for begins other work.
    for (const work of works) await work
  }
  return { facts, wakeAndWait }
}

describe.each(databaseKinds)('a lane on %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  beforeEach(() => database.db.deleteFrom('messages').execute())
  afterAll(() => database.close())

  const rows = () => database.db.selectFrom('messages').selectAll().execute()

  test('carries all that is due, never more than eight at once', async () => {
    const names = await keepMany(database, 40)
    let atOnce = 0
    let most = 0
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const sent: string[] = []
    const { wakeAndWait } = openTestLane(database, async ({ message }) => {
      most = Math.max(most, ++atOnce)
      await gate
      atOnce--
      sent.push(message.to)
    })
    const done = wakeAndWait()
    await vi.waitFor(() => expect(atOnce).toBe(8), patienceMs)
    await sleep(50)
    letGo()
    await done
    expect(sent.sort()).toEqual(names)
    expect(most).toBe(8)
    expect(await rows()).toEqual([])
  })

  test('begins nothing once it is stopped', async () => {
    await keepMany(database, 3)
    const mail = vi.fn(async () => {})
    const { facts, wakeAndWait } = openTestLane(database, mail)
    mail.mockImplementation(async () => {
      facts.isStopped = true
    })
    await wakeAndWait()
    await wakeAndWait()
    const left = await rows()
    expect(mail.mock.calls.length + left.length).toBe(3)
    expect(left.length).toBeGreaterThan(0)
  })

  test('what was on its way at a crash is due again when its lease is over', async () => {
    await keepMany(database, 1)
    const lost = vi.fn(() => new Promise<void>(() => {}))
    void openTestLane(database, lost).wakeAndWait()
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), patienceMs)

    const mail = vi.fn(async () => {})
    const { facts, wakeAndWait } = openTestLane(database, mail)
    facts.nowMs = startMs + leaseMs - 1
    await wakeAndWait()
    expect(mail).not.toHaveBeenCalled()
    facts.nowMs += 1
    await wakeAndWait()
    expect(mail).toHaveBeenCalledOnce()
    expect(await rows()).toEqual([])
  })

  test('two lanes carry each message once', async () => {
    const names = await keepMany(database, 60)
    const sent: string[] = []
    const lanes = [1, 2].map(() =>
      openTestLane(database, async ({ message }) => {
        await sleep(2)
        sent.push(message.to)
      }),
    )
    await Promise.all(lanes.map(({ wakeAndWait }) => wakeAndWait()))
    expect(sent.sort()).toEqual(names)
    expect(await rows()).toEqual([])
  })
})

test.runIf(isPostgresThere)('three processes carry each message once', async () => {
  const { url, drop } = await createDatabase()
  const pools = await Promise.all([1, 2, 3].map(() => openPostgres(url, silentLog)))
  const [first] = pools
  if (!first) throw new Error('no pool')
  const names = await keepMany(first, 60)
  const sent: string[] = []
  const lanes = pools.map((database) =>
    openTestLane(database, async ({ message }) => {
      await sleep(2)
      sent.push(message.to)
    }),
  )
  await Promise.all(lanes.map(({ wakeAndWait }) => wakeAndWait()))
  const left = await first.db.selectFrom('messages').select('id').execute()
  await Promise.all(pools.map((database) => database.close()))
  await drop()
  expect(left).toEqual([])
  expect(sent.sort()).toEqual(names)
})
