import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { runOperatorCommand } from '#tests/support/server/run-operator-command.ts'
import { openVisitor, readUserId, signUp } from '#tests/support/users/visitor.ts'

describe.each(databaseKinds)(
  'accounts that the operator makes, with SIGN_UP=off, on %s',
  (kind) => {
    const testApp = useTestApp(kind, { SIGN_UP: 'off' })
    const add = (...words: string[]) =>
      runOperatorCommand(testApp.services, 'users', 'add', ...words)
    const find = (email: string) =>
      testApp.services.database.db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirst()

    test('are opened by the link that is printed, once', async () => {
      const { code, lines } = await add(' Ase@New.example ', '--name', 'Åse\u202e')
      expect([code, lines[0]]).toEqual([
        0,
        'ase@new.example: has an account. This link works once, for 24 hours.',
      ])
      const row = await find('ase@new.example')
      expect(row).toMatchObject({ name: 'Åse', email_verified: 1, blocked_at: null })
      const guest = openVisitor(testApp.app)
      const token = new URL(lines[1] ?? '').searchParams.get('link')
      expect((await guest.post('/api/auth/sign-in/link', { token })).status).toBe(200)
      expect(await readUserId(guest)).toBe(row?.id)
      expect((await guest.post('/api/auth/sign-in/link', { token })).status).toBe(400)
      expect(
        (await runOperatorCommand(testApp.services, 'users', 'show', 'ase@new.example')).code,
      ).toBe(0)
    })

    test('are in the audit log, without their address or link', async () => {
      testApp.logged.length = 0
      await add('bo@new.example')
      const row = await find('bo@new.example')
      expect(testApp.logged).toEqual([
        expect.objectContaining({ audit: 'user_added', subject: row?.id }),
        expect.objectContaining({ audit: 'user_link_made', subject: row?.id }),
      ])
      const { lines } = await runOperatorCommand(testApp.services, 'audit')
      expect(lines.join('\n')).toContain(`user_added  ${row?.id}`)
      expect(lines.join('\n')).not.toContain('bo@new.example')
    })

    test('are made once for an address', async () => {
      testApp.services.env.isSignUpOpen = true
      const userId = await signUp(openVisitor(testApp.app), testApp.sent, 'mia@new.example', 'Mia')
      testApp.services.env.isSignUpOpen = false
      expect(await add('MIA@new.example', '--name', 'Another')).toEqual({
        code: 1,
        lines: ['mia@new.example has an account: party-dojo users link mia@new.example'],
      })
      expect(await find('mia@new.example')).toMatchObject({ id: userId, name: 'Mia' })
    })

    test.each([
      [[], 'Say who: their e-mail address.'],
      [['mia'], '"mia" is no e-mail address.'],
      [['4712345678@phone.invalid'], '"4712345678@phone.invalid" is no e-mail address.'],
      [[`${'a'.repeat(250)}@b.example`], 'is no e-mail address.'],
      [['mia@new.example', 'bo@new.example'], '"bo@new.example" is too much.'],
    ])('need an address: %j', async (words, problem) => {
      const { code, lines } = await add(...words)
      expect(code).toBe(2)
      expect(lines.join('\n')).toContain(problem)
    })
  },
)
