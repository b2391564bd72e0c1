import { describe, expect, test } from 'vitest'
import { newId } from '#server/lib/new-id.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import {
  goodPassword,
  lastEmail,
  openResetLink,
  openVisitor,
  pathIn,
  signUp,
} from '#tests/support/users/visitor.ts'

const freshPassword = 'a fresh one for the door'

describe('sessions that are not one’s own', () => {
  const testApp = useTestApp('SQLite')
  const nobody = () => openVisitor(testApp.app)

  async function account() {
    const visitor = nobody()
    const email = `${newId()}@home.example`
    const userId = await signUp(visitor, testApp.sent, email)
    return { visitor, email, userId, path: `/api/users/${userId}` }
  }

  /** A phone that carries the cookies another had at this moment. */
  function stolenFrom({ cookies }: { cookies: Map<string, string> }) {
    const thief = nobody()
    for (const [name, value] of cookies) thief.cookies.set(name, value)
    return thief
  }

  test('a cookie that was planted before signing in is no session after it', async () => {
    const { email, path } = await account()
    const planted = (await account()).visitor
    const victim = stolenFrom(planted)
    const before = [...victim.cookies.values()]
    await victim.post('/api/auth/sign-in/email', { email, password: goodPassword })
    expect((await victim.get(path)).status).toBe(200)
    expect([...victim.cookies.values()]).not.toEqual(before)
    expect((await planted.get(path)).status).toBe(403)
  })

  test.each<[string, (of: Awaited<ReturnType<typeof account>>) => Promise<unknown>]>([
    ['signing out', ({ visitor }) => visitor.post('/api/auth/sign-out', {})],
    ['leaving for good', ({ visitor, path }) => visitor.delete(path, { password: goodPassword })],
    [
      'the password was changed, and the others sent out',
      ({ visitor }) =>
        visitor.post('/api/auth/change-password', {
          currentPassword: goodPassword,
          newPassword: freshPassword,
          revokeOtherSessions: true,
        }),
    ],
    [
      'the password was reset by letter',
      async ({ email }) => {
        const token = await openResetLink(testApp.app, testApp.sent, email)
        const reset = { newPassword: freshPassword, token }
        expect((await nobody().post('/api/auth/reset-password', reset)).status).toBe(200)
      },
    ],
  ])('a stolen cookie is worth nothing after %s', async (_, act) => {
    const person = await account()
    const thief = stolenFrom(person.visitor)
    expect((await thief.get(person.path)).status).toBe(200)
    await act(person)
    expect((await thief.get(person.path)).status).toBe(401)
    expect((await thief.patch(person.path, { username: 'Thief' })).status).toBe(401)
    expect(await (await thief.get('/api/auth/get-session')).json()).toBeNull()
  })

  test('a link that confirmed an address once opens no session for whoever finds it', async () => {
    const email = `${newId()}@home.example`
    await nobody().post('/api/auth/sign-up/email', {
      email,
      name: '',
      password: goodPassword,
      callbackURL: '/verify-email',
    })
    const link = pathIn(lastEmail(testApp.sent, email).hint)
    const owner = nobody()
    await owner.get(link)
    expect(await (await owner.get('/api/auth/get-session')).json()).not.toBeNull()
    const finder = nobody()
    await finder.get(link)
    expect(await (await finder.get('/api/auth/get-session')).json()).toBeNull()
  })

  test('the token alone, without its signature, is no session anywhere', async () => {
    const { visitor, path } = await account()
    const session = await (await visitor.get('/api/auth/get-session')).json()
    const token: string = session.session.token
    const tries: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { authorization: `Firebase ${token}` },
      { cookie: `party-dojo=${token}` },
      { cookie: `party-dojo=${token}.` },
      { cookie: `better-auth.session_token=${token}` },
      { 'x-user-id': path.slice(11), 'x-party-dojo-user': path.slice(11) },
    ]
    for (const headers of tries) {
      const answer = await testApp.app.request(path, { headers })
      expect(answer.status).toBe(401)
    }
    expect((await visitor.get(path)).status).toBe(200)
  })

  test('a cookie is for this host, for no script, and goes with no other site’s write', async () => {
    const { email } = await account()
    const answer = await nobody().post('/api/auth/sign-in/email', { email, password: goodPassword })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).toMatch(/; Path=\//i)
    expect(cookie).not.toMatch(/; Domain=/i)
  })
})
