import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { LogLine } from '#tests/support/app/services.ts'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import { composePhoneCode } from './compose-phone-code.ts'
import { composeVerifyEmail } from './compose-verify-email.ts'
import { deliver } from './deliver.ts'
import type { Message } from './message.ts'
import { insertMessage } from './message-repository.ts'
import type { Transports } from './transport.ts'

const secondMs = 1_000
const hourMs = 3_600 * secondMs
const startMs = Date.UTC(2026, 10, 21, 20)

const link = 'https://party.example/verify?token=secret'
const mail = composeVerifyEmail({ to: 'ada@home.example', name: 'Ada', link })
const sms = composePhoneCode({ to: '+4712345678', code: '123456', origin: null })

describe.each(databaseKinds)('deliver on %s', (kind) => {
  let database: Database
  let nowMs: number
  let logged: LogLine[]

  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  beforeEach(async () => {
    await database.db.deleteFrom('messages').execute()
    nowMs = startMs
    logged = []
  })
  afterAll(() => database.close())

  const rows = () => database.db.selectFrom('messages').selectAll().execute()

  async function keep(message: Message) {
    await insertMessage(database.db, { id: 'a', createdAtMs: startMs, message })
  }

  async function deliverKept(transports: Transports) {
    const [row] = await rows()
    if (!row) throw new Error('nothing is kept')
    const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) })
    await deliver({ database, log, now: () => nowMs, transports }, row)
  }

  const failing = (words: string) => {
    const fail = vi.fn(() => Promise.reject(new Error(words)))
    return { mail: fail, sms: fail }
  }

  test.each([mail, sms])('hands $channel over whole, and keeps nothing of it', async (message) => {
    const transports = { mail: vi.fn(async () => {}), sms: vi.fn(async () => {}) }
    await keep(message)
    await deliverKept(transports)
    const used = transports[message.channel]
    expect(used.mock.calls).toEqual([[{ id: 'a', createdAtMs: startMs, message }]])
    expect(transports.mail.mock.calls.length + transports.sms.mock.calls.length).toBe(1)
    expect(await rows()).toEqual([])
    expect(logged).toEqual([])
  })

  test('waits 30 seconds after a failure, then twice as long each time', async () => {
    await keep(mail)
    for (const [attempts, delayMs] of [
      [1, 30 * secondMs],
      [2, 60 * secondMs],
      [3, 120 * secondMs],
    ] as const) {
      await deliverKept(failing('no'))
      nowMs += delayMs
      expect(await rows()).toMatchObject([{ attempts, next_attempt_at: nowMs }])
    }
    await deliverKept({ mail: async () => {}, sms: async () => {} })
    expect(await rows()).toEqual([])
    expect(logged.map(({ level, attempts }) => [level, attempts])).toEqual([
      [40, 1],
      [40, 2],
      [40, 3],
    ])
  })

  test.each([
    [mail, `550 <ada@home.example> spam: ${link}`, '550 <[hidden]> spam: [hidden]'],
    [sms, '123456 to +4712345678 is no text', '[hidden] to [hidden] is no text'],
  ])('logs why $channel failed, and nothing of what it says', async (message, words, reason) => {
    await keep(message)
    await deliverKept(failing(words))
    expect(logged).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        event: 'message.send_failed',
        messageId: 'a',
        channel: message.channel,
        attempts: 1,
        reason,
        msg: 'Message could not be sent, will retry',
      },
    ])
  })

  test('gives up after a day, with a line in the log', async () => {
    await keep(mail)
    nowMs = startMs + 24 * hourMs - 1
    await deliverKept(failing('550 mailbox on fire'))
    expect(await rows()).toMatchObject([{ attempts: 1, next_attempt_at: startMs + 24 * hourMs }])
    nowMs += 1
    await deliverKept(failing('550 mailbox on fire'))
    expect(await rows()).toEqual([])
    expect(logged.at(-1)).toMatchObject({
      level: 50,
      attempts: 2,
      reason: '550 mailbox on fire',
      event: 'message.given_up',
    })
  })
})
