import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  packText,
  type StorageCaller,
  useStorageCallers,
} from '#tests/support/storage/storage-callers.ts'

const name = 'Lantern evenings'

describe.each(databaseKinds)('an unlisted pack on %s', (kind) => {
  const testApp = useTestApp(kind)
  const people = useStorageCallers(testApp)
  const packId = () => `of-${people.ada.userId}`
  const path = () => `packs/${packId()}.json`
  const tagsOf = async (caller: StorageCaller) => {
    const answer = await caller.download(path())
    return [answer.status, answer.ok ? (await answer.json()).metadata.tags : null]
  }

  async function save(tags: string[]): Promise<void> {
    const answer = await people.byAda.upload(path(), packText(packId(), tags, name))
    expect(answer.status).toBe(200)
  }

  /** Every list that somebody without its link can read. */
  async function publicLists(): Promise<string[]> {
    const queries = ['', '?sort=new', '?q=lantern', '?q=lanter', '?tag=evening', '?explicit=false']
    const found: string[] = []
    for (const query of queries) {
      const { packs } = await (await testApp.app.request(`/api/packs${query}`)).json()
      if (packs.some(({ id }: { id: string }) => id === packId())) found.push(`gallery ${query}`)
    }
    for (const [who, caller] of Object.entries({ ben: people.byBen, nobody: people.byNobody })) {
      const { items } = await (await caller.list('?prefix=packs/&delimiter=/')).json()
      const names = items.map((item: { name: string }) => item.name)
      if (names.includes(path())) found.push(`storage ${who}`)
    }
    return found
  }

  describe('that was published as unlisted', () => {
    beforeEach(() => save(['evening', 'unlisted']))

    test('is in no public list', async () => {
      expect(await publicLists()).toEqual([])
    })

    test('teaches the search no words', async () => {
      const { db } = testApp.services.database
      const terms = await db
        .selectFrom('pack_terms')
        .select('term')
        .where('pack_id', '=', packId())
        .execute()
      expect(terms).toEqual([])
    })

    test('is in its owner’s own lists', async () => {
      const { items } = await (await people.byAda.list('?prefix=packs/&delimiter=/')).json()
      expect(items).toContainEqual({ name: path(), bucket: 'party-dojo' })
      const own = await people.ada.visitor.get(`/api/users/${people.ada.userId}/packs`)
      expect((await own.json()).packs).toMatchObject([{ id: packId(), isListed: false }])
    })

    test('is read, played and reported by everybody who has its link', async () => {
      for (const caller of [people.byNobody, people.byBen]) {
        expect(await tagsOf(caller)).toEqual([200, ['evening', 'unlisted']])
        expect((await caller.metadata(path())).status).toBe(200)
      }
      const card = await testApp.app.request(`/api/packs/${packId()}`)
      expect(await card.json()).toMatchObject({ id: packId(), isListed: false, tags: ['evening'] })
      const play = await people.byNobody.ask('POST', `/api/packs/${packId()}/plays`)
      expect(await play.json()).toEqual({ plays: 1 })
      expect(await publicLists()).toEqual([])
    })

    test('keeps its picture out of picture searches', async () => {
      const picture = () => testApp.app.request(`/game/${packId()}/picture.png`)
      expect((await picture()).headers.get('x-robots-tag')).toBe('noindex')
      await save(['listed'])
      expect((await picture()).headers.get('x-robots-tag')).toBeNull()
    })

    test('is in every list once it is listed, and in none when that is taken back', async () => {
      await save(['evening', 'listed'])
      expect(await publicLists()).toHaveLength(8)
      await save(['evening', 'unlisted'])
      expect(await publicLists()).toEqual([])
    })

    test('is private again as a draft', async () => {
      await save(['unlisted', 'draft'])
      expect(await tagsOf(people.byNobody)).toEqual([401, null])
      expect((await testApp.app.request(`/api/packs/${packId()}`)).status).toBe(404)
    })
  })

  test.each([
    ['that says nothing', []],
    ['that says both', ['listed', 'unlisted']],
  ])('is what a first upload makes %s', async (_, tags) => {
    await save(tags)
    expect(await tagsOf(people.byNobody)).toEqual([200, ['unlisted']])
    expect(await publicLists()).toEqual([])
  })

  test('is not what a pack becomes that was published before there was a choice', async () => {
    await save(['evening', 'listed'])
    const { db } = testApp.services.database
    const before = { tags: '["evening"]' }
    await db.updateTable('packs').set(before).where('pack_id', '=', packId()).execute()
    expect(await publicLists()).toHaveLength(8)
    await save(['evening'])
    expect(await tagsOf(people.byNobody)).toEqual([200, ['evening', 'listed']])
    expect(await publicLists()).toHaveLength(8)
  })

  test('has room for twenty tags of its maker', async () => {
    const tags = Array.from({ length: 20 }, (_, at) => `tag ${at}`)
    await save(tags)
    await save([...tags, 'unlisted'])
    const over = packText(packId(), [...tags, 'one more'])
    expect((await people.byAda.upload(path(), over)).status).toBe(400)
  })
})
