import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'
import { goodPassword, openVisitor, signUp, type Visitor } from '#tests/support/users/visitor.ts'

let count = 0

describe.each(databaseKinds)('accounts in the operator’s hands on %s', (kind) => {
  const testApp = useTestApp(kind)
  let email: string
  let userId: string
  let visitor: Visitor
  const users = (...words: string[]) => runOperatorCommand(testApp.services, 'users', ...words)
  const actions = async () => {
    const rows = testApp.services.database.db.selectFrom('operator_actions').selectAll()
    const all = await rows.where('subject', '=', userId).orderBy('id').execute()
    return all.map(({ action, reason }) => [action, reason])
  }
  const signIn = (password = goodPassword) =>
    openVisitor(testApp.app).post('/api/auth/sign-in/email', { email, password })

  beforeEach(async () => {
    email = `ase${count++}@home.example`
    visitor = openVisitor(testApp.app)
    userId = await signUp(visitor, testApp.sent, email, 'Åse')
  })

  test('are listed, found and shown', async () => {
    const line = expect.stringMatching(new RegExp(`^\\S+  ${userId}  Åse <${email}>$`))
    expect((await users()).lines).toContainEqual(line)
    expect((await users('--find', email.toUpperCase())).lines).toEqual([line])
    expect((await users('--find', '%')).lines).toEqual(['Nobody fits that.'])
    const shown = (await users('show', email)).lines
    expect(shown[0]).toBe(`Åse <${email}>`)
    expect(shown).toContain('signs in  password')
    expect(shown).toContain('sessions  1')
    expect(await users('show', 'nobody')).toEqual({ code: 1, lines: ['There is no such account.'] })
  })

  test('are confirmed without an email, once', async () => {
    const { db } = testApp.services.database
    await db.updateTable('users').set({ email_verified: 0 }).where('id', '=', userId).execute()
    expect((await signIn()).status).toBe(403)
    expect((await users('confirm', email)).lines).toEqual([`Åse <${email}>: confirmed.`])
    expect(await users('confirm', userId)).toEqual({
      code: 0,
      lines: [`Åse <${email}>: was confirmed before.`],
    })
    expect((await signIn()).status).toBe(200)
    expect(await actions()).toEqual([['user_confirmed', null]])
  })

  test('are opened by a link, once', async () => {
    const { lines } = await users('link', email)
    const token = new URL(lines[1] ?? '').searchParams.get('link')
    const guest = openVisitor(testApp.app)
    const open = () => guest.post('/api/auth/sign-in/link', { token })
    expect((await open()).status).toBe(200)
    expect((await guest.get(`/api/users/${userId}`)).status).toBe(200)
    const again = await open()
    expect([again.status, await again.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'INVALID_TOKEN' }),
    ])
    const rows = await testApp.services.database.db
      .selectFrom('operator_actions')
      .selectAll()
      .execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('that are blocked are out at once and stay out, whatever way in they take', async () => {
    const { lines: made } = await users('link', email)
    const token = new URL(made[1] ?? '').searchParams.get('link')
    testApp.logged.length = 0
    expect(await users('block', email)).toMatchObject({ code: 2 })
    expect((await users('block', email, '--reason', 'Spam')).lines).toEqual([
      `Åse <${email}>: blocked.`,
    ])
    expect(testApp.logged).toEqual([
      expect.objectContaining({
        event: 'operator.acted',
        audit: 'user_blocked',
        subject: userId,
        reason: 'Spam',
      }),
    ])
    expect((await visitor.get(`/api/users/${userId}`)).status).toBe(401)
    const refused = await signIn()
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'ACCOUNT_BLOCKED' }),
    ])
    const byLink = await openVisitor(testApp.app).post('/api/auth/sign-in/link', { token })
    expect(byLink.status).toBe(403)
    // A wrong password does not tell that the account is blocked.
    expect((await signIn('a wrong password')).status).toBe(401)
    expect((await users('block', email, '--reason', 'Again')).lines).toEqual([
      `Åse <${email}>: was blocked before.`,
    ])
    expect((await users('link', email)).code).toBe(1)

    expect((await users('unblock', email)).lines).toEqual([`Åse <${email}>: may sign in again.`])
    expect((await users('unblock', email)).code).toBe(0)
    expect((await signIn()).status).toBe(200)
    expect(await actions()).toEqual([
      ['user_link_made', null],
      ['user_blocked', 'Spam'],
      ['user_unblocked', null],
    ])
  })

  test('are written into a new file, and erased', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'party-dojo-export-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'ase.json')
    expect((await users('export', email, file)).code).toBe(0)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { email } })
    expect((await users('export', email, file)).lines).toEqual([
      `${file}: is there already: choose another name.`,
    ])
    expect((await users('erase', email)).code).toBe(2)
    expect((await users('erase', email, '--yes')).lines).toEqual([`${userId}: erased.`])
    expect(await users('erase', email, '--yes')).toEqual({
      code: 1,
      lines: ['There is no such account.'],
    })
    expect((await visitor.get(`/api/users/${userId}`)).status).toBe(401)
    // What was done before went with the account.
    expect(await actions()).toEqual([['user_erased', null]])
    const { lines } = await runOperatorCommand(testApp.services, 'audit', '--limit', '1')
    expect(lines).toEqual([expect.stringMatching(new RegExp(`user_erased  ${userId}$`))])
  })
})

describe('with SIGN_UP=off', () => {
  const testApp = useTestApp('SQLite', { SIGN_UP: 'off' })

  test('no account is made, by email or by phone, and both are told so', async () => {
    const guest = openVisitor(testApp.app)
    const refusal = [403, expect.objectContaining({ code: 'SIGN_UP_OFF' })]
    const email = 'new@home.example'
    const body = { name: '', email, password: goodPassword }
    const byEmail = await guest.post('/api/auth/sign-up/email', body)
    expect([byEmail.status, await byEmail.json()]).toEqual(refusal)
    const phoneNumber = '+4791234567'
    await guest.post('/api/auth/phone-number/send-otp', { phoneNumber })
    const code = testApp.sent.find(({ to }) => to === phoneNumber)?.hint
    const byPhone = await guest.post('/api/auth/phone-number/verify', { phoneNumber, code })
    expect([byPhone.status, await byPhone.json()]).toEqual(refusal)
    const { db } = testApp.services.database
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
  })
})
