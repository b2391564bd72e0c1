import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { composeVerifyEmail } from './compose-verify-email.ts'
import { smtpTransport } from './smtp-transport.ts'
import { MessageRefused } from './transport.ts'

const from = 'hello@party.example'
const message = composeVerifyEmail({
  to: 'ase@home.example',
  name: 'Åse',
  link: 'https://party.example/verify?token=abc',
})
const queued = { id: 'an-id', createdAtMs: 1, message }

/** Its headers, each on one line. */
function headOf(mail: Received | undefined): string[] {
  const [head = ''] = mail?.raw.split('\r\n\r\n') ?? []
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
}

type Received = { from: string; to: string[]; user: string | undefined; raw: string }

describe('smtpTransport', () => {
  let server: SMTPServer
  let port: number
  let received: Received[]
  let refusal: Error | null

  beforeEach(async () => {
    received = []
    refusal = null
    server = new SMTPServer({
      logger: false,
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, answer) => {
        const isRight = username === 'me' && password === 'p@ss'
        if (isRight) answer(null, { user: username })
        else answer(new Error('Wrong password'))
      },
      onRcptTo: (_, __, answer) => answer(refusal),
      onData: async (stream, { envelope, user }, answer) => {
        const raw = await text(stream)
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          user: typeof user === 'string' ? user : undefined,
          raw,
        })
        answer()
      },
    })
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    port = (listening.address() as AddressInfo).port
  })
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)))

  test('hands over text and HTML under our name', async () => {
    const send = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from })
    await send(queued)
    const [mail] = received
    expect(mail).toMatchObject({ from, to: ['ase@home.example'], user: undefined })
    const [head = '', body = ''] = mail?.raw.split(/\r\n\r\n([\s\S]*)/) ?? []
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([
        'From: Party Dojo <hello@party.example>',
        'To: ase@home.example',
        'Subject: Confirm your e-mail for Party Dojo',
        'Message-ID: <an-id@party.example>',
        'Auto-Submitted: auto-generated',
      ]),
    )
    expect(head).toMatch(/Content-Type: multipart\/alternative/)
    expect(body).toMatch(/text\/plain[\s\S]+Hello =C3=85se[\s\S]+text\/html[\s\S]+<a href=3D/)
  })

  test('a required email has no unsubscribe header and no reply address', async () => {
    await smtpTransport({ url: `smtp://127.0.0.1:${port}`, from })(queued)
    expect(received[0]?.raw).not.toMatch(/^(List-|Reply-To)/im)
  })

  test('another one says where it is stopped by one click', async () => {
    const unsubscribeUrl = `https://party.example/info/unsubscribe?u=${'a'.repeat(36)}&s=${'b'.repeat(43)}`
    const send = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from })
    await send({ ...queued, message: { ...message, unsubscribeUrl } })
    expect(headOf(received[0])).toEqual(
      expect.arrayContaining([
        `List-Unsubscribe: <${unsubscribeUrl}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    )
  })

  test('replies go to the author alone', async () => {
    const send = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from })
    await send({ ...queued, message: { ...message, replyTo: 'bo@home.example' } })
    expect(headOf(received[0])).toContain('Reply-To: bo@home.example')
    for (const replyTo of [
      'bo@home.example, mia@home.example',
      'bo@home.example>\r\nBcc: <mia@home.example',
      'bo@home.example\nX-Evil: mia@home.example',
    ]) {
      received = []
      await send({ ...queued, message: { ...message, replyTo } }).catch(() => {})
      const raw = received.map((mail) => mail.raw).join()
      expect(raw).not.toMatch(/^(Bcc|X-Evil)/im)
      expect(received.flatMap((mail) => mail.to)).not.toContain('mia@home.example')
      expect(raw).not.toMatch(/^Reply-To: [^<>\r\n]+,/im)
    }
  })

  test.each([
    'Contact page: Åse\r\nBcc: mia@home.example',
    'Contact page: Ase\r\nBcc: mia@home.example',
    'x\nBcc: mia@home.example',
    'x\rBcc: mia@home.example',
    'x\r\n\r\n<script>alert(1)</script>',
    `${'x'.repeat(2_000)}\r\nBcc: mia@home.example`,
  ])('a subject is one header, whatever stands in it: %j', async (subject) => {
    const send = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from })
    await send(queued)
    await send({ ...queued, message: { ...message, subject } })
    const [plain, hostile] = received.map((mail) => headOf(mail).map((line) => line.split(':')[0]))
    expect(hostile).toEqual(plain)
    expect(received.map(({ to }) => to)).toEqual([['ase@home.example'], ['ase@home.example']])
  })

  test('signs in as its address says', async () => {
    await smtpTransport({ url: `smtp://me:p%40ss@127.0.0.1:${port}`, from })(queued)
    expect(received[0]?.user).toBe('me')
    const wrong = smtpTransport({ url: `smtp://me:wrong@127.0.0.1:${port}`, from })
    await expect(wrong(queued)).rejects.toThrow(/Invalid login/)
  })

  test('sends to one address, whatever it looks like', async () => {
    const to = 'ase@home.example, bo@home.example'
    const send = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from })
    await send({ ...queued, message: { ...message, to } }).catch(() => {})
    expect(received.flatMap((mail) => mail.to)).not.toContain('bo@home.example')
  })

  test('a header cannot be added by an address', async () => {
    const to = 'ase@home.example>\r\nBcc: <bo@home.example'
    const send = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from })
    await send({ ...queued, message: { ...message, to } }).catch(() => {})
    expect(received.flatMap((mail) => mail.to)).not.toContain('bo@home.example')
    expect(received.map((mail) => mail.raw).join()).not.toMatch(/^Bcc/m)
  })

  test('a refused recipient is a failure, and the next mail is not', async () => {
    const send = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from })
    refusal = new Error('No such guest')
    await expect(send(queued)).rejects.toThrow(new MessageRefused('550 to RCPT TO'))
    refusal = null
    await send(queued)
    expect(received).toHaveLength(1)
  })

  test('an unreachable server is a failure', async () => {
    const send = smtpTransport({ url: 'smtp://127.0.0.1:1', from })
    await expect(send(queued)).rejects.toThrow(/ECONNREFUSED/)
  })
})
