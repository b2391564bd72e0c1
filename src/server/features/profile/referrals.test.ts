import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/lib/new-id.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import { createUser, type TestUser } from '#tests/support/users/create-user.ts'
import { goodPassword, lastEmail, openVisitor, pathIn } from '#tests/support/users/visitor.ts'
import { erasePerson } from '../person/erase-person.ts'
import { recordReferral, settleReferral } from './referrals.ts'

describe.each(databaseKinds)('a referral on %s', (kind) => {
  const testApp = useTestApp(kind)
  let referrer: TestUser

  beforeEach(async () => {
    referrer = await createUser(testApp.services, testApp.app)
    await read()
  })
  afterEach(() => expectBalanced(testApp.services.database.db))

  const read = async ({ visitor, userId } = referrer) =>
    (await visitor.get(`/api/users/${userId}`)).json()
  const paid = { dojo_coins: 100, referred_users: 1, achievements: ['Early Bird', 'Good Company'] }
  const unpaid = { dojo_coins: 0, referred_users: 0, achievements: ['Early Bird'] }

  test('gives the referrer 100 coins and one more referred user, once', async () => {
    const friend = await createUser(testApp.services, testApp.app)
    await recordReferral(testApp.services, friend.userId, referrer.userId)
    expect(await read()).toMatchObject(unpaid)
    expect(await settleReferral(testApp.services, friend.userId)).toBe(true)
    expect(await settleReferral(testApp.services, friend.userId)).toBe(false)
    expect(await read()).toMatchObject(paid)
  })

  test('stands in the ledger without a word of the friend', async () => {
    const friend = await createUser(testApp.services, testApp.app)
    await recordReferral(testApp.services, friend.userId, referrer.userId)
    await settleReferral(testApp.services, friend.userId)
    const answer = await referrer.visitor.get(`/api/users/${referrer.userId}/coin_entries`)
    const text = await answer.text()
    expect(text).toContain('"amount":100,"reason":"referral"')
    expect(text).not.toContain(friend.userId)
  })

  test.each([
    ['nothing is verified', { email_verified: 0 }, false],
    ['the e-mail is verified', { email_verified: 1 }, true],
    ['the phone is verified', { email_verified: 0, phone_number_verified: 1 }, true],
    ['the phone is not', { email_verified: 0, phone_number_verified: 0 }, false],
  ])('of an account of which %s is paid: %s', async (_, person, isPaid) => {
    const friend = await createUser(testApp.services, testApp.app, person)
    await recordReferral(testApp.services, friend.userId, referrer.userId)
    expect(await settleReferral(testApp.services, friend.userId)).toBe(isPaid)
    expect(await read()).toMatchObject(isPaid ? paid : unpaid)
  })

  test('counts the first who invited, and no second', async () => {
    const friend = await createUser(testApp.services, testApp.app)
    const second = await createUser(testApp.services, testApp.app)
    await read(second)
    await recordReferral(testApp.services, friend.userId, referrer.userId)
    await recordReferral(testApp.services, friend.userId, second.userId)
    await settleReferral(testApp.services, friend.userId)
    await recordReferral(testApp.services, friend.userId, second.userId)
    expect(await settleReferral(testApp.services, friend.userId)).toBe(false)
    expect([await read(), await read(second)]).toMatchObject([paid, unpaid])
  })

  test.each([
    ['oneself', () => referrer.userId],
    ['oneself, with a tail', () => `${referrer.userId}.1`],
    ['nobody', () => ''],
    ['somebody without a profile', () => newId()],
    ['a name', () => 'Ada'],
    ['what no database takes', () => 'a\0b'],
    ['a book', () => 'x'.repeat(10_000)],
  ])('by %s is not kept', async (_, inviter) => {
    await recordReferral(testApp.services, referrer.userId, inviter())
    expect(await settleReferral(testApp.services, referrer.userId)).toBe(false)
    const rows = testApp.services.database.db.selectFrom('referrals').selectAll()
    expect(await rows.where('new_user_id', '=', referrer.userId).execute()).toEqual([])
    expect(await read()).toMatchObject(unpaid)
  })

  test('by a referrer who was erased meanwhile pays nobody', async () => {
    const friend = await createUser(testApp.services, testApp.app)
    await recordReferral(testApp.services, friend.userId, referrer.userId)
    await erasePerson(testApp.services, referrer.userId)
    expect(await settleReferral(testApp.services, friend.userId)).toBe(false)
  })

  test('of a friend who was erased stays with the referrer', async () => {
    const friend = await createUser(testApp.services, testApp.app)
    await recordReferral(testApp.services, friend.userId, referrer.userId)
    await settleReferral(testApp.services, friend.userId)
    await erasePerson(testApp.services, friend.userId)
    expect(await read()).toMatchObject(paid)
  })

  test('that a crash left unpaid is paid when the account is next used', async () => {
    const friend = openVisitor(testApp.app)
    const userId = await signUp('crash@home.example', friend, referrer.userId)
    await testApp.services.database.db
      .updateTable('users')
      .set({ email_verified: 1 })
      .where('id', '=', userId)
      .execute()
    expect(await read()).toMatchObject(unpaid)
    const again = { email: 'crash@home.example', password: goodPassword }
    expect((await friend.post('/api/auth/sign-in/email', again)).status).toBe(200)
    expect(await read()).toMatchObject(paid)
  })

  describe('by the invite cookie', () => {
    test('is paid when the link of the email is opened, and not before', async () => {
      const friend = openVisitor(testApp.app)
      await signUp('friend@home.example', friend, referrer.userId)
      expect(await read()).toMatchObject(unpaid)
      await friend.get(pathIn(lastEmail(testApp.sent, 'friend@home.example').hint))
      expect(await read()).toMatchObject(paid)
      await friend.get(pathIn(lastEmail(testApp.sent, 'friend@home.example').hint))
      expect(await read()).toMatchObject(paid)
    })

    test('is paid when the number is verified', async () => {
      const phoneNumber = '+4790005678'
      const friend = openVisitor(testApp.app)
      friend.cookies.set('invite', referrer.userId)
      await friend.post('/api/auth/phone-number/send-otp', { phoneNumber })
      const code = lastEmail(testApp.sent, phoneNumber).hint
      await friend.post('/api/auth/phone-number/verify', { phoneNumber, code })
      expect(await read()).toMatchObject(paid)
    })

    test('an account that was there before is no new one', async () => {
      await signUp('old@home.example', openVisitor(testApp.app), '')
      const friend = openVisitor(testApp.app)
      await signUp('old@home.example', friend, referrer.userId)
      await friend.get(pathIn(lastEmail(testApp.sent, 'old@home.example').hint))
      expect(await read()).toMatchObject(unpaid)
    })

    test.each([
      ['rubbish', '%%%'],
      ['half of an encoding', '%E0%A4%A'],
      ['an end of text', 'a%00b'],
      ['SQL', '%27%3B%20drop%20table%20referrals%3B--'],
      ['16 kB', 'x'.repeat(16_384)],
      ['a stranger', newId()],
    ])('of %s signs up all the same, and leaves nothing behind', async (_, value) => {
      const before = await testApp.services.database.db
        .selectFrom('referrals')
        .selectAll()
        .execute()
      testApp.logged.length = 0
      const userId = await signUp(`r${Math.random()}@home.example`, openVisitor(testApp.app), value)
      expect(userId).toMatch(/^[\da-f-]{36}$/)
      expect(testApp.logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
      const after = await testApp.services.database.db.selectFrom('referrals').selectAll().execute()
      expect(after).toEqual(before)
    })
  })

  async function signUp(
    email: string,
    visitor = openVisitor(testApp.app),
    invite = '',
  ): Promise<string> {
    if (invite) visitor.cookies.set('invite', invite)
    const body = { email, name: '', password: goodPassword, callbackURL: '/verify-email' }
    const answer = await visitor.post('/api/auth/sign-up/email', body)
    expect(answer.status).toBe(200)
    const user = testApp.services.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
    return (await user.executeTakeFirstOrThrow()).id
  }
})
