import { describe, expect, test } from 'vitest'
import type { Profile } from '#domain/profile/profile.ts'
import { packGames } from '#games/registry.ts'
import { transact } from '#server/db/transaction.ts'
import { createUserIn, useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { recordPackDeleted } from '../packs/record-pack-deleted.ts'

const slugs = packGames.map(({ slug }) => slug)

describe.each(databaseKinds)('on %s', (kind) => {
  const testApp = useTestApp(kind)
  const user = useUser(testApp)

  const read = async (): Promise<Profile> => (await user.visitor.get(user.path)).json()

  describe.each(['liked_games', 'created_games'] as const)('%s', (list) => {
    const put = (id: string) => user.visitor.put(`${user.path}/${list}/${id}`)
    const remove = (id: string) => user.visitor.delete(`${user.path}/${list}/${id}`)
    /** What may be put there; a pack that is made is on the list of its maker already. */
    async function three(): Promise<string[]> {
      if (list === 'liked_games') return ['charades', 'category', 'truth-or-dare']
      const packs = []
      for (const _ of [1, 2, 3]) packs.push(await publish(testApp.services, user.userId))
      for (const id of packs) await remove(id)
      return packs
    }

    test('adds an id once, in the order in which they came, and answers with the profile', async () => {
      let nowMs = Date.now()
      testApp.services.now = () => ++nowMs
      const ids = await three()
      for (const id of [...ids, ids[0] ?? '']) {
        const answer = await put(id)
        expect([answer.status, await answer.json()]).toEqual([200, await read()])
      }
      expect((await read())[list]).toEqual(ids)
    })

    test('removes an id, again and again', async () => {
      const [id = ''] = await three()
      await put(id)
      for (const _ of [1, 2]) {
        const answer = await remove(id)
        expect([answer.status, (await answer.json())[list]]).toEqual([200, []])
      }
    })

    test('twenty at once add one, before there is a profile', async () => {
      const [id = ''] = await three()
      const answers = await Promise.all(Array.from({ length: 20 }, () => put(id)))
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect((await read())[list]).toEqual([id])
    })

    test.each(['-charades', 'a%2Cb', 'a%20b', '%00', '..%2Fx', `${'x'.repeat(65)}`, '%E0%A4%A'])(
      'refuses %s: it is no id',
      async (id) => {
        expect((await put(id)).status).toBe(400)
        expect((await remove(id)).status).toBe(400)
        expect((await read())[list]).toEqual([])
      },
    )
  })

  test('a game that does not exist cannot be liked, and is gone from a list all the same', async () => {
    const answer = await user.visitor.put(`${user.path}/liked_games/nonsense`)
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      404,
      'There is no such game.',
    ])
    expect((await user.visitor.delete(`${user.path}/liked_games/nonsense`)).status).toBe(200)
  })

  describe('on created_games', () => {
    const refused: [string, number, string, () => Promise<string>][] = [
      ['an id that no pack has', 404, 'There is no such pack.', async () => 'x1'],
      ['a game of the app', 404, 'There is no such pack.', async () => 'charades'],
      ['a deleted pack', 404, 'There is no such pack.', () => deleted()],
      ['another’s pack', 403, 'This pack belongs to somebody else.', () => anothers()],
      ['another’s draft', 403, 'This pack belongs to somebody else.', () => anothers(['draft'])],
    ]
    async function anothers(tags: string[] = []): Promise<string> {
      return await publish(testApp.services, (await createUserIn(testApp)).userId, { tags })
    }
    async function deleted(): Promise<string> {
      const packId = await publish(testApp.services, user.userId)
      const { db } = testApp.services.database
      await transact(db, (transaction) => recordPackDeleted(transaction, packId, Date.now()))
      return packId
    }

    test.each(refused)('%s is refused with %i', async (_, status, message, make) => {
      const id = await make()
      const answer = await user.visitor.put(`${user.path}/created_games/${id}`)
      expect([answer.status, (await answer.json()).error.message]).toEqual([status, message])
      expect((await read()).created_games).toEqual([])
    })
  })

  test('a list takes a thousand games and no more', async () => {
    await read()
    const [last, oneMore] = [
      await publish(testApp.services, user.userId),
      await publish(testApp.services, user.userId),
    ]
    await user.visitor.delete(`${user.path}/created_games/${last}`)
    await user.visitor.delete(`${user.path}/created_games/${oneMore}`)
    const rows = Array.from({ length: 999 }, (_, n) => ({
      user_id: user.userId,
      list: 'created_games' as const,
      item_id: `pack-${n}`,
      added_at: n,
    }))
    await testApp.services.database.db.insertInto('profile_items').values(rows).execute()
    const put = (id: string) => user.visitor.put(`${user.path}/created_games/${id}`)
    expect((await put(last)).status).toBe(200)
    expect((await put(oneMore)).status).toBe(409)
    expect((await put(last)).status).toBe(200)
    expect((await read()).created_games).toHaveLength(1000)
  })

  describe('deeds', () => {
    const postDeed = (body: unknown) => user.visitor.post(`${user.path}/deeds`, body)
    const finish = (game: string, sober = false) => postDeed({ deed: 'game-finished', game, sober })
    const stamps = async () => (await read()).achievements

    test.each<[string, () => Promise<unknown>, string[]]>([
      ['nothing', async () => {}, []],
      ['opening the app', () => postDeed({ deed: 'app-opened' }), []],
      ['a first game', () => finish('category'), ['First Blood']],
      [
        'a game of Never have I ever',
        () => finish('never-have-i-ever'),
        ['First Blood', 'No Petals Left'],
      ],
      ['a game of Truth or dare', () => finish('truth-or-dare'), ['First Blood', 'Two Faces']],
      ['a game of Charades', () => finish('charades'), ['First Blood', 'Silent Film']],
      ['a pack of one’s own', () => finish('pack'), ['First Blood']],
      ['a sober game', () => finish('category', true), ['First Blood', 'Dry Hero']],
      ['the same game six times', () => finishAll(Array(6).fill('category')), ['First Blood']],
      [
        'five games',
        () => finishAll(slugs.filter((slug) => slug !== 'category')),
        ['First Blood', 'No Petals Left', 'Silent Film', 'Two Faces'],
      ],
      [
        'five games and two packs',
        () => finishAll([...slugs.filter((slug) => slug !== 'category'), 'pack', 'pack']),
        ['First Blood', 'No Petals Left', 'Silent Film', 'Two Faces', 'Whole Street'],
      ],
      [
        'six games',
        () => finishAll(slugs),
        ['First Blood', 'No Petals Left', 'Silent Film', 'Two Faces', 'Whole Street'],
      ],
    ])('%s', async (_, act, earned) => {
      await act()
      expect((await stamps()).toSorted()).toEqual(['Early Bird', ...earned].toSorted())
    })

    test('sober once on a day counts, told later or earlier', async () => {
      await finish('category', true)
      await finish('category')
      expect(await stamps()).toContain('Dry Hero')
      const row = testApp.services.database.db.selectFrom('deeds').select('sober')
      expect(await row.where('user_id', '=', user.userId).execute()).toEqual([{ sober: 1 }])
    })

    test('ten evenings make a regular, by the day in UTC; a stamp once given stays', async () => {
      const evenings = Array.from({ length: 10 }, (_, day) => Date.UTC(2026, 10, 1 + day, 21))
      for (const evening of evenings.slice(0, 9)) {
        for (const hour of [0, 1]) {
          testApp.services.now = () => evening + hour * 3_600_000
          await finishWhereSignedIn('category')
        }
      }
      expect(await stampsNow()).not.toContain('Regular')
      testApp.services.now = () => evenings[9] ?? 0
      await finishWhereSignedIn('category')
      expect(await stampsNow()).toContain('Regular')
      await testApp.services.database.db
        .deleteFrom('deeds')
        .where('user_id', '=', user.userId)
        .execute()
      await finishWhereSignedIn('charades')
      expect(await stampsNow()).toContain('Regular')
    })

    test.each([
      ['a game that does not exist', { deed: 'game-finished', game: 'nonsense' }, 404],
      ['a finished game without its name', { deed: 'game-finished' }, 400],
      ['a deed that is none', { deed: 'slept' }, 400],
      ['an epic dare, which the server knows itself', { deed: 'epic-dare' }, 400],
      ['a date', { deed: 'app-opened', day: '2026-12-24' }, 400],
      ['somebody else', { deed: 'app-opened', userId: 'x' }, 400],
    ])('with %s is refused', async (_, body, status) => {
      expect((await postDeed(body)).status).toBe(status)
      expect(await stamps()).toEqual(['Early Bird'])
    })

    async function finishAll(all: string[]): Promise<void> {
      for (const game of all) await finish(game)
    }

    /** Sessions end within the hour: these evenings last for days. */
    async function finishWhereSignedIn(game: string): Promise<void> {
      await keepSignedIn()
      expect((await finish(game)).status).toBe(200)
    }

    async function stampsNow(): Promise<string[]> {
      await keepSignedIn()
      return await stamps()
    }

    async function keepSignedIn(): Promise<void> {
      const expires_at = new Date(testApp.services.now() + 1).toISOString()
      const { db } = testApp.services.database
      await db.updateTable('sessions').set({ expires_at }).where('token', '=', user.token).execute()
    }
  })
})
