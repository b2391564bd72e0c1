import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database.ts'
import { openTestServices } from '#tests/support/services.ts'
import { goodPassword, lastLetter, openVisitor, pathIn, signUp } from '#tests/support/visitor.ts'
import { createApp } from '../create-app.ts'
import type { Message } from '../mail/message.ts'
import type { Services } from '../services.ts'

const noPages = () => Promise.reject(new Error('no pages here'))

describe.each(databaseKinds)('signing up on %s', (kind) => {
  let services: Services
  let sent: Message[]
  let app: ReturnType<typeof createApp>

  beforeAll(async () => {
    ;({ services, sent } = await openTestServices(kind))
    app = createApp(services, noPages)
  })
  beforeEach(() => services.database.db.deleteFrom('rate_limits').execute())
  afterAll(() => services.close())

  test('by e-mail: a letter, its link, a session, a profile', async () => {
    const visitor = openVisitor(app)
    const answer = await visitor.post('/api/auth/sign-up/email', {
      email: 'Sofie@Home.example',
      name: 'Sofie  Holm',
      password: goodPassword,
      callbackURL: '/verify-email',
    })
    expect(answer.status).toBe(200)
    expect(await (await visitor.get('/api/auth/get-session')).json()).toBeNull()
    const link = lastLetter(sent, 'sofie@home.example').hint
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
    const visitor = openVisitor(app)
    await signUp(visitor, sent, 'once@home.example')
    const thief = openVisitor(app)
    await thief.get(pathIn(lastLetter(sent, 'once@home.example').hint))
    expect(await (await thief.get('/api/auth/get-session')).json()).toBeNull()
  })
})
