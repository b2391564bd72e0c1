import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { composeVerifyEmail } from './compose-verify-email.ts'
import { smtpTransport } from './smtp-transport.ts'

const from = 'hello@party.example'
const message = composeVerifyEmail({
  to: 'ase@home.example',
  name: 'Åse',
  link: 'https://party.example/verify?token=abc',
})
const queued = { id: 'an-id', createdAtMs: 1, message }

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
    await expect(send(queued)).rejects.toThrow(/No such guest/)
    refusal = null
    await send(queued)
    expect(received).toHaveLength(1)
  })

  test('nobody there is a failure', async () => {
    const send = smtpTransport({ url: 'smtp://127.0.0.1:1', from })
    await expect(send(queued)).rejects.toThrow(/ECONNREFUSED/)
  })
})
