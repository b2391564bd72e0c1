import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { noEvents as events } from '#tests/support/app/no-events.ts'
import type { LogLine } from '#tests/support/app/services.ts'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import { composePhoneCode } from './compose-phone-code.ts'
import { composeVerifyEmail } from './compose-verify-email.ts'
import type { Message } from './message.ts'
import { type MessageQueue, type MessageQueueDeps, openMessageQueue } from './message-queue.ts'
import { insertMessage } from './message-repository.ts'
import type { Transports } from './transport.ts'

/** For a machine that is busy with other tests. */
const patienceMs = 10_000
const startMs = Date.UTC(2026, 10, 21, 20)
const hourMs = 3_600_000

const sms = composePhoneCode({ to: '+4712345678', code: '123456', origin: null })
const mailTo = (name: string) =>
  composeVerifyEmail({ to: `${name}@home.example`, name, link: 'https://party.example/verify' })

/** What a transport waits for until the test lets it go on. */
function closedGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe.each(databaseKinds)('the message queue on %s', (kind) => {
  let database: Database
  let nowMs: number
  let logged: LogLine[]
  let opened: MessageQueue[]
  let sent: Message[]

  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  beforeEach(async () => {
    await database.db.deleteFrom('messages').execute()
    nowMs = startMs
    logged = []
    opened = []
    sent = []
  })
  afterEach(async () => {
    await Promise.all(opened.map((queue) => queue.stop()))
  })
  afterAll(() => database.close())

  const record = async ({ message }: { message: Message }) => void sent.push(message)
  const rows = () => database.db.selectFrom('messages').selectAll().execute()

  /** On a clock that stands still, and with a timer that does nothing in time. */
  function open(transports: Partial<Transports> = {}, timing: MessageQueueDeps['timing'] = {}) {
    const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) })
    const queue = openMessageQueue({
      database,
      events,
      log,
      now: () => nowMs,
      transports: { mail: record, sms: record, ...transports },
      timing,
    })
    opened.push(queue)
    return queue
  }

  test('delivers what it is given, and keeps nothing of it', async () => {
    const queue = open()
    const all = [sms, ...Array.from({ length: 30 }, (_, index) => mailTo(`n${index}`))]
    for (const message of all) queue.send(message)
    await queue.settled()
    expect(new Set(sent)).toEqual(new Set(all))
    expect(sent).toHaveLength(all.length)
    expect([await rows(), logged]).toEqual([[], []])
  })

  test('send returns before anything is written, and settled waits for it', async () => {
    const queue = open()
    await queue.settled()
    const transaction = vi.spyOn(database.db, 'transaction')
    expect(queue.send(sms)).toBeUndefined()
    await Promise.resolve()
    expect(transaction).not.toHaveBeenCalled()
    await queue.settled()
    expect(transaction).toHaveBeenCalled()
    expect(sent).toEqual([sms])
  })

  test('keeping waits until what was sent is in the database, and for no delivery', async () => {
    const { open: letGo, opened: held } = closedGate()
    const queue = open({ sms: () => held })
    expect(await queue.runUntilEnqueued(async () => queue.send(sms))).toBeUndefined()
    expect(await rows()).toHaveLength(1)
    letGo()
    await queue.settled()
    expect(await rows()).toEqual([])
  })

  test('keeping says why what was sent could not be kept, and not what others could not', async () => {
    const queue = open()
    const away = new Error('the database is away')
    vi.spyOn(database.db, 'transaction').mockImplementationOnce(() => {
      throw away
    })
    const lost = queue.runUntilEnqueued(async () => {
      queue.send(sms)
      // It has failed long before anybody waits for it.
      await queue.settled()
    })
    await expect(lost).rejects.toBe(away)
    expect(await queue.runUntilEnqueued(async () => 'well')).toBe('well')
  })

  test('send neither waits for a transaction around it nor goes down with it', async () => {
    const queue = open()
    const work = database.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('messages').selectAll().execute()
      queue.send(sms)
      await sleep(20)
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    await queue.settled()
    expect(sent).toEqual([sms])
  })

  test('what is kept within a transaction goes out when it is committed', async () => {
    const queue = open()
    await database.db.transaction().execute(async (transaction) => {
      await queue.enqueue(transaction, mailTo('ada'), 'contact-1')
      expect(await transaction.selectFrom('messages').select('id').execute()).toEqual([
        { id: 'contact-1' },
      ])
    })
    queue.wake()
    await queue.settled()
    expect([sent, await rows()]).toEqual([[mailTo('ada')], []])
  })

  test('and never was when it is not', async () => {
    const queue = open()
    const work = database.db.transaction().execute(async (transaction) => {
      await queue.enqueue(transaction, mailTo('ada'))
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    queue.wake()
    await queue.settled()
    expect([sent, await rows()]).toEqual([[], []])
  })

  test('codes do not wait for a mail server that hangs', async () => {
    const gate = closedGate()
    const queue = open({ mail: () => gate.opened })
    for (let count = 0; count < 20; count++) queue.send(mailTo(`n${count}`))
    queue.send(sms)
    await vi.waitFor(() => expect(sent).toEqual([sms]), patienceMs)
    gate.open()
    await queue.settled()
    expect(await rows()).toEqual([])
  })

  test('looks again for what failed, until it works', async () => {
    const attemptsAtMs: number[] = []
    const mail = async (queued: { message: Message }) => {
      attemptsAtMs.push(nowMs)
      if (attemptsAtMs.length < 3) throw new Error('not now')
      await record(queued)
    }
    const queue = open({ mail }, { checkEveryMs: 20 })
    queue.send(mailTo('ada'))
    for (const [waitMs, attempts] of [
      [0, 1],
      [29_999, 1],
      [1, 2],
      [59_999, 2],
      [1, 3],
    ] as const) {
      nowMs += waitMs
      // Long enough for an attempt that should not be.
      await sleep(60)
      await vi.waitFor(() => expect(attemptsAtMs).toHaveLength(attempts), patienceMs)
      await queue.settled()
    }
    expect([sent, await rows()]).toEqual([[mailTo('ada')], []])
  })

  test('what was kept before a crash goes out after the next start', async () => {
    await insertMessage(database.db, { id: 'a', createdAtMs: nowMs - 5, message: mailTo('ada') })
    await insertMessage(database.db, { id: 'b', createdAtMs: nowMs - 5, message: sms })
    await open({}, { checkEveryMs: hourMs }).settled()
    expect(new Set(sent)).toEqual(new Set([mailTo('ada'), sms]))
    expect(await rows()).toEqual([])
  })

  test('two queues on one database send each message once', async () => {
    const slow = async (queued: { message: Message }) => {
      await sleep(3)
      await record(queued)
    }
    const queues = [open({ mail: slow }), open({ mail: slow })]
    const all = Array.from({ length: 60 }, (_, index) => mailTo(`n${index}`))
    for (const [index, message] of all.entries()) queues[index % 2]?.send(message)
    await Promise.all(queues.map((queue) => queue.settled()))
    await vi.waitFor(async () => expect(await rows()).toEqual([]), patienceMs)
    expect(sent.map(({ to }) => to).sort()).toEqual(all.map(({ to }) => to).sort())
  })

  test('stop waits for what is under way and begins nothing more', async () => {
    const gate = closedGate()
    const mail = vi.fn(async (queued: { message: Message }) => {
      await gate.opened
      await record(queued)
    })
    const queue = open({ mail })
    for (let count = 0; count < 9; count++) queue.send(mailTo(`n${count}`))
    await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(8), patienceMs)
    const stopped = vi.fn()
    const stopping = queue.stop().then(stopped)
    queue.send(mailTo('late'))
    await sleep(20)
    expect(stopped).not.toHaveBeenCalled()
    gate.open()
    await stopping
    expect(sent).toHaveLength(8)
    expect((await rows()).map(({ next_attempt_at }) => next_attempt_at)).toEqual([nowMs, nowMs])
    expect(logged).toEqual([])
  })

  test('stop does not wait for ever', async () => {
    const gate = closedGate()
    const mail = vi.fn(() => gate.opened)
    const queue = open({ mail }, { stopTimeoutMs: 20 })
    queue.send(mailTo('ada'))
    await vi.waitFor(() => expect(mail).toHaveBeenCalled(), patienceMs)
    await queue.stop()
    expect(logged).toEqual([
      expect.objectContaining({ level: 40, count: 1, event: 'outbox.drain_failed' }),
    ])
    expect(await rows()).toHaveLength(1)
    gate.open()
    await queue.settled()
  })

  test('a database that fails is a line in the log, without the message', async () => {
    const broken = await openTestDatabase(kind)
    await broken.db.schema.dropTable('messages').execute()
    const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) })
    const transports = { mail: record, sms: record }
    const queue = openMessageQueue({ database: broken, log, events, now: () => nowMs, transports })
    queue.send(sms)
    await queue.settled()
    await queue.stop()
    await broken.close()
    expect(logged.map(({ level, event }) => [level, event]).sort()).toEqual([
      [50, 'message.save_failed'],
      [50, 'outbox.read_failed'],
      [50, 'outbox.read_failed'],
    ])
    expect(JSON.stringify(logged)).not.toMatch(/123456|4712345678/)
    expect(sent).toEqual([])
  })
})
