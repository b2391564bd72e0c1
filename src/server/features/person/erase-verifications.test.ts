import { describe, expect, test } from 'vitest'
import { newId } from '#server/lib/new-id.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { erasePerson } from './erase-person.ts'

type Seated = Awaited<ReturnType<typeof createUserIn>> & { email: string; phone: string }

/** All that this server lets the sign-in library write down about somebody until it is used. */
const begun: [string, (by: Seated) => Promise<Response>][] = [
  [
    'a new password',
    ({ visitor, email }) =>
      visitor.post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' }),
  ],
  [
    'a code by telephone',
    ({ visitor, phone }) => visitor.post('/api/auth/phone-number/send-otp', { phoneNumber: phone }),
  ],
  ['a passkey', ({ visitor }) => visitor.get('/api/auth/passkey/generate-register-options')],
  [
    'signing in anew by passkey',
    ({ visitor }) => visitor.get('/api/auth/passkey/generate-authenticate-options'),
  ],
  [
    'joining another account',
    ({ visitor }) =>
      visitor.post('/api/auth/link-social', { provider: 'google', callbackURL: '/profile' }),
  ],
]

describe.each(databaseKinds)('what was begun and not ended, on %s', (kind) => {
  const testApp = useTestApp(kind, { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })
  let calls = 0

  async function somebody(): Promise<Seated> {
    const phone = `+47${91_000_000 + calls++}`
    const person = await createUserIn(testApp, { phone_number: phone, phone_number_verified: 1 })
    return { ...person, phone, email: `${person.userId}@home.example` }
  }
  const read = () =>
    testApp.services.database.db.selectFrom('verifications').selectAll().orderBy('id').execute()

  test.each(begun)('%s goes with its person, and another’s stays', async (_, begin) => {
    const { db } = testApp.services.database
    await db.deleteFrom('verifications').execute()
    const [ada, ben] = [await somebody(), await somebody()]
    expect((await begin(ben)).status).toBe(200)
    const ofBen = await read()
    expect((await begin(ada)).status).toBe(200)
    expect([ofBen.length, (await read()).length]).toEqual([1, 2])
    await erasePerson(testApp.services, ada.userId)
    expect(await read()).toEqual(ofBen)
  })

  test('what has run out goes with whoever leaves, whosever it was', async () => {
    const { db } = testApp.services.database
    await db.deleteFrom('verifications').execute()
    const [ada, ben] = [await somebody(), await somebody()]
    const row = (minutes: number) => {
      const at = new Date(Date.now() + minutes * 60_000).toISOString()
      const times = { created_at: at, updated_at: at, expires_at: at }
      return { id: newId(), identifier: newId(), value: ben.userId, ...times }
    }
    const open = row(5)
    await db
      .insertInto('verifications')
      .values([row(-5), row(-600), open])
      .execute()
    await erasePerson(testApp.services, ada.userId)
    expect(await read()).toEqual([open])
  })
})
