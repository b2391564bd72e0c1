import { beforeEach, describe, expect, test } from 'vitest'
import type { Tables } from '#server/db/tables.ts'
import type { MailMessage } from '#server/platform/messaging/message.ts'
import { toQueued } from '#server/platform/messaging/message-repository.ts'
import { databaseKinds } from '#tests/support/database.ts'
import { type Guest, seatGuest } from '#tests/support/guest.ts'
import { useTestHouse } from '#tests/support/test-house.ts'
import { placeholderEmail } from '../accounts/person-rules.ts'
import { recordReferral, settleReferral } from '../profile/referrals.ts'
import { wishLetters } from './mail-preferences.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

describe.each(databaseKinds)('“Your friend is in” on %s', (kind) => {
  const house = useTestHouse(kind, { ORIGIN: 'https://party.example' })

  beforeEach(() => house.services.database.db.deleteFrom('messages').execute())

  async function invite(person: Partial<Tables['users']> = {}): Promise<[Guest, Guest]> {
    const referrer = await seatGuest(house.services, house.app, person)
    await referrer.visitor.get(`/api/users/${referrer.userId}`)
    const friend = await seatGuest(house.services, house.app, { name: 'Secretive Bo' })
    await recordReferral(house.services, friend.userId, referrer.userId)
    return [referrer, friend]
  }
  const letters = async () =>
    (await house.services.database.db.selectFrom('messages').selectAll().execute()).map(
      (row) => toQueued(row).message as MailMessage,
    )
  const coinsOf = async ({ visitor, userId }: Guest) =>
    (await (await visitor.get(`/api/users/${userId}`)).json()).dojo_coins

  test('goes to whoever brought them, once, with a way to stop it and no word of the friend', async () => {
    const [referrer, friend] = await invite({ name: 'Åse' })
    await Promise.all([1, 2, 3].map(() => settleReferral(house.services, friend.userId)))
    const unsubscribeUrl = unsubscribeLink(house.services, referrer.userId)
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      channel: 'mail',
      to: `${referrer.userId}@home.example`,
      subject: 'Your friend is in',
      hint: 'https://party.example/profile',
      unsubscribeUrl,
    })
    expect(letter?.text).toContain('Hello Åse,')
    expect(letter?.text).toContain('100 dojo coins')
    expect(letter?.text.endsWith(unsubscribeUrl)).toBe(true)
    expect(JSON.stringify(letter)).not.toMatch(new RegExp(`Secretive|${friend.userId}`))
  })

  test.each<[string, Partial<Tables['users']>]>([
    ['is not confirmed', { email_verified: 0 }],
    ['is only a phone', { email: placeholderEmail('+4712345678'), phone_number: '+4712345678' }],
  ])('an address that %s gets none, and the coins come all the same', async (_, person) => {
    const [referrer, friend] = await invite(person)
    expect(await settleReferral(house.services, friend.userId)).toBe(true)
    expect([await letters(), await coinsOf(referrer)]).toEqual([[], 100])
  })

  test('whoever has stopped letters gets none, until they want them again', async () => {
    const [referrer, friend] = await invite()
    await wishLetters(house.services, referrer.userId, false)
    await settleReferral(house.services, friend.userId)
    expect([await letters(), await coinsOf(referrer)]).toEqual([[], 100])
    await wishLetters(house.services, referrer.userId, true)
    const second = await seatGuest(house.services, house.app)
    await recordReferral(house.services, second.userId, referrer.userId)
    await settleReferral(house.services, second.userId)
    expect([(await letters()).length, await coinsOf(referrer)]).toEqual([1, 200])
  })

  test('where it cannot be kept, nothing is paid either, and both come later', async () => {
    const [referrer, friend] = await invite()
    const { schema } = house.services.database.db
    await schema.alterTable('messages').renameTo('lost').execute()
    await expect(settleReferral(house.services, friend.userId)).rejects.toThrow('messages')
    await schema.alterTable('lost').renameTo('messages').execute()
    expect(await coinsOf(referrer)).toBe(0)
    expect(await settleReferral(house.services, friend.userId)).toBe(true)
    expect([(await letters()).length, await coinsOf(referrer)]).toEqual([1, 100])
  })
})
