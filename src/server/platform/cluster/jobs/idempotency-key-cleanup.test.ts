import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { openVisitor, ownOrigin } from '#tests/support/users/visitor.ts'
import { openIdempotencyKeyCleanup } from './idempotency-key-cleanup.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const key = 'ab'.repeat(12)

describe.each(databaseKinds)('what a device sends twice, on %s', (kind) => {
  const testApp = useTestApp(kind, { TRUSTED_PROXIES: '1' })
  const user = useUser(testApp)
  let packId: string

  beforeEach(async () => {
    await testApp.services.database.db.deleteFrom('told_keys').execute()
    packId = await publish(testApp.services, user.userId)
  })

  const sends: Record<string, () => Promise<Response>> = {
    'a like': async () => user.visitor.put(`${user.path}/liked_games/${packId}`),
    'a like taken back': async () => user.visitor.delete(`${user.path}/liked_games/charades`),
    'a play': async () => play(user.visitor),
    feedback: async () => {
      const time = '2026-11-21T20:00:00.000Z'
      const feedback = { time, feedback: packId, user: '', positive: true, game: '' }
      return user.visitor.put(`/api/feedback/${encodeURIComponent(time)}`, feedback)
    },
    'a finished game': async () =>
      user.visitor.post(`${user.path}/deeds`, {
        deed: 'game-finished',
        game: 'charades',
        sober: true,
        key,
      }),
    'a claim': async () =>
      user.visitor.post(`${user.path}/claimed_rewards`, { rewardId: 'welcome' }),
  }

  test.each(Object.keys(sends))('%s counts once, a day later as well', async (what) => {
    const send = sends[what]
    await user.visitor.put(user.path)
    await testApp.services.database.db.deleteFrom('feedback').execute()
    const first = await send?.()
    expect(first?.ok).toBe(true)
    const before = await counted()
    testApp.services.now = () => Date.now() + dayMs
    await keepSignedIn()
    const second = await send?.()
    // A claim is refused then, in words that say it is there.
    expect([200, 409]).toContain(second?.status)
    expect(await counted()).toEqual(before)
  })

  test('a play counts once for any signed-in account, and another key counts again', async () => {
    await play(user.visitor)
    expect(await plays(await play(stranger()))).toBe(1)
    expect(await plays(await play(stranger(), 'cd'.repeat(12)))).toBe(2)
    expect(await plays(await play(stranger(), null))).toBe(3)
  })

  test('twenty at once are one', async () => {
    await Promise.all(Array.from({ length: 20 }, () => play(stranger())))
    expect(await counted()).toMatchObject({ packs: [{ plays: 1 }] })
  })

  test.each(['', 'x'.repeat(24), 7])('%j is no key', async (wrong) => {
    const answer = await stranger().post(`/api/packs/${packId}/plays`, { key: wrong })
    expect(answer.status).toBe(400)
  })

  test('keys are forgotten after thirty days', async () => {
    const { db } = testApp.services.database
    const row = (name: string, days: number) => ({ key: name, told_at: Date.now() - days * dayMs })
    await db
      .insertInto('told_keys')
      .values([row('old', 31), row('fresh', 29)])
      .execute()
    await openIdempotencyKeyCleanup(testApp.services).stop()
    expect(await db.selectFrom('told_keys').select('key').execute()).toEqual([{ key: 'fresh' }])
  })

  const stranger = () =>
    openVisitor(testApp.app, {
      origin: ownOrigin,
      host: 'localhost',
      'x-forwarded-for': freshAddress(),
    })

  async function play(visitor: ReturnType<typeof stranger>, by: string | null = key) {
    return await visitor.post(`/api/packs/${packId}/plays`, by === null ? {} : { key: by })
  }

  async function plays(answer: Response): Promise<number> {
    return (await answer.json()).plays
  }

  /** Everything that such a thing is counted in. */
  async function counted() {
    const { db } = testApp.services.database
    const own = { user_id: user.userId }
    const of = (table: 'deeds' | 'profile_items' | 'coin_entries') =>
      db.selectFrom(table).selectAll().where('user_id', '=', own.user_id).execute()
    const packs = db.selectFrom('packs').select(['likes', 'plays'])
    return {
      packs: await packs.where('pack_id', '=', packId).execute(),
      deeds: await of('deeds'),
      items: await of('profile_items'),
      coins: await of('coin_entries'),
      feedback: await db.selectFrom('feedback').selectAll().execute(),
    }
  }

  async function keepSignedIn(): Promise<void> {
    const expires_at = new Date(testApp.services.now() + hourMs).toISOString()
    const { db } = testApp.services.database
    await db.updateTable('sessions').set({ expires_at }).where('token', '=', user.token).execute()
  }
})
