import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#server/lib/new-id.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { createUser, signedCookie, type TestUser } from '#tests/support/users/create-user.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'
import { getProfile } from './get-profile.ts'

/** Every call that is its owner's alone. */
const calls: [string, (visitor: Visitor, userId: string) => Promise<Response>][] = [
  ['GET a profile', (visitor, id) => visitor.get(`/api/users/${id}`)],
  ['PUT a profile', (visitor, id) => visitor.put(`/api/users/${id}`)],
  ['PATCH a profile', (visitor, id) => visitor.patch(`/api/users/${id}`, { username: 'Eve' })],
  ['DELETE a profile', (visitor, id) => visitor.delete(`/api/users/${id}`)],
  ['like a game', (visitor, id) => visitor.put(`/api/users/${id}/liked_games/charades`)],
  ['like a game no more', (visitor, id) => visitor.delete(`/api/users/${id}/liked_games/charades`)],
  ['list a game', (visitor, id) => visitor.put(`/api/users/${id}/created_games/mine`)],
  ['take a game off', (visitor, id) => visitor.delete(`/api/users/${id}/created_games/mine`)],
  ['tell a deed', (visitor, id) => visitor.post(`/api/users/${id}/deeds`, { deed: 'app-opened' })],
  [
    'claim',
    (visitor, id) => visitor.post(`/api/users/${id}/claimed_rewards`, { rewardId: 'welcome' }),
  ],
  [
    'buy',
    (visitor, id) => visitor.post(`/api/users/${id}/purchases`, { itemId: 'charades/show-offs' }),
  ],
  ['read the ledger', (visitor, id) => visitor.get(`/api/users/${id}/coin_entries`)],
  ['export', (visitor, id) => visitor.get(`/api/users/${id}/export`)],
]

describe.each(databaseKinds)('who may touch a profile, on %s', (kind) => {
  const testApp = useTestApp(kind)
  let owner: TestUser
  let other: TestUser

  beforeAll(async () => {
    owner = await createUser(testApp.services, testApp.app, { name: 'Owner' })
    other = await createUser(testApp.services, testApp.app, { name: 'Other' })
    await owner.visitor.get(`/api/users/${owner.userId}`)
  })

  const profileOfOwner = async () => (await owner.visitor.get(`/api/users/${owner.userId}`)).json()

  describe.each(calls)('%s', (_, call) => {
    test('is 401 for somebody signed out', async () => {
      expect((await call(openVisitor(testApp.app), owner.userId)).status).toBe(401)
    })

    test.each([
      ['somebody else', () => owner.userId],
      ['nobody', () => newId()],
      ['one’s own id with a tail', () => `${other.userId}.1`],
      ['one’s own id in capitals', () => other.userId.toUpperCase()],
      ['a prototype', () => '__proto__'],
    ])('is 403 for the profile of %s', async (_, id) => {
      const before = await profileOfOwner()
      expect((await call(other.visitor, id())).status).toBe(403)
      expect(await profileOfOwner()).toEqual(before)
    })
  })

  test.each([
    ['another secret', ({ token }: TestUser) => signedCookie(token, 'a secret of one’s own')],
    ['no signature', ({ token }: TestUser) => token],
    ['an empty signature', ({ token }: TestUser) => `${token}.`],
    ['half a signature', (guest: TestUser) => signature(guest).slice(0, -20)],
    ['the signature of another token', (guest: TestUser) => `x${signature(guest)}`],
    ['a token nobody was given', () => signedCookie('made up', testApp.services.authSecret)],
    ['an empty token', () => signedCookie('', testApp.services.authSecret)],
    ['broken encoding', ({ token }: TestUser) => `${token}.%E0%A4%A`],
    ['nothing', () => ''],
    ['8 kB', () => 'x'.repeat(8192)],
  ])('a cookie with %s is nobody’s', async (_, value) => {
    const cookie = `party-dojo=${value(owner)}`
    const answer = await testApp.app.request(`/api/users/${owner.userId}`, { headers: { cookie } })
    expect([answer.status, (await answer.json()).error.code]).toEqual([401, 'unauthenticated'])
  })

  test('under another name a good cookie is nobody’s', async () => {
    const cookie = `__Host-party-dojo=${signature(owner)}; party-dojo2=${signature(owner)}`
    const answer = await testApp.app.request(`/api/users/${owner.userId}`, { headers: { cookie } })
    expect(answer.status).toBe(401)
  })

  test('a session ends at its time, to the millisecond', async () => {
    const user = await createUser(testApp.services, testApp.app)
    const nowMs = Date.now()
    await testApp.services.database.db
      .updateTable('sessions')
      .set({ expires_at: new Date(nowMs).toISOString() })
      .where('token', '=', user.token)
      .execute()
    const statusAt = async (ms: number) => {
      testApp.services.now = () => ms
      return (await user.visitor.get(`/api/users/${user.userId}`)).status
    }
    expect(await statusAt(nowMs - 1)).toBe(200)
    expect(await statusAt(nowMs)).toBe(401)
    testApp.services.now = Date.now
  })

  test('where the account is gone there is no profile: 404', async () => {
    const made = getProfile(testApp.services, newId())
    await expect(made).rejects.toMatchObject({ name: 'AppError', code: 'not_found' })
  })

  const signature = ({ token }: TestUser) => signedCookie(token, testApp.services.authSecret)
})
