import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database.ts'
import { useTestHouse } from '#tests/support/test-house.ts'
import { goodPassword, lastLetter, openVisitor, pathIn, signUp } from '#tests/support/visitor.ts'

describe.each(databaseKinds)('signing up on %s', (kind) => {
  const house = useTestHouse(kind)

  test('by e-mail: a letter, its link, a session, a profile', async () => {
    const visitor = openVisitor(house.app)
    const answer = await visitor.post('/api/auth/sign-up/email', {
      email: 'Sofie@Home.example',
      name: 'Sofie  Holm',
      password: goodPassword,
      callbackURL: '/verify-email',
    })
    expect(answer.status).toBe(200)
    expect(await (await visitor.get('/api/auth/get-session')).json()).toBeNull()
    const link = lastLetter(house.sent, 'sofie@home.example').hint
    const landed = await visitor.get(pathIn(link))
    expect([landed.status, landed.headers.get('location')]).toEqual([302, '/verify-email'])
    const { user } = await (await visitor.get('/api/auth/get-session')).json()
    expect(user).toMatchObject({ email: 'sofie@home.example', emailVerified: true })
    const profile = await visitor.get(`/api/users/${user.id}`)
    expect([profile.status, await profile.json()]).toMatchObject([
      200,
      { username: 'SofieHolm', achievements: ['Early Bird'], dojo_coins: 0 },
    ])
  })

  test('a link that was used opens no second session', async () => {
    const visitor = openVisitor(house.app)
    await signUp(visitor, house.sent, 'once@home.example')
    const thief = openVisitor(house.app)
    await thief.get(pathIn(lastLetter(house.sent, 'once@home.example').hint))
    expect(await (await thief.get('/api/auth/get-session')).json()).toBeNull()
  })
})
