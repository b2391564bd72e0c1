import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { collectLog } from '#tests/support/app/collect-log.ts'
import { composePhoneCode } from './compose-phone-code.ts'
import { composeVerifyEmail } from './compose-verify-email.ts'
import { deleteMessageFiles, folderTransport } from './folder-transport.ts'
import type { Message } from './message.ts'

const mail = composeVerifyEmail({
  to: 'ase@home.example',
  name: 'Åse',
  link: 'https://party.example/verify?token=abc',
})
const sms = composePhoneCode({ to: '+4712345678', code: '123456', origin: null })

const queued = (message: Message) => ({
  id: '01a1ff1a-b711-7919-ae2d-13d0cd99c3d9',
  createdAtMs: Date.UTC(2026, 10, 21, 20, 5, 6, 7),
  message,
})
const mailName = '2026-11-21T20-05-06-007Z-mail-cd99c3d9.txt'
const smsName = '2026-11-21T20-05-06-007Z-sms-cd99c3d9.txt'

describe('deleteMessageFiles', () => {
  test('deletes emails to these addresses only', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'party-dojo-outbox-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const send = folderTransport(folder, collectLog().log)
    const emails = [
      mail,
      sms,
      { ...mail, to: 'ase@home.example.org' },
      { ...mail, to: 'se@home.example' },
      { ...mail, to: 'help@home.example' },
      { ...mail, to: 'help@home.example', subject: 'Of somebody else' },
    ]
    for (const [n, message] of emails.entries())
      await send({ ...queued(message), id: `email-${n}` })
    const addresses = ['ase@home.example', '+4712345678']
    await deleteMessageFiles(folder, { addresses, messageIds: ['email-4'] })
    const left = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(left.map((text) => text.split('\n')[0]).sort()).toEqual([
      'To: ase@home.example.org',
      'To: help@home.example',
      'To: se@home.example',
    ])
  })

  test('where nothing was ever sent there is nothing to do', async () => {
    const emails = { addresses: ['ase@home.example'], messageIds: ['an-id'] }
    await deleteMessageFiles(join(tmpdir(), 'no', 'such', 'folder'), emails)
  })
})

describe('folderTransport', () => {
  let parent: string
  let folder: string
  let logged: Record<string, unknown>[]
  let transport: ReturnType<typeof folderTransport>
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'party-dojo-outbox-'))
    folder = join(parent, 'data', 'outbox')
    const collected = collectLog()
    logged = collected.logged
    transport = folderTransport(folder, collected.log)
  })
  afterEach(() => rmSync(parent, { recursive: true }))

  test('writes a file for its owner alone, and logs that it waits, without what is in it', async () => {
    await transport(queued(mail))
    expect(readdirSync(folder)).toEqual([mailName])
    expect(readFileSync(join(folder, mailName), 'utf8')).toBe(
      `To: ase@home.example\nSubject: Confirm your e-mail for Party Dojo\nLink: ${mail.hint}\n\n${mail.text}\n`,
    )
    expect(statSync(join(folder, mailName)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(logged).toEqual([
      expect.objectContaining({
        event: 'message.kept_in_outbox',
        channel: 'mail',
        msg: 'A message waits in a file: party-dojo messages',
      }),
    ])
    expect(JSON.stringify(logged)).not.toMatch(/ase@|token|https?:/)
  })

  test('shows the reply address and the unsubscribe link', async () => {
    const unsubscribeUrl = 'https://party.example/info/unsubscribe?u=a&s=b'
    const email = { ...mail, replyTo: 'bo@home.example\r\nBcc: x', unsubscribeUrl }
    await transport(queued(email))
    const [head = ''] = readFileSync(join(folder, mailName), 'utf8').split('\n\n')
    expect(head.split('\n').slice(2, 5)).toEqual([
      'Reply-To: bo@home.example Bcc: x',
      `List-Unsubscribe: <${unsubscribeUrl}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ])
  })

  test('an email is kept for a day', async () => {
    const send = transport
    const hourMs = 3_600_000
    const { createdAtMs } = queued(mail)
    await send(queued(mail))
    writeFileSync(join(folder, 'notes.txt'), 'not ours')
    await send({ ...queued(sms), createdAtMs: createdAtMs + 24 * hourMs })
    expect(readdirSync(folder)).toHaveLength(3)
    await send({ ...queued(sms), createdAtMs: createdAtMs + 24 * hourMs + 1 })
    expect(readdirSync(folder)).toHaveLength(3)
    expect(readdirSync(folder)).not.toContain(mailName)
    expect(readdirSync(folder)).toContain('notes.txt')
  })

  test('an SMS has no subject', async () => {
    await transport(queued(sms))
    expect(readFileSync(join(folder, smsName), 'utf8')).toBe(
      `To: +4712345678\nCode: 123456\n\n${sms.text}\n`,
    )
    expect(JSON.stringify(logged)).not.toMatch(/123456|\+47/)
  })

  test('a repeat replaces its file', async () => {
    await transport(queued(mail))
    await transport(queued(mail))
    expect(readdirSync(folder)).toEqual([mailName])
  })

  test('no character of an address breaks a line', async () => {
    const to = 'ase@home.example\r\nSubject: gone\u001b[2J'
    await transport(queued({ ...mail, to }))
    expect(readFileSync(join(folder, mailName), 'utf8').split('\n')[0]).toBe(
      'To: ase@home.example Subject: gone [2J',
    )
  })

  test('throws when there can be no folder', async () => {
    writeFileSync(join(parent, 'data'), '')
    await expect(transport(queued(mail))).rejects.toThrow(/ENOTDIR|EEXIST/)
    expect(logged).toEqual([])
  })
})
