import { describe, expect, test } from 'vitest'
import { signedInCookie } from '#contract/signed-in-cookie.ts'
import { createApp } from '#server/create-app.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { createUser } from '#tests/support/users/create-user.ts'
import {
  goodPassword,
  lastEmail,
  openResetLink,
  openVisitor,
  signUp,
  type Visitor,
} from '#tests/support/users/visitor.ts'
import { createMissingFlagFinder } from './session-flag.ts'

const flagsIn = (answer: Response) =>
  answer.headers.getSetCookie().filter((cookie) => cookie.startsWith(`${signedInCookie}=`))

/** Whether a browser has the session, and what its pages see of that. */
const held = ({ cookies }: Visitor) => ({
  session: cookies.has('party-dojo'),
  flag: cookies.get(signedInCookie) ?? null,
})
const signedIn = { session: true, flag: '1' }
const signedOut = { session: false, flag: null }

describe('the readable cookie beside a session', () => {
  const testApp = useTestApp('SQLite')
  let count = 0

  async function member() {
    count += 1
    const visitor = openVisitor(testApp.app)
    const email = `flag.${count}@home.example`
    const userId = await signUp(visitor, testApp.sent, email)
    return { visitor, email, userId, path: `/api/users/${userId}` }
  }

  const endSession = (userId: string) =>
    testApp.services.database.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where('user_id', '=', userId)
      .execute()

  test('is set by the link of a sign-up, and by signing in', async () => {
    const { visitor, email } = await member()
    expect(held(visitor)).toEqual(signedIn)
    const other = openVisitor(testApp.app)
    await other.post('/api/auth/sign-in/email', { email, password: 'not this one' })
    expect(held(other)).toEqual(signedOut)
    await other.post('/api/auth/sign-in/email', { email, password: goodPassword })
    expect(held(other)).toEqual(signedIn)
  })

  test.each<[string, (of: Awaited<ReturnType<typeof member>>) => Promise<unknown>]>([
    ['signing out', ({ visitor }) => visitor.post('/api/auth/sign-out', {})],
    [
      'deleting the account in the library',
      ({ visitor }) => visitor.post('/api/auth/delete-user', { password: goodPassword }),
    ],
    [
      'deleting the account',
      ({ visitor, path }) => visitor.delete(path, { password: goodPassword }),
    ],
    ['ending all sessions', ({ visitor }) => visitor.post('/api/auth/revoke-sessions', {})],
    [
      'a password reset in this browser',
      async ({ visitor, email }) => {
        const token = await openResetLink(testApp.app, testApp.sent, email)
        const reset = { newPassword: 'a fresh one for the door', token }
        expect((await visitor.post('/api/auth/reset-password', reset)).status).toBe(200)
      },
    ],
    [
      'the question who is here, once the session has expired',
      async ({ visitor, userId }) => {
        await endSession(userId)
        await visitor.get('/api/auth/get-session')
      },
    ],
  ])('goes with the session by %s', async (_, act) => {
    const person = await member()
    expect(held(person.visitor)).toEqual(signedIn)
    await act(person)
    expect(held(person.visitor)).toEqual(signedOut)
  })

  test('stays with a password change that keeps this session', async () => {
    const { visitor } = await member()
    const changed = await visitor.post('/api/auth/change-password', {
      currentPassword: goodPassword,
      newPassword: 'a fresh one for the door',
      revokeOtherSessions: true,
    })
    expect([changed.status, held(visitor)]).toEqual([200, signedIn])
  })

  test('is set at the next request of a session that began without it', async () => {
    const { visitor, path } = await member()
    for (const asked of ['/api/auth/get-session', path, '/api/packs', '/healthz']) {
      visitor.cookies.delete(signedInCookie)
      await visitor.get(asked)
      expect([asked, held(visitor)]).toEqual([asked, signedIn])
      expect(flagsIn(await visitor.get(asked))).toEqual([])
    }
  })

  test('is no session: it opens nothing, and is taken away', async () => {
    const { path } = await member()
    const visitor = openVisitor(testApp.app)
    for (const asked of [path, '/api/auth/get-session']) {
      visitor.cookies.set(signedInCookie, '1')
      const answer = await visitor.get(asked)
      expect(answer.status === 401 || (await answer.json()) === null).toBe(true)
      expect(held(visitor)).toEqual(signedOut)
    }
  })

  test('is not set for a session cookie that was never signed here', async () => {
    const visitor = openVisitor(testApp.app)
    visitor.cookies.set('party-dojo', 'token.signature')
    expect(flagsIn(await visitor.get('/api/packs'))).toEqual([])
  })

  test('is in no answer that others may be given', async () => {
    const { visitor } = await member()
    visitor.cookies.delete(signedInCookie)
    const answer = await visitor.get('/robots.txt')
    expect(answer.headers.get('cache-control')).toMatch(/max-age/)
    expect(flagsIn(answer)).toEqual([])
  })
})

describe.each([
  ['https://party.example', true],
  ['http://192.168.1.20:3000', false],
  ['http://localhost:3000', false],
])('on %s', (ORIGIN, isSecure) => {
  test('it can be read by pages, and lasts as long as the session', async () => {
    const { services, sent } = await openTestServices('SQLite', { ORIGIN })
    const app = createApp(services, () => Promise.reject(new Error('no pages here')))
    const visitor = openVisitor(app, { origin: ORIGIN, host: new URL(ORIGIN).host })
    const phoneNumber = '+4790000000'
    await visitor.post('/api/auth/phone-number/send-otp', { phoneNumber })
    const { hint: code } = lastEmail(sent, phoneNumber)
    const answer = await visitor.post('/api/auth/phone-number/verify', { phoneNumber, code })
    const attributes = `; Max-Age=5184000; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
    expect(flagsIn(answer)).toEqual([`${signedInCookie}=1${attributes}`])
    const [, session] = /max-age=(\d+)/i.exec(answer.headers.getSetCookie().join()) ?? []
    expect(session).toBe('5184000')
    const user = await createUser(services, app)
    const cookies = [...user.visitor.cookies].map((pair) => pair.join('=')).join('; ')
    expect(createMissingFlagFinder(services)(cookies)).toBe(`${signedInCookie}=1${attributes}`)
    await services.close()
  })
})
