import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database.ts'
import { useTestHouse } from '#tests/support/test-house.ts'
import {
  goodPassword,
  lastLetter,
  openVisitor,
  ownOrigin,
  pathIn,
  signUp,
} from '#tests/support/visitor.ts'

describe.each(databaseKinds)('sign-in against abuse on %s', (kind) => {
  const house = useTestHouse(kind, { TRUSTED_PROXIES: '1' })

  beforeAll(async () => {
    await signUp(openVisitor(house.app), house.sent, 'known@home.example', 'Known')
  })

  const signIn = (email: string, password: string, visitor = openVisitor(house.app)) =>
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
      (email: string) => openVisitor(house.app).post('/api/auth/request-password-reset', { email }),
      { status: 200 },
    ],
    [
      'signing up',
      (email: string) =>
        openVisitor(house.app).post('/api/auth/sign-up/email', {
          email,
          name: 'X',
          password: goodPassword,
        }),
      { status: 200 },
    ],
  ])('%s answers the same for known and unknown addresses', async (_, ask, expected) => {
    const known = await outcome(await ask('known@home.example'))
    const unknown = await outcome(await ask(`un${Math.random()}@home.example`))
    expect(known).toEqual(unknown)
    expect(known).toMatchObject(expected)
  })

  test('a wrong password takes as long for known and unknown addresses', async () => {
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 7; round++) {
      known.push(await timed(() => signIn('known@home.example', 'wrong password here')))
      unknown.push(await timed(() => signIn(`a${round}@home.example`, 'wrong password here')))
    }
    expect(median(known) / median(unknown)).toBeGreaterThan(0.4)
    expect(median(known) / median(unknown)).toBeLessThan(2.5)
  })

  test('the owner hears of a sign-up with their address', async () => {
    await openVisitor(house.app).post('/api/auth/sign-up/email', {
      email: 'known@home.example',
      name: 'Thief',
      password: goodPassword,
    })
    expect(lastLetter(house.sent, 'known@home.example')).toMatchObject({
      subject: 'You already have a Party Dojo account',
    })
    expect((await signIn('known@home.example', goodPassword)).status).toBe(200)
  })

  test('a reset link works once, ends every session, and needs a password worth the name', async () => {
    const email = 'forgetful@home.example'
    const phone = openVisitor(house.app)
    await signUp(phone, house.sent, email)
    await openVisitor(house.app).post('/api/auth/request-password-reset', {
      email,
      redirectTo: '/reset-password',
    })
    const link = lastLetter(house.sent, email).hint
    const landed = await openVisitor(house.app).get(pathIn(link))
    const token = new URL(landed.headers.get('location') ?? '', ownOrigin).searchParams.get('token')
    const reset = (newPassword: string) =>
      openVisitor(house.app).post('/api/auth/reset-password', { newPassword, token })
    expect((await outcome(await reset('password1'))).body).toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
    })
    expect((await reset('a fresh one for the door')).status).toBe(200)
    expect((await reset('another one for the door')).status).toBe(400)
    expect(await (await phone.get('/api/auth/get-session')).json()).toBeNull()
    expect((await signIn(email, goodPassword)).status).toBe(401)
    expect((await signIn(email, 'a fresh one for the door')).status).toBe(200)
    expect(lastLetter(house.sent, email).hint).toContain('/reset-password')
  })

  test.each([
    ['/api/auth/verify-email?token=forged.token.here&callbackURL=/verify-email'],
    [
      '/api/auth/verify-email?token=eyJhbGciOiJub25lIn0.eyJlbWFpbCI6Imtub3duQGhvbWUuZXhhbXBsZSJ9.&callbackURL=/verify-email',
    ],
  ])('a forged link opens nothing: %s', async (path) => {
    const visitor = openVisitor(house.app)
    const answer = await visitor.get(path)
    expect(answer.headers.get('location')).toMatch(/^\/verify-email\?error=/)
    expect(await (await visitor.get('/api/auth/get-session')).json()).toBeNull()
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'nobody is sent on to %s',
    async (callbackURL) => {
      const answer = await openVisitor(house.app).post('/api/auth/sign-up/email', {
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
    const visitor = openVisitor(house.app)
    await visitor.post('/api/auth/sign-up/email', {
      email,
      name: `\u202e${'x'.repeat(30_000)}`,
      image: 'javascript:alert(1)',
      password: goodPassword,
    })
    const row = await house.services.database.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect([row.name.length, row.image]).toEqual([63, null])
  })

  test('200 kB of name are refused before anything reads them', async () => {
    const answer = await openVisitor(house.app).post('/api/auth/sign-up/email', {
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
    const answer = await openVisitor(house.app).post('/api/auth/sign-up/email', {
      email: `pw${Math.random()}@home.example`,
      name: '',
      password,
    })
    expect((await outcome(answer)).body).toMatchObject({ code })
    expect(answer.status).toBe(400)
  })

  test('without its password an account with one is not deleted, fresh session or not', async () => {
    const visitor = openVisitor(house.app)
    await signUp(visitor, house.sent, 'stays@home.example')
    expect((await visitor.post('/api/auth/delete-user', {})).status).toBe(403)
    expect((await signIn('stays@home.example', goodPassword)).status).toBe(200)
  })

  test('with the right password it is, by the library’s own route too', async () => {
    const visitor = openVisitor(house.app)
    const userId = await signUp(visitor, house.sent, 'leaves@home.example')
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
    const visitor = openVisitor(house.app)
    await signUp(visitor, house.sent, `csrf${Math.random()}@home.example`)
    expect((await visitor.post('/api/auth/sign-out', {}, headers)).status).toBe(403)
    expect(await (await visitor.get('/api/auth/get-session')).json()).not.toBeNull()
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
