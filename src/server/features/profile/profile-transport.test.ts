import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { cookieOf, createUser } from '#tests/support/users/create-user.ts'

describe.each(databaseKinds)('below /api/users/{userId} on %s', (kind) => {
  const testApp = useTestApp(kind)
  let path: string
  let cookie: string

  beforeAll(async () => {
    const user = await createUser(testApp.services, testApp.app)
    path = `/api/users/${user.userId}`
    cookie = cookieOf(user)
  })

  test.each([
    ['PATCH', '', '{"username":"Bo"}'],
    ['PUT', '', '{}'],
    ['POST', '/deeds', '{"deed":"app-opened"}'],
    ['POST', '/claimed_rewards', '{"rewardId":"welcome"}'],
    ['POST', '/purchases', '{"itemId":"charades/show-offs"}'],
    ['DELETE', '', '{}'],
  ])('%s %s takes JSON alone', async (method, below, body) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const options = { method, body, headers: { cookie, 'content-type': type } }
      expect((await testApp.app.request(path + below, options)).status).toBe(415)
    }
  })

  test.each([
    ['POST', '', 'GET, PUT, PATCH, DELETE'],
    ['GET', '/liked_games/charades', 'PUT, DELETE'],
    ['POST', '/created_games/mine', 'PUT, DELETE'],
    ['GET', '/deeds', 'POST'],
    ['GET', '/claimed_rewards', 'POST'],
    ['DELETE', '/purchases', 'POST'],
    ['POST', '/coin_entries', 'GET'],
    ['DELETE', '/coin_entries', 'GET'],
    ['POST', '/export', 'GET'],
  ])('%s %s is refused with Allow: %s', async (method, below, allow) => {
    const answer = await testApp.app.request(path + below, { method, headers: { cookie } })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
  })

  test.each(['', '/coin_entries', '/export', '/nothing'])(
    'GET %s is kept by no cache',
    async (below) => {
      expect(
        (await testApp.app.request(path + below, { headers: { cookie } })).headers.get(
          'cache-control',
        ),
      ).toBe('no-store')
      expect((await testApp.app.request(path + below)).headers.get('cache-control')).toBe(
        'no-store',
      )
    },
  )
})
