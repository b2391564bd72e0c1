import { afterEach, describe, expect, test } from 'vitest'
import { passCoins } from '#domain/profile/coins.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import { createUser, giveCoins } from '#tests/support/users/create-user.ts'
import { packsForSale } from '../packs/premium-packs.ts'
import { erasePerson } from '../person/erase-person.ts'
import { claimReward } from './claim-reward.ts'
import { recordReferral, settleReferral } from './referrals.ts'

const fifty = Array.from({ length: 50 }, (_, n) => n)

const items = packsForSale.map(({ itemId }) => itemId)

describe.each(databaseKinds)('fifty at once on %s', (kind) => {
  const testApp = useTestApp(kind)
  const user = useUser(testApp)

  afterEach(() => expectBalanced(testApp.services.database.db))

  const claim = async (rewardId = 'welcome') => {
    const answer = await user.visitor.post(`${user.path}/claimed_rewards`, { rewardId })
    return { status: answer.status, ...(await answer.json()) }
  }
  const buy = async (itemId: string) =>
    (await user.visitor.post(`${user.path}/purchases`, { itemId })).json()
  const coins = async () => (await (await user.visitor.get(user.path)).json()).dojo_coins
  const rowsOf = (table: 'passes' | 'coin_entries' | 'profiles') =>
    testApp.services.database.db
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', user.userId)
      .execute()

  test.each([
    ['with a profile', true],
    ['before there is one', false],
  ])('claim a reward: one has it, 49 hear that it was claimed; %s', async (_, hasProfile) => {
    if (hasProfile) await coins()
    const answers = await Promise.all(fifty.map(() => claim()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ error }) => error === 'Reward already claimed')
    expect(refused).toHaveLength(49)
    expect(await coins()).toBe(50)
    expect(await rowsOf('coin_entries')).toHaveLength(1)
  })

  test.each([0, 149, 150, 299, 450])(
    'spend %i coins on six packs: what there is and no more',
    async (given) => {
      await coins()
      await giveCoins(testApp.services, user.userId, given)
      const affordable = Math.floor(given / passCoins)
      const answers = await Promise.all(fifty.map((n) => buy(items[n % 6] ?? '')))
      const passes = await rowsOf('passes')
      expect(passes).toHaveLength(affordable)
      expect(await coins()).toBe(given - affordable * passCoins)
      const charges = (await rowsOf('coin_entries')).filter(
        (entry) => 'reason' in entry && entry.reason === 'pass',
      )
      expect(charges).toHaveLength(affordable)
      const bought = new Set(passes.map((pass) => 'item_id' in pass && pass.item_id))
      answers.forEach(({ ok }, n) => {
        if (ok) expect(bought).toContain(items[n % 6])
      })
    },
  )

  test('spend on one pack: charged once, and all fifty are told the same end', async () => {
    await coins()
    await giveCoins(testApp.services, user.userId, 10 * passCoins)
    const answers = await Promise.all(fifty.map(() => buy('charades/show-offs')))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(new Set(answers.map(({ until }) => until)).size).toBe(1)
    expect(await coins()).toBe(9 * passCoins)
    expect(await rowsOf('passes')).toHaveLength(1)
  })

  test('spend the last coins on one pack that has just ended: once more, not twice', async () => {
    await coins()
    await giveCoins(testApp.services, user.userId, 2 * passCoins)
    await buy('charades/show-offs')
    await testApp.services.database.db
      .updateTable('passes')
      .set({ ends_at: testApp.services.now() })
      .where('user_id', '=', user.userId)
      .execute()
    const answers = await Promise.all(fifty.map(() => buy('charades/show-offs')))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await coins()).toBe(0)
  })

  test('earn and spend together', async () => {
    await user.visitor.put(`${user.path}/liked_games/charades`)
    await giveCoins(testApp.services, user.userId, passCoins - 10)
    const all = await Promise.all(
      fifty.map((n) => (n % 2 ? claim('first-like') : buy(items[n % 6] ?? ''))),
    )
    const passes = await rowsOf('passes')
    expect(await coins()).toBe(passCoins - passes.length * passCoins)
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each(fifty.slice(0, 8))(
    'claim while the account is erased, round %i: nothing of it stays',
    async (n) => {
      await coins()
      const work = fifty
        .slice(0, 12)
        .map((m) => (m === n ? erasePerson(testApp.services, user.userId) : claim()))
      const answers = await Promise.all(work)
      expect(answers[n]).toBe(true)
      for (const answer of answers) {
        if (typeof answer !== 'object') continue
        expect([200, 401, 409, 500]).toContain(answer.status)
      }
      for (const table of ['passes', 'coin_entries', 'profiles'] as const) {
        expect(await rowsOf(table)).toEqual([])
      }
    },
  )

  test('after deletion nothing is claimed, and no referral is paid to anybody', async () => {
    const friend = await createUser(testApp.services, testApp.app)
    await coins()
    await recordReferral(testApp.services, friend.userId, user.userId)
    await erasePerson(testApp.services, user.userId)
    expect(await claim()).toEqual({ status: 401, error: 'User is not authenticated' })
    expect(await claimReward(testApp.services, user.userId, 'welcome')).toBe('no profile')
    expect(await settleReferral(testApp.services, friend.userId)).toBe(false)
    expect(await rowsOf('coin_entries')).toEqual([])
  })

  test('friends of one referrer verify: each pays once, however often it is settled', async () => {
    await coins()
    const friends = await Promise.all(
      fifty.slice(0, 10).map(() => createUser(testApp.services, testApp.app)),
    )
    for (const { userId } of friends) await recordReferral(testApp.services, userId, user.userId)
    const settled = await Promise.all(
      fifty.map((n) => settleReferral(testApp.services, friends[n % 10]?.userId ?? '')),
    )
    expect(settled.filter(Boolean)).toHaveLength(10)
    expect(await (await user.visitor.get(user.path)).json()).toMatchObject({
      dojo_coins: 1000,
      referred_users: 10,
      achievements: ['Early Bird', 'Good Company'],
    })
  })
})
