import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadEnv } from '#server/config/env.ts'
import { collectLog } from '#tests/support/app/collect-log.ts'
import { chooseTransports } from './choose-transports.ts'
import { composePhoneCode } from './compose-phone-code.ts'
import { composeVerifyEmail } from './compose-verify-email.ts'

const ORIGIN = 'https://party.example:8443'
const link = 'https://party.example/verify'
const mail = {
  id: 'an-id-of-mail',
  createdAtMs: 1,
  message: composeVerifyEmail({ to: 'ase@home.example', name: 'Åse', link }),
}
const sms = {
  id: 'an-id-of-sms',
  createdAtMs: 1,
  message: composePhoneCode({ to: '+4712345678', code: '123456', origin: ORIGIN }),
}

async function portOf(server: Server): Promise<number> {
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe('chooseTransports', () => {
  let dataDir: string
  let closings: (() => void)[]
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'party-dojo-outbox-'))
    closings = []
  })
  afterEach(() => {
    rmSync(dataDir, { recursive: true })
    for (const close of closings) close()
  })

  /** A mail server that remembers who wrote. */
  async function openSmtp() {
    const senders: string[] = []
    const smtp = new SMTPServer({
      logger: false,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: ({ address }, _, answer) => {
        senders.push(address)
        answer()
      },
      onData: (stream, _, answer) => stream.resume().on('end', () => answer()),
    })
    closings.push(() => smtp.close())
    const port = await portOf(smtp.listen(0, '127.0.0.1'))
    return { senders, SMTP_URL: `smtp://127.0.0.1:${port}` }
  }

  async function openWebhook() {
    const calls: string[] = []
    const server = createServer((request, response) => {
      calls.push(request.url ?? '')
      response.end()
    })
    closings.push(() => server.close().closeAllConnections())
    const port = await portOf(server.listen(0, '127.0.0.1'))
    return { calls, SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/sms` }
  }

  /** The channels whose messages lie in the folder. */
  const kept = () =>
    readdirSync(join(dataDir, 'outbox'))
      .map((name) => /-(mail|sms)-/.exec(name)?.[1])
      .sort()

  test('a folder, when nothing is set', async () => {
    const transports = chooseTransports(loadEnv({ DATA_DIR: dataDir }), collectLog().log)
    await transports.mail(mail)
    await transports.sms(sms)
    expect(kept()).toEqual(['mail', 'sms'])
  })

  test('a mail server for mail alone', async () => {
    const { senders, SMTP_URL } = await openSmtp()
    const transports = chooseTransports(
      loadEnv({ DATA_DIR: dataDir, ORIGIN, SMTP_URL }),
      collectLog().log,
    )
    await transports.mail(mail)
    await transports.sms(sms)
    expect(senders).toHaveLength(1)
    expect(kept()).toEqual(['sms'])
  })

  test('a webhook for SMS alone', async () => {
    const { calls, SMS_WEBHOOK_URL } = await openWebhook()
    const transports = chooseTransports(
      loadEnv({ DATA_DIR: dataDir, ORIGIN, SMS_WEBHOOK_URL }),
      collectLog().log,
    )
    await transports.mail(mail)
    await transports.sms(sms)
    expect(calls).toEqual(['/sms'])
    expect(kept()).toEqual(['mail'])
  })

  test.each([
    [{ MAIL_FROM: 'hi@party.example', SUPPORT_EMAIL: 'help@party.example' }, 'hi@party.example'],
    [{ SUPPORT_EMAIL: 'help@party.example' }, 'help@party.example'],
    [{}, 'no-reply@party.example'],
  ])('with %o mail comes from %s', async (set, sender) => {
    const { senders, SMTP_URL } = await openSmtp()
    await chooseTransports(loadEnv({ ...set, ORIGIN, SMTP_URL }), collectLog().log).mail(mail)
    expect(senders).toEqual([sender])
  })
})
