import { afterEach, describe, expect, test } from 'vitest'
import { popularityOf } from '#domain/packs/popularity.ts'
import { transact } from '#server/db/transaction.ts'
import { createUserIn, useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { erasePerson } from '../person/erase-person.ts'
import { findPackRow } from './pack-repository.ts'
import { recordPackDeleted } from './record-pack-deleted.ts'

const many = Array.from({ length: 50 }, (_, n) => n)

describe.each(databaseKinds)('likes of packs on %s', (kind) => {
  const testApp = useTestApp(kind)
  const maker = useUser(testApp)
  const user = useUser(testApp)

  const like = (packId: string, by = user) => by.visitor.put(`${by.path}/liked_games/${packId}`)
  const unlike = (packId: string, by = user) =>
    by.visitor.delete(`${by.path}/liked_games/${packId}`)
  const likesOf = async (packId: string) =>
    (await findPackRow(testApp.services.database.db, packId))?.likes
  const profileOf = async ({ visitor, path }: typeof user) => (await visitor.get(path)).json()
  const seatMany = () => Promise.all(many.map(() => createUserIn(testApp)))

  /** Whatever happened: a pack has as many likes as lists it stands on, and ranks by them. */
  afterEach(async () => {
    const { db } = testApp.services.database
    const packs = await db.selectFrom('packs').selectAll().execute()
    const rows = await db
      .selectFrom('profile_items')
      .select('item_id')
      .where('list', '=', 'liked_games')
      .execute()
    const terms = await db.selectFrom('pack_terms').select(['pack_id', 'popularity']).execute()
    for (const pack of packs) {
      const lists = rows.filter(({ item_id }) => item_id === pack.pack_id)
      expect([pack.pack_id, pack.likes]).toEqual([pack.pack_id, lists.length])
      expect(pack.popularity).toBe(popularityOf(pack))
      const ranks = terms.filter(({ pack_id }) => pack_id === pack.pack_id)
      expect(ranks.every(({ popularity }) => popularity === pack.popularity)).toBe(true)
    }
  })

  test('a like counts once, however often it is sent, and goes as it came', async () => {
    const packId = await publish(testApp.services, maker.userId)
    for (const _ of [1, 2]) expect((await like(packId)).status).toBe(200)
    expect(await likesOf(packId)).toBe(1)
    expect((await profileOf(user)).liked_games).toEqual([packId])
    for (const _ of [1, 2]) expect((await unlike(packId)).status).toBe(200)
    expect(await likesOf(packId)).toBe(0)
  })

  test.each<[string, () => Promise<string>]>([
    ['a draft', () => publish(testApp.services, maker.userId, { tags: ['draft'] })],
    ['a deleted pack', async () => await deleted()],
    ['a pack that nobody made', async () => 'nothing'],
  ])('%s cannot be liked', async (_, make) => {
    const packId = await make()
    const answer = await like(packId)
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      404,
      'There is no such game.',
    ])
    expect((await profileOf(user)).liked_games).toEqual([])
  })

  async function deleted(): Promise<string> {
    const packId = await publish(testApp.services, maker.userId)
    await remove(packId)
    return packId
  }

  const remove = (packId: string) =>
    transact(testApp.services.database.db, (transaction) =>
      recordPackDeleted(transaction, packId, testApp.services.now()),
    )

  test('a like of a pack that was deleted since can be taken back', async () => {
    const packId = await publish(testApp.services, maker.userId)
    await like(packId)
    await remove(packId)
    expect((await unlike(packId)).status).toBe(200)
    expect(await likesOf(packId)).toBe(0)
  })

  test('fifty at once are fifty', async () => {
    const packId = await publish(testApp.services, maker.userId)
    const guests = await seatMany()
    const answers = await Promise.all(guests.map((by) => like(packId, by)))
    expect(answers.map(({ status }) => status)).toEqual(many.map(() => 200))
    expect(await likesOf(packId)).toBe(50)
  })

  test('fifty at once of one person are one', async () => {
    const packId = await publish(testApp.services, maker.userId)
    await Promise.all(many.map(() => like(packId)))
    expect(await likesOf(packId)).toBe(1)
  })

  test('a storm of likes and unlikes leaves as many as there are lists', async () => {
    const packId = await publish(testApp.services, maker.userId)
    const guests = (await seatMany()).slice(0, 5)
    await Promise.all(
      many.flatMap((n) =>
        guests.map((by, at) => ((n + at) % 2 ? like(packId, by) : unlike(packId, by))),
      ),
    )
    expect(await likesOf(packId)).toBeLessThanOrEqual(5)
  })

  test('whoever leaves takes their likes along, also those that are under way', async () => {
    const ids: string[] = []
    for (const _ of [1, 2, 3]) ids.push(await publish(testApp.services, maker.userId))
    for (const id of ids) await like(id)
    const stayer = await createUserIn(testApp)
    for (const id of ids) await like(id, stayer)
    await Promise.all([
      ...ids.map((id) => unlike(id)),
      erasePerson(testApp.services, user.userId),
      ...ids.map((id) => like(id)),
    ])
    for (const id of ids) expect(await likesOf(id)).toBe(1)
  })

  test('whoever leaves takes their packs along, from every list and every word', async () => {
    const { db } = testApp.services.database
    const packId = await publish(testApp.services, maker.userId, { author: 'Wilhelmina' })
    await like(packId)
    await user.visitor.put(`${user.path}/liked_games/charades`)
    await erasePerson(testApp.services, maker.userId)
    expect((await profileOf(user)).liked_games).toEqual(['charades'])
    expect(await findPackRow(db, packId)).toBeNull()
    const words = await db
      .selectFrom('search_words')
      .select('word')
      .where('word', '=', 'wilhelmina')
      .execute()
    expect(words).toEqual([])
  })

  test('a hundred likes over all packs make a crowd favourite', async () => {
    const ids = [
      await publish(testApp.services, maker.userId),
      await publish(testApp.services, maker.userId),
    ]
    const guests = await seatMany()
    const [last, ...others] = guests
    await Promise.all(others.flatMap((by) => ids.map((id) => like(id, by))))
    if (!last) return
    await like(ids[0] ?? '', last)
    expect((await profileOf(maker)).achievements).not.toContain('Crowd Favourite')
    await like(ids[1] ?? '', last)
    expect((await profileOf(maker)).achievements).toContain('Crowd Favourite')
  })
})
