import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnPackCard, PackCard, PackPage } from '#contract/packs.ts'
import { createUserIn, useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { openVisitor, ownOrigin } from '#tests/support/users/visitor.ts'

const hourMs = 3_600_000
const startMs = Date.UTC(2026, 10, 21, 20)

describe.each(databaseKinds)('/api/packs on %s', (kind) => {
  const testApp = useTestApp(kind, { TRUSTED_PROXIES: '1' })
  const user = useUser(testApp)
  const stranger = () =>
    openVisitor(testApp.app, {
      origin: ownOrigin,
      host: 'localhost',
      'x-forwarded-for': freshAddress(),
    })
  const setCounts = (packId: string, counts: { likes?: number; plays?: number }) =>
    testApp.services.database.db
      .updateTable('packs')
      .set(counts)
      .where('pack_id', '=', packId)
      .execute()

  describe('/{packId}', () => {
    const card = async (packId: string, visitor = stranger()) =>
      await visitor.get(`/api/packs/${packId}`)

    test('shows a published pack to everybody, without its prompts', async () => {
      testApp.services.now = () => startMs
      const packId = await publish(testApp.services, user.userId, {
        tags: ['charades', 'icon:ph:beer-stein', 'cabin'],
        alcohol: true,
      })
      const answer = await card(packId)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({
        id: packId,
        name: 'Friday at ours',
        description: 'What only we know',
        author: 'Sofie',
        tags: ['cabin'],
        game: 'charades',
        icon: 'ph:beer-stein',
        explicit: false,
        alcohol: true,
        promptCount: 3,
        likes: 0,
        plays: 0,
        updatedAt: '2026-11-21T20:00:00.000Z',
        isListed: true,
        publishedAt: '2026-11-21T20:00:00.000Z',
      } satisfies PackCard)
    })

    test('shows a draft to its owner alone', async () => {
      const packId = await publish(testApp.services, user.userId, { tags: ['draft'] })
      const somebody = await createUserIn(testApp)
      expect((await card(packId)).status).toBe(404)
      expect((await card(packId, somebody.visitor)).status).toBe(404)
      const own = await card(packId, user.visitor)
      expect([own.status, (await own.json()).publishedAt]).toEqual([200, null])
    })

    test.each(['nothing', '%00', '..%2Fenv', 'a%20b', '__proto__', 'x'.repeat(65)])(
      'knows no %s',
      async (packId) => {
        const answer = await card(packId)
        expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'not_found'])
      },
    )
  })

  describe('/{packId}/plays', () => {
    const play = (packId: string, visitor: ReturnType<typeof stranger>) =>
      visitor.post(`/api/packs/${packId}/plays`, {})

    beforeEach(() => {
      testApp.services.now = () => startMs
    })

    test('counts once in an hour for each visitor, and repeats the number', async () => {
      const packId = await publish(testApp.services, user.userId)
      const [one, two] = [stranger(), stranger()]
      const somebody = await createUserIn(testApp)
      const plays = async (visitor: ReturnType<typeof stranger>) => {
        const answer = await play(packId, visitor)
        return [answer.status, (await answer.json()).plays]
      }
      expect(await plays(one)).toEqual([200, 1])
      expect(await plays(one)).toEqual([200, 1])
      expect(await plays(two)).toEqual([200, 2])
      expect(await plays(somebody.visitor)).toEqual([200, 3])
      expect(await plays(somebody.visitor)).toEqual([200, 3])
      testApp.services.now = () => startMs + hourMs
      expect(await plays(one)).toEqual([200, 4])
    })

    test('counts one of twenty that one phone sends at once', async () => {
      const packId = await publish(testApp.services, user.userId)
      const visitor = stranger()
      await Promise.all(Array.from({ length: 20 }, () => play(packId, visitor)))
      expect((await (await play(packId, stranger())).json()).plays).toBe(2)
    })

    test.each([
      ['a draft', () => publish(testApp.services, user.userId, { tags: ['draft'] })],
      ['a pack that is not there', async () => 'nothing'],
    ])('does not count %s', async (_, make) => {
      expect((await play(await make(), user.visitor)).status).toBe(404)
    })
  })

  describe('what is asked is refused', () => {
    test.each([
      [`q=${'x'.repeat(101)}`, 'q: must be at most 100 characters'],
      [`tag=${'x'.repeat(41)}`, 'tag: '],
      ['game=Charades!', 'game: must be the slug of a game'],
      ['explicit=1', 'explicit: must be true or false'],
      ['alcohol=', 'alcohol: must be true or false'],
      ['sort=old', 'sort: must be popular or new'],
      ['limit=0', 'limit: must be at least 1'],
      ['limit=51', 'limit: must be at most 50'],
      ['limit=1e1', 'limit: must be a whole number'],
      ['cursor=next', 'cursor: is no cursor of this list'],
      ['cursor=', 'cursor: is no cursor of this list'],
      ['sort=new&cursor=popular-3-a', 'cursor: is no cursor of this list'],
      ['cursor=popular-9007199254740991-x', 'cursor: is no cursor of this list'],
      ['page=2', 'page: '],
    ])('with ?%s', async (query, message) => {
      const answer = await stranger().get(`/api/packs?${query}`)
      expect(answer.status).toBe(400)
      expect((await answer.json()).error.message).toContain(message)
    })

    test('beyond 300 times a minute', async () => {
      testApp.services.now = () => startMs
      const visitor = stranger()
      const statuses: number[] = []
      for (let n = 0; n < 302; n++) statuses.push((await visitor.get('/api/packs/x')).status)
      expect(statuses.filter((status) => status === 404)).toHaveLength(300)
      expect(statuses.slice(-2)).toEqual([429, 429])
    })

    test.each([
      ['/api/packs', 'GET'],
      ['/api/packs/x', 'GET'],
      ['/api/packs/x/plays', 'POST'],
      ['/api/packs/x/reports', 'POST'],
    ])('with DELETE on %s', async (path, allow) => {
      const answer = await stranger().delete(path)
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    })
  })

  describe('/api/users/{userId}/packs', () => {
    const own = async (query = '') =>
      (await (await user.visitor.get(`${user.path}/packs${query}`)).json()) as PackPage<OwnPackCard>

    test('is for its owner alone', async () => {
      const somebody = await createUserIn(testApp)
      expect((await stranger().get(`${user.path}/packs`)).status).toBe(401)
      expect((await somebody.visitor.get(`${user.path}/packs`)).status).toBe(403)
      expect((await user.visitor.get(`${user.path}/packs?cursor=x`)).status).toBe(400)
    })

    test('has every pack of theirs, drafts too, the last changed first, over all pages', async () => {
      const ids: string[] = []
      for (let n = 0; n < 7; n++) {
        // Three at one moment: their ids alone part them.
        testApp.services.now = () => startMs - Math.floor(n / 3) * 1000
        ids.push(await publish(testApp.services, user.userId, { tags: n < 2 ? [] : ['draft'] }))
      }
      const somebody = await createUserIn(testApp)
      await publish(testApp.services, somebody.userId)
      testApp.services.now = () => startMs
      const seen: OwnPackCard[] = []
      let query = '?limit=2'
      for (let page = 0; page < 4; page++) {
        const { packs, nextCursor } = await own(query)
        seen.push(...packs)
        query = `?limit=2&cursor=${nextCursor}`
        expect(nextCursor === null).toBe(page === 3)
      }
      expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      const times = seen.map(({ updatedAt }) => updatedAt)
      expect(times).toEqual(times.toSorted().reverse())
      const published = seen.filter(({ isDraft }) => !isDraft)
      expect(published.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted())
    })

    test('shows what others gave', async () => {
      const packId = await publish(testApp.services, user.userId)
      await setCounts(packId, { likes: 4, plays: 20 })
      expect((await own()).packs).toMatchObject([
        { id: packId, likes: 4, plays: 20, isDraft: false, isHidden: false },
      ])
    })
  })
})
