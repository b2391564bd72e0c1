import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { cookieOf, createUser } from '#tests/support/users/create-user.ts'
import { useQuickPasswords } from '#tests/support/users/quick-passwords.ts'
import { goodPassword, openVisitor, signUp, type Visitor } from '#tests/support/users/visitor.ts'

const freshMs = 15 * 60 * 1000

describe.each(databaseKinds)('DELETE /api/users/{userId} on %s', (kind) => {
  useQuickPasswords()
  const testApp = useTestApp(kind)

  async function isThere(userId: string): Promise<boolean> {
    const user = testApp.services.database.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
    return (await user.executeTakeFirst()) !== undefined
  }

  describe('of an account with a password', () => {
    let visitor: Visitor
    let userId: string
    beforeAll(async () => {
      visitor = openVisitor(testApp.app)
      userId = await signUp(visitor, testApp.sent, 'keeper@home.example')
    })

    test.each([
      ['the wrong password', { password: 'not this one' }, 403, 'This is not your password.'],
      ['no password', {}, 403, 'Send your password along.'],
      ['an empty password', { password: '' }, 403, 'This is not your password.'],
      ['null', { password: null }, 400, 'password'],
      ['a list', { password: [goodPassword] }, 400, 'password'],
      ['an endless password', { password: 'x'.repeat(201) }, 400, 'password'],
      ['more than a password', { password: goodPassword, userId: 'x' }, 400, 'userId'],
      ['half of JSON', '{"password":', 400, 'not JSON'],
    ])('with %s it stays', async (_, body, status, said) => {
      const answer = await visitor.delete(`/api/users/${userId}`, body)
      expect([answer.status, (await answer.json()).error.message]).toEqual([
        status,
        expect.stringContaining(said),
      ])
      expect(await isThere(userId)).toBe(true)
    })

    test('without a body it stays', async () => {
      const answer = await send(visitor, `/api/users/${userId}`)
      expect([answer.status, await isThere(userId)]).toEqual([403, true])
    })

    test('somebody else’s password does not erase it, nor their cookie beside the owner’s', async () => {
      const password = 'seven petals on a thief'
      const thief = openVisitor(testApp.app)
      await signUp(thief, testApp.sent, 'thief@home.example', '', password)
      const [own = '', other = ''] = [visitor, thief].map(({ cookies }) =>
        cookies.get('party-dojo'),
      )
      for (const cookies of [[own], [own, other], [other, own]]) {
        const cookie = cookies.map((value) => `party-dojo=${value}`).join('; ')
        const answer = await testApp.app.request(`/api/users/${userId}`, {
          method: 'DELETE',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ password }),
        })
        expect([answer.status, await isThere(userId)]).toEqual([403, true])
      }
    })

    test('ten guesses a minute are enough', async () => {
      const nowMs = Date.now()
      testApp.services.now = () => nowMs
      const statuses: number[] = []
      for (let n = 0; n < 11; n++) {
        const answer = await visitor.delete(`/api/users/${userId}`, { password: `guess ${n}` })
        statuses.push(answer.status)
      }
      expect(statuses).toEqual([...Array(10).fill(403), 429])
    })

    test('with its password it goes, however old the session; once', async () => {
      const startMs = Date.now()
      testApp.services.now = () => startMs + 24 * freshMs
      const erase = () => visitor.delete(`/api/users/${userId}`, { password: goodPassword })
      const first = await erase()
      expect([first.status, await first.text()]).toEqual([204, ''])
      expect(await isThere(userId)).toBe(false)
      expect((await erase()).status).toBe(401)
    })
  })

  describe('of an account without a password', () => {
    test.each([
      ['at once', 0, 204],
      ['within a quarter of an hour', freshMs, 204],
      ['a moment later', freshMs + 1, 403],
      ['within the hour', 4 * freshMs - 1, 403],
    ])('%s after signing in, %i ms, it answers %i', async (_, laterMs, status) => {
      const startMs = Date.now()
      testApp.services.now = () => startMs
      const { userId, visitor } = await createUser(testApp.services, testApp.app)
      testApp.services.now = () => startMs + laterMs
      const answer = await send(visitor, `/api/users/${userId}`)
      expect([answer.status, await isThere(userId)]).toEqual([status, status === 403])
      if (status !== 403) return
      expect((await answer.json()).error.message).toBe(
        'Sign out and in again first, so that we know it is you.',
      )
    })

    test('an old session with a made-up password does not erase it', async () => {
      const startMs = Date.now()
      testApp.services.now = () => startMs
      const { userId, visitor } = await createUser(testApp.services, testApp.app)
      testApp.services.now = () => startMs + freshMs + 1
      const answer = await visitor.delete(`/api/users/${userId}`, { password: goodPassword })
      expect([answer.status, await isThere(userId)]).toEqual([403, true])
    })
  })

  /** Without a body. */
  async function send(visitor: Visitor, path: string) {
    const headers = { cookie: cookieOf({ visitor }) }
    return await testApp.app.request(path, { method: 'DELETE', headers })
  }
})
