import { beforeEach, describe, expect, test } from 'vitest'
import type { Tables } from '#server/db/tables.ts'
import type { MailMessage } from '#server/platform/messaging/message.ts'
import { toQueued } from '#server/platform/messaging/message-repository.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { createUser, type TestUser } from '#tests/support/users/create-user.ts'
import { placeholderEmail } from '../accounts/person-rules.ts'
import { recordReferral, settleReferral } from '../profile/referrals.ts'
import { setOptionalEmails } from './email-preferences.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

describe.each(databaseKinds)('“Your friend is in” on %s', (kind) => {
  const testApp = useTestApp(kind, { ORIGIN: 'https://party.example' })

  beforeEach(() => testApp.services.database.db.deleteFrom('messages').execute())

  async function invite(person: Partial<Tables['users']> = {}): Promise<[TestUser, TestUser]> {
    const referrer = await createUser(testApp.services, testApp.app, person)
    await referrer.visitor.get(`/api/users/${referrer.userId}`)
    const friend = await createUser(testApp.services, testApp.app, { name: 'Secretive Bo' })
    await recordReferral(testApp.services, friend.userId, referrer.userId)
    return [referrer, friend]
  }
  const emails = async () =>
    (await testApp.services.database.db.selectFrom('messages').selectAll().execute()).map(
      (row) => toQueued(row).message as MailMessage,
    )
  const coinsOf = async ({ visitor, userId }: TestUser) =>
    (await (await visitor.get(`/api/users/${userId}`)).json()).dojo_coins

  test('goes to whoever brought them, once, with a way to stop it and no word of the friend', async () => {
    const [referrer, friend] = await invite({ name: 'Åse' })
    await Promise.all([1, 2, 3].map(() => settleReferral(testApp.services, friend.userId)))
    const unsubscribeUrl = unsubscribeLink(testApp.services, referrer.userId)
    const [email, ...others] = await emails()
    expect(others).toEqual([])
    expect(email).toMatchObject({
      channel: 'mail',
      to: `${referrer.userId}@home.example`,
      subject: 'Your friend is in',
      hint: 'https://party.example/profile',
      unsubscribeUrl,
    })
    expect(email?.text).toContain('Hello Åse,')
    expect(email?.text).toContain('100 dojo coins')
    expect(email?.text.endsWith(unsubscribeUrl)).toBe(true)
    expect(JSON.stringify(email)).not.toMatch(new RegExp(`Secretive|${friend.userId}`))
  })

  test.each<[string, Partial<Tables['users']>]>([
    ['is not confirmed', { email_verified: 0 }],
    ['is only a phone', { email: placeholderEmail('+4712345678'), phone_number: '+4712345678' }],
  ])('an address that %s gets none, and the coins come all the same', async (_, person) => {
    const [referrer, friend] = await invite(person)
    expect(await settleReferral(testApp.services, friend.userId)).toBe(true)
    expect([await emails(), await coinsOf(referrer)]).toEqual([[], 100])
  })

  test('whoever has stopped emails gets none, until they want them again', async () => {
    const [referrer, friend] = await invite()
    await setOptionalEmails(testApp.services, referrer.userId, false)
    await settleReferral(testApp.services, friend.userId)
    expect([await emails(), await coinsOf(referrer)]).toEqual([[], 100])
    await setOptionalEmails(testApp.services, referrer.userId, true)
    const second = await createUser(testApp.services, testApp.app)
    await recordReferral(testApp.services, second.userId, referrer.userId)
    await settleReferral(testApp.services, second.userId)
    expect([(await emails()).length, await coinsOf(referrer)]).toEqual([1, 200])
  })

  test('where it cannot be kept, nothing is paid either, and both come later', async () => {
    const [referrer, friend] = await invite()
    const { schema } = testApp.services.database.db
    await schema.alterTable('messages').renameTo('lost').execute()
    await expect(settleReferral(testApp.services, friend.userId)).rejects.toThrow('messages')
    await schema.alterTable('lost').renameTo('messages').execute()
    expect(await coinsOf(referrer)).toBe(0)
    expect(await settleReferral(testApp.services, friend.userId)).toBe(true)
    expect([(await emails()).length, await coinsOf(referrer)]).toEqual([1, 100])
  })
})
