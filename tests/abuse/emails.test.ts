import { describe, expect, test } from 'vitest'
import { newId } from '#server/lib/new-id.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { goodPassword, openVisitor } from '#tests/support/users/visitor.ts'

const origin = 'https://party.example'

describe('letters that somebody else asked for', () => {
  const testApp = useTestApp('SQLite', { ORIGIN: origin })

  const claims: [string, Record<string, string>][] = [
    ['Host', { host: 'evil.example' }],
    ['Host and its port', { host: 'party.example:6666' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
    ['Forwarded', { forwarded: 'host=evil.example;proto=https' }],
    ['X-Original-URL', { 'x-original-url': 'https://evil.example/', 'x-host': 'evil.example' }],
  ]

  test.each(claims)('lead to this server whatever is claimed by %s', async (_, headers) => {
    const asking = openVisitor(testApp.app, { origin, host: 'party.example', ...headers })
    const owner = await createUserIn(testApp)
    const known = `${owner.userId}@home.example`
    const fresh = { email: `${newId()}@home.example`, name: '', password: goodPassword }
    const callbackURL = '/verify-email'
    await asking.post('/api/auth/sign-up/email', { ...fresh, callbackURL })
    await asking.post('/api/auth/sign-up/email', { ...fresh, email: known, callbackURL })
    await asking.post('/api/auth/request-password-reset', {
      email: known,
      redirectTo: '/reset-password',
    })
    const hints = testApp.sent.splice(0).map(({ hint }) => new URL(hint).origin)
    expect(hints).toEqual([origin, origin, origin])
  })

  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://party.example.evil.example/',
    'https://party.example@evil.example/',
  ]

  test.each(elsewhere)('none is sent that leads on to %s', async (place) => {
    const asking = openVisitor(testApp.app, { origin, host: 'party.example' })
    const email = `${(await createUserIn(testApp)).userId}@home.example`
    const fresh = { email: `${newId()}@home.example`, name: '', password: goodPassword }
    const answers = [
      await asking.post('/api/auth/sign-up/email', { ...fresh, callbackURL: place }),
      await asking.post('/api/auth/request-password-reset', { email, redirectTo: place }),
      await asking.post('/api/auth/send-verification-email', { email, callbackURL: place }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(testApp.sent.splice(0)).toEqual([])
  })
})
