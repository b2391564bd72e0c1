import { describe, expect, test } from 'vitest'
import { newId } from '#server/lib/new-id.ts'
import { auditOf } from '#tests/support/app/audit-lines.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { goodPassword, openResetLink, openVisitor, signUp } from '#tests/support/users/visitor.ts'

const secret = 'not-the-password-of-anybody'

describe('refusals of the sign-in library that matter', () => {
  const testApp = useTestApp('SQLite')
  const { forget, expectOne } = auditOf(testApp)

  const nobody = () => openVisitor(testApp.app)

  async function account() {
    const visitor = nobody()
    const email = `${newId()}@home.example`
    const userId = await signUp(visitor, testApp.sent, email)
    forget()
    return { visitor, email, userId }
  }

  test.each<[string, () => Promise<unknown>, audit: string, route: string]>([
    [
      'a wrong password',
      () => nobody().post('/api/auth/sign-in/email', { email: 'a@home.example', password: secret }),
      'sign_in_refused',
      'POST /api/auth/sign-in/email',
    ],
    [
      'a forged passkey',
      () => nobody().post('/api/auth/passkey/verify-authentication', { response: { id: 'x' } }),
      'sign_in_refused',
      'POST /api/auth/passkey/verify-authentication',
    ],
    [
      'a wrong code',
      () =>
        nobody().post('/api/auth/phone-number/verify', { phoneNumber: '+4791234567', code: '1' }),
      'wrong_code',
      'POST /api/auth/phone-number/verify',
    ],
    [
      'leaving with a wrong password',
      async () => {
        const { visitor, userId } = await account()
        await visitor.delete(`/api/users/${userId}`, { password: secret })
      },
      'wrong_password',
      'DELETE /api/users/:userId',
    ],
    [
      'a new password for a wrong old one',
      async () => {
        const passwords = { currentPassword: secret, newPassword: goodPassword }
        await (await account()).visitor.post('/api/auth/change-password', passwords)
      },
      'wrong_password',
      'POST /api/auth/change-password',
    ],
    [
      'a reset by a made-up key',
      () => nobody().post('/api/auth/reset-password', { newPassword: goodPassword, token: 'x' }),
      'wrong_link',
      'POST /api/auth/reset-password',
    ],
    [
      'a made-up link to reset',
      () => nobody().get('/api/auth/reset-password/Zz9Zz9Zz9Zz9?callbackURL=/reset-password'),
      'wrong_link',
      'GET /api/auth/reset-password/:key',
    ],
    [
      'a forged link to verify',
      () => nobody().get('/api/auth/verify-email?token=a.b.c&callbackURL=/verify-email'),
      'wrong_link',
      'GET /api/auth/verify-email',
    ],
    [
      'being sent on to another site',
      () =>
        nobody().post('/api/auth/request-password-reset', {
          email: 'a@home.example',
          redirectTo: 'https://evil.example',
        }),
      'forbidden_redirect',
      'POST /api/auth/request-password-reset',
    ],
    [
      'somebody else’s number at sign-up',
      () =>
        nobody().post('/api/auth/sign-up/email', {
          email: 'thief@home.example',
          name: '',
          password: goodPassword,
          phoneNumberVerified: true,
        }),
      'server_field',
      'POST /api/auth/sign-up/email',
    ],
  ])('%s is one line', async (_, attack, audit, route) => {
    forget()
    await attack()
    expectOne(audit, route, [secret, goodPassword, 'Zz9Zz9', 'home.example', '91234567'])
  })

  test('a link that resets a password is in no line of the log', async () => {
    const { email } = await account()
    const token = await openResetLink(testApp.app, testApp.sent, email)
    expect(token.length).toBeGreaterThan(10)
    expect(JSON.stringify(testApp.logged)).not.toContain(token)
  })
})
