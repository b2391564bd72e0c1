import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { composePhoneCode } from '#server/platform/messaging/compose-phone-code.ts'
import { composeVerifyEmail } from '#server/platform/messaging/compose-verify-email.ts'
import { folderTransport } from '#server/platform/messaging/folder-transport.ts'
import { insertMessage } from '#server/platform/messaging/message-repository.ts'
import { collectLog } from '#tests/support/app/collect-log.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { listWaitingMessages, readWaitingMessages, showWaitingMessage } from './waiting-messages.ts'

const link = 'https://party.example/verify?token=abc'
const mail = composeVerifyEmail({ to: 'ase@home.example', name: 'Åse', link })
const sms = composePhoneCode({ to: '+4712345678', code: '123456', origin: null })
const at = (minute: number) => Date.UTC(2026, 10, 21, 20, minute)

describe.each(databaseKinds)('the messages that wait on %s', (kind) => {
  const testApp = useTestApp(kind)

  test('are those in the folder and those not sent yet, with their links and codes', async () => {
    const { db } = testApp.services.database
    const folder = mkdtempSync(join(tmpdir(), 'party-dojo-outbox-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const read = () => readWaitingMessages(db, join(folder, 'outbox'))
    expect(listWaitingMessages(await read(), 50)).toEqual(['No message waits.'])

    const send = folderTransport(join(folder, 'outbox'), collectLog().log)
    await send({ id: 'message-aaaaaaaa', createdAtMs: at(5), message: mail })
    await insertMessage(db, { id: 'message-bbbbbbbb', createdAtMs: at(6), message: sms })
    const all = await read()
    const newest = ['2026-11-21 20:06  bbbbbbbb  +4712345678  SMS  (not sent yet)', '    123456']
    expect(listWaitingMessages(all, 50)).toEqual([
      '2026-11-21 20:05  aaaaaaaa  ase@home.example  Confirm your e-mail for Party Dojo',
      `    ${link}`,
      ...newest,
    ])
    expect(listWaitingMessages(all, 1)).toEqual([
      '1 older not shown: --limit 2 shows all.',
      ...newest,
    ])
    const [first] = all
    expect(first && showWaitingMessage(first).slice(2)).toEqual(mail.text.split('\n'))
  })
})
