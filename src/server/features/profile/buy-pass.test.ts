import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { passCoins, passMs } from '#domain/profile/coins.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import { giveCoins } from '#tests/support/users/create-user.ts'
import { buyPass } from './buy-pass.ts'

const itemId = 'charades/show-offs'
const startMs = Date.UTC(2026, 10, 21, 20)

describe.each(databaseKinds)('POST /api/users/{userId}/purchases on %s', (kind) => {
  const testApp = useTestApp(kind)
  const user = useUser(testApp)

  beforeEach(() => {
    testApp.services.now = () => startMs
  })
  afterEach(() => expectBalanced(testApp.services.database.db))

  async function buy(item = itemId) {
    const answer = await user.visitor.post(`${user.path}/purchases`, { itemId: item })
    return [answer.status, await answer.json()]
  }
  const coins = async () => (await (await user.visitor.get(user.path)).json()).dojo_coins
  async function start(given: number) {
    await coins()
    await giveCoins(testApp.services, user.userId, given)
  }
  const endAfter = (ms: number) => [200, { ok: true, until: new Date(startMs + ms).toISOString() }]
  const tooFew = [200, { ok: false }]
  const readCharges = () =>
    testApp.services.database.db
      .selectFrom('coin_entries')
      .select(['key', 'amount'])
      .where('user_id', '=', user.userId)
      .where('reason', '=', 'pass')
      .execute()

  test('a pass costs 150 coins and lasts 24 hours', async () => {
    await start(200)
    expect(await buy()).toEqual(endAfter(86_400_000))
    expect(await coins()).toBe(50)
    expect(await readCharges()).toEqual([
      { key: `pass:${itemId}:${startMs + passMs}`, amount: -150 },
    ])
  })

  test.each([0, 1, 149])('with %i coins it is refused, and nothing has changed', async (given) => {
    await start(given)
    expect(await buy()).toEqual(tooFew)
    expect([await coins(), await readCharges()]).toEqual([given, []])
    const passes = testApp.services.database.db.selectFrom('passes').selectAll()
    expect(await passes.where('user_id', '=', user.userId).execute()).toEqual([])
  })

  test('while it runs, buying it again costs nothing and gives its end', async () => {
    await start(300)
    await buy()
    testApp.services.now = () => startMs + 1_800_000
    expect(await buy()).toEqual(endAfter(passMs))
    expect([await coins(), (await readCharges()).length]).toEqual([150, 1])
  })

  test('while it runs, its owner hears of it even without a coin left', async () => {
    await start(150)
    await buy()
    expect(await buy()).toEqual(endAfter(passMs))
  })

  test.each([
    ['a millisecond before its end', passMs - 1, passMs, 150],
    ['at its end', passMs, 2 * passMs, 0],
    ['long after', 3 * passMs, 4 * passMs, 0],
  ])('%s it is bought anew or not', async (_, laterMs, endMs, left) => {
    await start(300)
    await buy()
    testApp.services.now = () => startMs + laterMs
    expect(await buyPass(testApp.services, user.userId, itemId)).toBe(startMs + endMs)
    testApp.services.now = () => startMs
    expect(await coins()).toBe(left)
  })

  test('after its end, without coins, it stays ended', async () => {
    await start(150)
    await buy()
    testApp.services.now = () => startMs + passMs
    expect(await buyPass(testApp.services, user.userId, itemId)).toBe(false)
    const passes = testApp.services.database.db.selectFrom('passes').select('ends_at')
    expect(await passes.where('user_id', '=', user.userId).execute()).toEqual([
      { ends_at: startMs + passMs },
    ])
  })

  test('passes for two packs are two purchases', async () => {
    await start(300)
    await buy()
    expect(await buy('category/know-it-alls')).toEqual(endAfter(passMs))
    expect(await coins()).toBe(0)
  })

  test('before there is a profile one is made, and there are too few coins', async () => {
    expect(await buy()).toEqual(tooFew)
    expect(await coins()).toBe(0)
  })

  test.each([
    ['unknown', 'charades/nonsense', 404],
    ['free', 'charades/classics', 404],
    ['a prototype', '__proto__', 404],
    ['empty', '', 404],
    ['in capitals', 'CHARADES/SHOW-OFFS', 404],
    ['endless', 'x'.repeat(129), 400],
  ])('an item that is %s is refused and costs nothing', async (_, item, status) => {
    await start(passCoins)
    expect(await buy(item)).toMatchObject([status, { error: {} }])
    expect(await coins()).toBe(passCoins)
  })
})
