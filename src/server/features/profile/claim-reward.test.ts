import { afterAll, describe, expect, test } from 'vitest'
import { epicDare } from '#tests/support/app/dare-fixtures.ts'
import { createUserIn, useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { expectBalanced } from '#tests/support/database/ledger.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'

describe.each(databaseKinds)('POST /api/users/{userId}/claimed_rewards on %s', (kind) => {
  const testApp = useTestApp(kind)
  const user = useUser(testApp)
  afterAll(() => expectBalanced(testApp.services.database.db))

  async function claim(rewardId: string, visitor = user.visitor) {
    const answer = await visitor.post(`${user.path}/claimed_rewards`, { rewardId })
    return [answer.status, await answer.json()]
  }

  const read = async () => (await user.visitor.get(user.path)).json()

  const readEntries = () =>
    testApp.services.database.db
      .selectFrom('coin_entries')
      .select(['key', 'amount', 'reason'])
      .where('user_id', '=', user.userId)
      .execute()

  describe('spec §8', () => {
    test('signed out: User is not authenticated', async () => {
      expect(await claim('welcome', openVisitor(testApp.app))).toEqual([
        401,
        { error: 'User is not authenticated' },
      ])
    })

    test('once: Reward claimed successfully; again: Reward already claimed', async () => {
      expect(await claim('welcome')).toEqual([200, { message: 'Reward claimed successfully' }])
      expect(await claim('welcome')).toEqual([409, { error: 'Reward already claimed' }])
      expect(await read()).toMatchObject({ claimed_rewards: ['welcome'], dojo_coins: 50 })
      expect(await readEntries()).toEqual([{ key: 'reward:welcome', amount: 50, reason: 'reward' }])
    })

    test.each([
      ['Error accessing user document', 'the profiles cannot be read', 'profiles', false],
      ['Failed to create user document', 'a missing one cannot be made', 'profile_items', false],
      ['Error claiming reward', 'the ledger cannot be read', 'coin_entries', true],
      ['Error claiming reward', 'the deeds cannot be read', 'deeds', true],
    ] as const)('%s: %s', async (error, _, table, hasProfile) => {
      const { schema } = testApp.services.database.db
      if (hasProfile) await read()
      await schema.alterTable(table).renameTo('lost').execute()
      testApp.logged.length = 0
      const answer = await claim('welcome')
      await schema.alterTable('lost').renameTo(table).execute()
      expect(answer).toEqual([500, { error }])
      expect(testApp.logged[0]).toMatchObject({
        event: 'reward.claim_failed',
        answer: error,
        requestId: expect.any(String),
      })
      expect(await readEntries()).toEqual([])
      expect(await claim('welcome')).toMatchObject([200, {}])
    })
  })

  test('the claim and its coins stand in one transaction', async () => {
    await read()
    const { db } = testApp.services.database
    await db.schema.alterTable('profiles').renameColumn('dojo_coins', 'lost').execute()
    const answer = await claim('welcome')
    await db.schema.alterTable('profiles').renameColumn('lost', 'dojo_coins').execute()
    expect(answer).toEqual([500, { error: 'Error claiming reward' }])
    expect(await readEntries()).toEqual([])
    expect(await read()).toMatchObject({ claimed_rewards: [], dojo_coins: 0 })
  })

  test('coins come to a profile that is not there yet', async () => {
    expect(await claim('welcome')).toMatchObject([200, {}])
    expect(await read()).toMatchObject({ dojo_coins: 50, achievements: ['Early Bird'] })
  })

  describe('spec §14, the rule of each', () => {
    const deed = (body: object) => user.visitor.post(`${user.path}/deeds`, body)
    test.each([
      ['first-like', 10, () => user.visitor.put(`${user.path}/liked_games/charades`)],
      ['feedback', 20, giveFeedback],
      ['install-app', 25, () => deed({ deed: 'app-opened' })],
      ['epic-dare', 30, finishEpicDare],
    ])('%s gives %i coins once it is earned', async (id, coins, act) => {
      await read()
      expect(await claim(id)).toEqual([409, { error: expect.stringMatching(/^Not yet: ./) }])
      expect(await read()).toMatchObject({ claimed_rewards: [], dojo_coins: 0 })
      expect((await act()).status).toBeLessThan(300)
      expect(await claim(id)).toMatchObject([200, {}])
      expect(await read()).toMatchObject({ claimed_rewards: [id], dojo_coins: coins })
    })

    test('feedback that somebody else gave earns nothing', async () => {
      await read()
      const other = await createUserIn(testApp)
      await other.visitor.get(other.path)
      expect((await giveFeedback(other)).status).toBe(201)
      expect(await claim('feedback')).toMatchObject([409, {}])
    })

    test('first-pack waits for a published pack: a draft is none', async () => {
      await publish(testApp.services, user.userId, { tags: ['draft'] })
      expect(await claim('first-pack')).toMatchObject([409, {}])
    })

    test('a like that was taken back earns nothing any more', async () => {
      await user.visitor.put(`${user.path}/liked_games/charades`)
      await user.visitor.delete(`${user.path}/liked_games/charades`)
      expect(await claim('first-like')).toMatchObject([409, {}])
    })

    test('a reward that was claimed stays claimed when its like is taken back', async () => {
      await user.visitor.put(`${user.path}/liked_games/charades`)
      expect(await claim('first-like')).toMatchObject([200, {}])
      await user.visitor.delete(`${user.path}/liked_games/charades`)
      expect(await claim('first-like')).toEqual([409, { error: 'Reward already claimed' }])
    })

    test.each([
      ['calendar-2026-24', '2026-12-23T23:59:59.999Z', 409],
      ['calendar-2026-24', '2026-12-24T00:00:00.000Z', 200],
      ['calendar-2026-01', '2026-12-31T23:59:59.999Z', 200],
      ['calendar-2026-01', '2027-01-01T00:00:00.000Z', 409],
      ['calendar-2026-01', '2026-07-01T00:00:00.000Z', 409],
      ['calendar-2025-24', '2026-12-24T00:00:00.000Z', 409],
    ])('%s at %s answers %i', async (id, now, status) => {
      testApp.services.now = () => Date.parse(now)
      Object.assign(user, await createUserIn(testApp))
      expect(await claim(id)).toMatchObject([status, {}])
      expect(await read()).toMatchObject({ dojo_coins: status === 200 ? 10 : 0 })
    })
  })

  test('a door of a year that is over says so', async () => {
    testApp.services.now = () => Date.parse('2026-11-24T12:00:00.000Z')
    Object.assign(user, await createUserIn(testApp))
    expect(await claim('calendar-2025-24')).toEqual([
      409,
      { error: expect.stringMatching(/^The calendar of 2025 is over\./) },
    ])
  })

  test.each(['', 'nonsense', 'calendar-2026-25', '__proto__', 'Welcome', 'welcome,feedback', '\0'])(
    '%j is no reward',
    async (rewardId) => {
      expect(await claim(rewardId)).toEqual([404, { error: 'There is no such reward.' }])
      expect(await readEntries()).toEqual([])
    },
  )

  test.each([
    ['coins of one’s own', { rewardId: 'welcome', coins: 1_000_000 }, 'coins'],
    ['nothing', {}, 'rewardId'],
    ['a number', { rewardId: 7 }, 'rewardId'],
    ['an endless id', { rewardId: 'x'.repeat(65) }, 'rewardId'],
    ['a list', [], 'expected object'],
  ])('a body with %s is 400', async (_, body, named) => {
    const answer = await user.visitor.post(`${user.path}/claimed_rewards`, body)
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
      400,
      expect.stringContaining(named),
    ])
    expect(await readEntries()).toEqual([])
  })

  async function finishEpicDare() {
    const dare = epicDare()
    await (await createUserIn(testApp)).visitor.post('/api/dares', dare)
    const say = (body: object) => user.visitor.post(`/api/dares/${dare.id}/answers`, body)
    await say({ answer: 'accepted', step: 0 })
    for (const step of [1, 2]) await say({ answer: 'done', step, words: '' })
    return await say({ answer: 'done', step: 3, words: '' })
  }

  function giveFeedback({ visitor } = user) {
    const time = new Date(Date.now() + Math.floor(Math.random() * 1e9)).toISOString()
    const feedback = { time, feedback: 'Fun', user: '', positive: true, game: '' }
    return visitor.put(`/api/feedback/${time}`, feedback)
  }
})
