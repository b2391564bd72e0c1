import { describe, expect, test } from 'vitest'
import { createApp } from '#server/create-app.ts'
import { openMessageQueue } from '#server/platform/messaging/message-queue.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { loseDatabase } from '#tests/support/database/lost-database.ts'
import {
  goodPassword,
  lastEmail,
  openVisitor,
  pathIn,
  signUp,
} from '#tests/support/users/visitor.ts'

describe.each(databaseKinds)('signing up on %s', (kind) => {
  const testApp = useTestApp(kind)

  test('by e-mail: a message, its link, a session, a profile', async () => {
    const visitor = openVisitor(testApp.app)
    const answer = await visitor.post('/api/auth/sign-up/email', {
      email: 'Sofie@Home.example',
      name: 'Sofie  Holm',
      password: goodPassword,
      callbackURL: '/verify-email',
    })
    expect(answer.status).toBe(200)
    expect(await (await visitor.get('/api/auth/get-session')).json()).toBeNull()
    const link = lastEmail(testApp.sent, 'sofie@home.example').hint
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

  test.each(['new', 'known'])(
    'with an address that is %s, it is answered once the email is in the database',
    async (which) => {
      const { services } = testApp
      const email = `${which}@letters.example`
      if (which === 'known') await signUp(openVisitor(testApp.app), testApp.sent, email)
      const never = () => new Promise<void>(() => {})
      const messageQueue = openMessageQueue({
        ...services,
        transports: { mail: never, sms: never },
        timing: { stopTimeoutMs: 1 },
      })
      const app = createApp({ ...services, messageQueue }, () =>
        Promise.reject(new Error('no pages here')),
      )
      const body = { email, name: 'Ada', password: goodPassword, callbackURL: '/verify-email' }
      const answer = await openVisitor(app).post('/api/auth/sign-up/email', body)
      expect(answer.status).toBe(200)
      const rows = await services.database.db.selectFrom('messages').selectAll().execute()
      expect(rows.filter((row) => JSON.stringify(row).includes(email))).toHaveLength(1)
      await messageQueue.stop()
      await services.database.db.deleteFrom('messages').execute()
    },
  )

  test('whose email could not be stored is no yes: it is tried again', async () => {
    const { services } = testApp
    const gone = () => Object.assign(new Error('the database stops'), { code: '57P01' })
    const never = () => new Promise<void>(() => {})
    const messageQueue = openMessageQueue({
      ...services,
      database: loseDatabase(services.database, gone),
      transports: { mail: never, sms: never },
    })
    const app = createApp({ ...services, messageQueue }, () =>
      Promise.reject(new Error('no pages here')),
    )
    const email = 'lost@letters.example'
    const body = { email, name: 'Ada', password: goodPassword, callbackURL: '/verify-email' }
    const answer = await openVisitor(app).post('/api/auth/sign-up/email', body)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    await messageQueue.stop()
  })

  test('a link that was used opens no second session', async () => {
    const visitor = openVisitor(testApp.app)
    await signUp(visitor, testApp.sent, 'once@home.example')
    const thief = openVisitor(testApp.app)
    await thief.get(pathIn(lastEmail(testApp.sent, 'once@home.example').hint))
    expect(await (await thief.get('/api/auth/get-session')).json()).toBeNull()
  })
})
