import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { useQuickPasswords } from '#tests/support/users/quick-passwords.ts'
import {
  goodPassword,
  lastEmail,
  openResetLink,
  openVisitor,
  signUp,
} from '#tests/support/users/visitor.ts'

describe.each(databaseKinds)('sign-in against abuse on %s', (kind) => {
  useQuickPasswords()
  const testApp = useTestApp(kind, { TRUSTED_PROXIES: '1' })

  beforeAll(async () => {
    await signUp(openVisitor(testApp.app), testApp.sent, 'known@home.example', 'Known')
  })

  const signIn = (email: string, password: string, visitor = openVisitor(testApp.app)) =>
    visitor.post('/api/auth/sign-in/email', { email, password })

  async function outcome(response: Response) {
    return { status: response.status, body: scrubbed(await response.json()) }
  }

  test.each([
    [
      'a wrong password',
      (email: string) => signIn(email, 'not the password at all'),
      { status: 401 },
    ],
    [
      'asking for a reset',
      (email: string) =>
        openVisitor(testApp.app).post('/api/auth/request-password-reset', { email }),
      { status: 200 },
    ],
    [
      'signing up',
      (email: string) =>
        openVisitor(testApp.app).post('/api/auth/sign-up/email', {
          email,
          name: ' X\u202e ',
          image: 'http://a.example/x',
          password: goodPassword,
        }),
      { status: 200, body: { user: { name: 'X', image: null } } },
    ],
  ])('%s answers the same for known and unknown addresses', async (_, ask, expected) => {
    const known = await outcome(await ask('known@home.example'))
    const unknown = await outcome(await ask(`un${Math.random()}@home.example`))
    expect(known).toEqual(unknown)
    expect(known).toMatchObject(expected)
  })

  test('the owner hears of a sign-up with their address', async () => {
    await openVisitor(testApp.app).post('/api/auth/sign-up/email', {
      email: 'known@home.example',
      name: 'Thief',
      password: goodPassword,
    })
    expect(lastEmail(testApp.sent, 'known@home.example')).toMatchObject({
      subject: 'You already have a Party Dojo account',
    })
    expect((await signIn('known@home.example', goodPassword)).status).toBe(200)
  })

  test('a reset link works once, ends every session, and needs a password worth the name', async () => {
    const email = 'forgetful@home.example'
    const phone = openVisitor(testApp.app)
    await signUp(phone, testApp.sent, email)
    const token = await openResetLink(testApp.app, testApp.sent, email)
    const reset = (newPassword: string) =>
      openVisitor(testApp.app).post('/api/auth/reset-password', { newPassword, token })
    expect((await outcome(await reset('password1'))).body).toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
    })
    expect((await reset('a fresh one for the door')).status).toBe(200)
    expect((await reset('another one for the door')).status).toBe(400)
    expect(await (await phone.get('/api/auth/get-session')).json()).toBeNull()
    expect((await signIn(email, goodPassword)).status).toBe(401)
    expect((await signIn(email, 'a fresh one for the door')).status).toBe(200)
    expect(lastEmail(testApp.sent, email).hint).toContain('/reset-password')
  })

  test.each([
    ['/api/auth/verify-email?token=forged.token.here&callbackURL=/verify-email'],
    [
      '/api/auth/verify-email?token=eyJhbGciOiJub25lIn0.eyJlbWFpbCI6Imtub3duQGhvbWUuZXhhbXBsZSJ9.&callbackURL=/verify-email',
    ],
  ])('a forged link opens nothing: %s', async (path) => {
    const visitor = openVisitor(testApp.app)
    const answer = await visitor.get(path)
    expect(answer.headers.get('location')).toMatch(/^\/verify-email\?error=/)
    expect(await (await visitor.get('/api/auth/get-session')).json()).toBeNull()
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'nobody is sent on to %s',
    async (callbackURL) => {
      const answer = await openVisitor(testApp.app).post('/api/auth/sign-up/email', {
        email: `to${Math.random()}@home.example`,
        name: '',
        password: goodPassword,
        callbackURL,
      })
      expect(answer.status).toBe(403)
    },
  )

  test('a long name is cut, an image that is code is dropped', async () => {
    const email = 'loud@home.example'
    const visitor = openVisitor(testApp.app)
    await visitor.post('/api/auth/sign-up/email', {
      email,
      name: `\u202e${'x'.repeat(30_000)}`,
      image: 'javascript:alert(1)',
      password: goodPassword,
    })
    const row = await testApp.services.database.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect([row.name.length, row.image]).toEqual([63, null])
  })

  test('200 kB of name are refused before anything reads them', async () => {
    const answer = await openVisitor(testApp.app).post('/api/auth/sign-up/email', {
      email: 'huge@home.example',
      name: 'x'.repeat(200_000),
      password: goodPassword,
    })
    expect(answer.status).toBe(413)
  })

  test.each([
    ['common', 'Password123', 'PASSWORD_TOO_COMMON'],
    ['short', 'k7#zQ', 'PASSWORD_TOO_SHORT'],
    ['endless', 'x'.repeat(200), 'PASSWORD_TOO_LONG'],
  ])('a %s password is refused', async (_, password, code) => {
    const answer = await openVisitor(testApp.app).post('/api/auth/sign-up/email', {
      email: `pw${Math.random()}@home.example`,
      name: '',
      password,
    })
    expect((await outcome(answer)).body).toMatchObject({ code })
    expect(answer.status).toBe(400)
  })

  test('without its password an account with one is not deleted, fresh session or not', async () => {
    const visitor = openVisitor(testApp.app)
    await signUp(visitor, testApp.sent, 'stays@home.example')
    for (const body of [{}, { password: '' }, { currentPassword: goodPassword }]) {
      expect((await visitor.post('/api/auth/delete-user', body)).status).toBe(403)
    }
    expect((await signIn('stays@home.example', goodPassword)).status).toBe(200)
  })

  test('guesses at one’s own password are counted, on whatever way they come', async () => {
    // None of them falls into the next quarter of an hour.
    const nowMs = Date.now()
    testApp.services.now = () => nowMs
    const visitor = openVisitor(testApp.app)
    const userId = await signUp(visitor, testApp.sent, 'guessed@home.example')
    const ways = [
      () => visitor.post('/api/auth/delete-user', { password: 'a wrong guess' }),
      () =>
        visitor.post('/api/auth/change-password', {
          currentPassword: 'a wrong guess',
          newPassword: 'a fresh one for the door',
        }),
      () => visitor.delete(`/api/users/${userId}`, { password: 'a wrong guess' }),
    ]
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) statuses.push((await ways[n % ways.length]?.())?.status ?? 0)
    expect(statuses.slice(0, 20)).not.toContain(429)
    for (const way of ways) expect((await way()).status).toBe(429)
    expect((await signIn('guessed@home.example', goodPassword)).status).toBe(200)
  })

  test.each([
    ['POST', '/sign-in/phone-number'],
    ['POST', '/phone-number/request-password-reset'],
    ['POST', '/phone-number/reset-password'],
    ['POST', '/verify-password'],
    ['POST', '/refresh-token'],
    ['POST', '/get-access-token'],
    ['GET', '/account-info'],
  ])('%s %s is no way of this server', async (method, path) => {
    const visitor = openVisitor(testApp.app)
    await signUp(visitor, testApp.sent, `way${Math.random()}@home.example`)
    const url = `/api/auth${path}`
    const answer = await (method === 'GET' ? visitor.get(url) : visitor.post(url, {}))
    expect(answer.status).toBe(404)
  })

  test('nobody takes a number along that they have not proved', async () => {
    const body = { email: 'thief@home.example', name: '', password: goodPassword }
    for (const proof of [{ phoneNumber: '+4791110000' }, { phoneNumberVerified: true }]) {
      const answer = await openVisitor(testApp.app).post('/api/auth/sign-up/email', {
        ...body,
        ...proof,
      })
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'PHONE_NUMBER_UNPROVEN'])
    }
  })

  test.each([
    ['of somebody who has only a phone', '4792220000@phone.invalid'],
    ['the same in capitals', '4792220000@PHONE.invalid'],
    ['longer than any', `${'x'.repeat(250)}@home.example`],
  ])('an address %s is refused', async (_, email) => {
    const visitor = openVisitor(testApp.app)
    const signUpWith = { email, name: '', password: goodPassword }
    await signUp(visitor, testApp.sent, `mover${Math.random()}@home.example`)
    for (const answer of [
      await openVisitor(testApp.app).post('/api/auth/sign-up/email', signUpWith),
      await visitor.post('/api/auth/change-email', { newEmail: email }),
    ]) {
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'INVALID_EMAIL'])
    }
  })

  test('with the right password it is, by the library’s own route too', async () => {
    const visitor = openVisitor(testApp.app)
    const userId = await signUp(visitor, testApp.sent, 'leaves@home.example')
    expect((await visitor.post('/api/auth/delete-user', { password: 'not mine' })).status).toBe(400)
    const answer = await visitor.post('/api/auth/delete-user', { password: goodPassword })
    expect(answer.status).toBe(200)
    expect((await visitor.get(`/api/users/${userId}`)).status).toBe(401)
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a link from another site', { 'sec-fetch-site': 'cross-site' }],
  ])('a write from %s is refused', async (_, headers) => {
    const visitor = openVisitor(testApp.app)
    await signUp(visitor, testApp.sent, `csrf${Math.random()}@home.example`)
    expect((await visitor.post('/api/auth/sign-out', {}, headers)).status).toBe(403)
    expect(await (await visitor.get('/api/auth/get-session')).json()).not.toBeNull()
  })
})

describe.each(databaseKinds)('the time of a sign-in on %s', (kind) => {
  const testApp = useTestApp(kind, { TRUSTED_PROXIES: '1' })

  test('a wrong password takes as long for known and unknown addresses', async () => {
    await signUp(openVisitor(testApp.app), testApp.sent, 'known@home.example', 'Known')
    const guess = (email: string) =>
      openVisitor(testApp.app).post('/api/auth/sign-in/email', {
        email,
        password: 'wrong password here',
      })
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 7; round++) {
      known.push(await timed(() => guess('known@home.example')))
      unknown.push(await timed(() => guess(`a${round}@home.example`)))
    }
    expect(median(known) / median(unknown)).toBeGreaterThan(0.4)
    expect(median(known) / median(unknown)).toBeLessThan(2.5)
  })
})

/** What differs between any two answers: ids and times. */
function scrubbed(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body)
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replace(/"(email)":"[^"]*"/g, '"$1":"address"'),
  )
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
