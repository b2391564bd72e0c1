import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { createUser, signedCookie, type TestUser } from '#tests/support/users/create-user.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'

let nextMs = Date.UTC(2026, 10, 21, 20)

describe.each(databaseKinds)('who gave a feedback, on %s', (kind) => {
  const testApp = useTestApp(kind)
  let ada: TestUser

  beforeEach(async () => {
    ada = await createUser(testApp.services, testApp.app, { name: 'Ada Lovelace' })
    await ada.visitor.get(`/api/users/${ada.userId}`)
  })

  async function give(visitor: Visitor, user: string) {
    const time = new Date(nextMs++).toISOString()
    const body = { time, feedback: 'Fun', user, positive: true, game: 'charades' }
    const answer = await visitor.put(`/api/feedback/${time}`, body)
    const row = testApp.services.database.db
      .selectFrom('feedback')
      .selectAll()
      .where('time', '=', time)
    const { user_name, user_id } = await row.executeTakeFirstOrThrow()
    return { time, answered: (await answer.json()).user, user_name, user_id }
  }

  const nobodys = { answered: '', user_name: '', user_id: null }

  test.each(['', 'AdaLovelace', 'Somebody else', 'x'.repeat(200)])(
    'is the session’s username, whatever the body says: %j',
    async (user) => {
      expect(await give(ada.visitor, user)).toMatchObject({
        answered: 'AdaLovelace',
        user_name: 'AdaLovelace',
        user_id: ada.userId,
      })
    },
  )

  test('is the name of the day, when it was changed', async () => {
    await ada.visitor.patch(`/api/users/${ada.userId}`, { username: '👋🏽'.repeat(20) })
    expect((await give(ada.visitor, '👋🏽'.repeat(20))).user_name).toBe('👋🏽'.repeat(20))
  })

  test.each([
    ['signed out', () => openVisitor(testApp.app)],
    ['signed out again', async () => endSession(ada)],
    [
      'with a cookie of their own making',
      () => withCookie(signedCookie(ada.token, 'another secret')),
    ],
    ['with no profile yet', async () => (await createUser(testApp.services, testApp.app)).visitor],
  ])('is nobody for somebody %s, whatever the body says', async (_, visitor) => {
    const given = await give(await visitor(), 'AdaLovelace')
    expect(given).toMatchObject(nobodys)
  })

  test('the same again is no second one; from somebody else its time is taken', async () => {
    const { time } = await give(ada.visitor, '')
    const again = (visitor: Visitor) =>
      visitor.put(`/api/feedback/${time}`, {
        time,
        feedback: 'Fun',
        user: 'AdaLovelace',
        positive: true,
        game: 'charades',
      })
    expect((await again(ada.visitor)).status).toBe(200)
    expect((await again(openVisitor(testApp.app))).status).toBe(409)
    await ada.visitor.patch(`/api/users/${ada.userId}`, { username: 'Countess' })
    expect((await again(ada.visitor)).status).toBe(200)
    const other = await createUser(testApp.services, testApp.app, { name: 'Bo' })
    await other.visitor.get(`/api/users/${other.userId}`)
    expect((await again(other.visitor)).status).toBe(409)
  })

  test('given signed out and sent again signed in, it is the same', async () => {
    const { time } = await give(openVisitor(testApp.app), '')
    const body = { time, feedback: 'Fun', user: 'AdaLovelace', positive: true, game: 'charades' }
    expect((await ada.visitor.put(`/api/feedback/${time}`, body)).status).toBe(200)
  })

  async function endSession({ visitor, token }: TestUser): Promise<Visitor> {
    await testApp.services.database.db.deleteFrom('sessions').where('token', '=', token).execute()
    return visitor
  }

  function withCookie(value: string): Visitor {
    const visitor = openVisitor(testApp.app)
    visitor.cookies.set('party-dojo', value)
    return visitor
  }
})
