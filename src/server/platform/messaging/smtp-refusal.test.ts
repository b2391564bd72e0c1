import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { LogLine } from '#tests/support/app/services.ts'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import { metrics } from '../observability/metrics/metrics.ts'
import { composeVerifyEmail } from './compose-verify-email.ts'
import { deliver } from './deliver.ts'
import { insertMessage } from './message-repository.ts'
import { smtpTransport } from './smtp-transport.ts'

const to = 'ada@home.example'
const message = composeVerifyEmail({
  to,
  name: 'Ada',
  link: 'https://party.example/verify?token=a',
})

type Step = 'greeting' | 'AUTH' | 'MAIL FROM' | 'RCPT TO' | 'DATA'

describe.each(databaseKinds)('a mail server that refuses, on %s', (kind) => {
  let database: Database
  let server: SMTPServer
  let url: string
  let refusing: { step: Step; code: number; says: string }
  let logged: LogLine[]

  const answerAt = (step: Step): Error | null =>
    refusing.step === step
      ? Object.assign(new Error(refusing.says), { responseCode: refusing.code })
      : null

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    server = new SMTPServer({
      logger: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onConnect: (_, answer) => answer(answerAt('greeting')),
      onAuth: (_, __, answer) => answer(answerAt('AUTH'), { user: 'me' }),
      onMailFrom: (_, __, answer) => answer(answerAt('MAIL FROM')),
      onRcptTo: (_, __, answer) => answer(answerAt('RCPT TO')),
      onData: (stream, _, answer) => {
        stream.resume()
        stream.on('end', () => answer(answerAt('DATA')))
      },
    })
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    url = `smtp://me:secret@127.0.0.1:${(listening.address() as AddressInfo).port}`
  })
  beforeEach(async () => {
    await database.db.deleteFrom('messages').execute()
    logged = []
  })
  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(resolve))
    await database.close()
  })

  const rows = () => database.db.selectFrom('messages').selectAll().execute()
  const countOf = (outcome: string) => metrics.messages.withLabels('mail', outcome).value

  async function deliverOne() {
    await insertMessage(database.db, { id: 'a', createdAtMs: Date.now(), message })
    const [row] = await rows()
    if (!row) throw new Error('nothing is kept')
    const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) })
    const transports = {
      mail: smtpTransport({ url, from: 'us@party.example' }),
      sms: async () => {},
    }
    await deliver({ database, log, now: Date.now, transports }, row)
  }

  test.each<[Step, number, string, string]>([
    ['RCPT TO', 550, `5.1.1 <${to}>: user ada unknown`, '550 5.1.1 to RCPT TO'],
    ['RCPT TO', 553, `no mailbox for ${to.toUpperCase()}`, '553 to RCPT TO'],
    ['DATA', 554, '5.7.1 looks like spam', '554 5.7.1 to DATA'],
  ])('%s with %i ends the message at once, in one line', async (step, code, says, reason) => {
    refusing = { step, code, says }
    const before = countOf('refused')
    await deliverOne()
    expect(await rows()).toEqual([])
    expect(countOf('refused')).toBe(before + 1)
    expect(logged).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        event: 'message.rejected',
        messageId: 'a',
        channel: 'mail',
        reason,
        msg: expect.any(String),
      },
    ])
    expect(JSON.stringify(logged)).not.toMatch(/ada/i)
  })

  test.each<[Step, number]>([
    ['greeting', 554],
    ['AUTH', 535],
    ['MAIL FROM', 550],
    ['RCPT TO', 450],
    ['RCPT TO', 530],
    ['DATA', 451],
  ])('%s with %i is tried again', async (step, code) => {
    refusing = { step, code, says: 'not now' }
    const [refused, failed] = [countOf('refused'), countOf('failed')]
    await deliverOne()
    expect(await rows()).toMatchObject([{ attempts: 1 }])
    expect([countOf('refused'), countOf('failed')]).toEqual([refused, failed + 1])
    expect(logged).toMatchObject([{ event: 'message.send_failed' }])
  })
})
