import { beforeAll, describe, expect, test } from 'vitest'
import type { PackCard, PackPage } from '#contract/packs.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { publish } from '#tests/support/packs/pack-fixtures.ts'
import { givePremium } from '#tests/support/stripe/premium.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'
import { searchPacks } from './search-packs.ts'

const startMs = Date.UTC(2026, 10, 21, 20)

/** From the oldest to the newest, and from the least popular to the most. */
const shelf = [
  { id: 'cabin', name: 'Cabin trip', tags: ['ski week', 'truth-or-dare'], description: 'Snow' },
  { id: 'karaoke', name: 'Karaoke night', author: 'Zoë', alcohol: true },
  { id: 'birthday', name: 'Birthday bash', tags: ['charades'], description: 'Cake, and karaoke' },
  { id: 'wedding', name: 'Wedding eve', explicit: true, tags: ['charades', 'hens'] },
  { id: 'brulee', name: 'Crème brûlée', author: 'Øyvind', alcohol: true, explicit: true },
  { id: 'hostile', name: '<script>alert(1)</script>', description: "%' or 1=1 --", tags: ['a_b'] },
]

describe.each(databaseKinds)('GET /api/packs on %s', (kind) => {
  const testApp = useTestApp(kind, { TRUSTED_PROXIES: '1' })
  let ownerId = ''

  beforeAll(async () => {
    ownerId = await seatPremium()
    for (const [n, pack] of shelf.entries()) {
      testApp.services.now = () => startMs + n * 1000
      await publish(testApp.services, ownerId, { author: 'Sofie', tags: [], ...pack })
      for (let plays = 0; plays < 2 ** n; plays++) await play(pack.id)
    }
    await publish(testApp.services, ownerId, { id: 'draft', name: 'Karaoke', tags: ['draft'] })
  })

  async function seatPremium(): Promise<string> {
    const { userId, visitor, path } = await createUserIn(testApp)
    await visitor.get(path)
    await givePremium(testApp.services, userId)
    return userId
  }

  const visitor = () =>
    openVisitor(testApp.app, { host: 'localhost', 'x-forwarded-for': freshAddress() })
  const play = (packId: string) =>
    openVisitor(testApp.app, {
      host: 'localhost',
      origin: 'http://localhost',
      'x-forwarded-for': freshAddress(),
    }).post(`/api/packs/${packId}/plays`, {})

  async function search(query: Record<string, string>): Promise<PackPage> {
    const answer = await visitor().get(`/api/packs?${new URLSearchParams(query)}`)
    expect(answer.status).toBe(200)
    return await answer.json()
  }
  const found = async (query: Record<string, string>) =>
    (await search(query)).packs.map(({ id }) => id)

  describe('finds', () => {
    test.each<[string, Record<string, string>, string[]]>([
      [
        'everything, the popular first',
        {},
        ['hostile', 'brulee', 'wedding', 'birthday', 'karaoke', 'cabin'],
      ],
      [
        'everything, the new first',
        { sort: 'new' },
        ['hostile', 'brulee', 'wedding', 'birthday', 'karaoke', 'cabin'],
      ],
      ['by name', { q: 'cabin' }, ['cabin']],
      ['by description', { q: 'cake' }, ['birthday']],
      ['by tag among the words', { q: 'hens' }, ['wedding']],
      ['by author', { q: 'zoë' }, ['karaoke']],
      ['by the words of its game', { q: 'truth dare' }, ['cabin']],
      ['by name and description alike', { q: 'karaoke' }, ['birthday', 'karaoke']],
      ['whatever the case', { q: 'KARAOKE Night' }, ['karaoke']],
      ['without the accents', { q: 'creme brulee' }, ['brulee']],
      ['with accents where there are none', { q: 'cábin' }, ['cabin']],
      ['by letters of other alphabets’ neighbours', { q: 'oyvind' }, ['brulee']],
      ['only what has all words', { q: 'karaoke cake' }, ['birthday']],
      ['nothing when one word is nowhere', { q: 'karaoke xylophone' }, []],
      ['by the beginning of the last word', { q: 'kar' }, ['birthday', 'karaoke']],
      ['by two letters of it', { q: 'night ka' }, ['karaoke']],
      ['by the beginning of no other word', { q: 'kar night' }, []],
      ['by no beginning once it is finished', { q: 'kar ' }, []],
      ['with a letter left out', { q: 'karaoe' }, ['birthday', 'karaoke']],
      ['with a letter too many', { q: 'karraoke' }, ['birthday', 'karaoke']],
      ['with another letter', { q: 'caraoke' }, ['birthday', 'karaoke']],
      ['with two letters swapped', { q: 'karoake night' }, ['karaoke']],
      ['with two errors in a long word', { q: 'birtdhayy' }, ['birthday']],
      ['nothing with two errors in a short one', { q: 'cbinn' }, []],
      ['by tag', { tag: 'Ski Week' }, ['cabin']],
      ['by tag, without its accent or case only as it is cleaned', { tag: 'ski' }, []],
      ['by game', { game: 'charades' }, ['wedding', 'birthday']],
      ['by a game that nobody has', { game: 'category' }, []],
      ['the explicit', { explicit: 'true' }, ['brulee', 'wedding']],
      ['the sober', { alcohol: 'false' }, ['hostile', 'wedding', 'birthday', 'cabin']],
      ['by two flags', { alcohol: 'true', explicit: 'false' }, ['karaoke']],
      [
        'by everything at once',
        { q: 'wed', game: 'charades', tag: 'hens', explicit: 'true', alcohol: 'false' },
        ['wedding'],
      ],
      ['text with script in it as text', { q: 'script' }, ['hostile']],
      ['by SQL no more than by the word in it', { q: "%' or 1=1 --" }, ['hostile', 'cabin']],
      [
        'everything by signs alone',
        { q: '%_%' },
        ['hostile', 'brulee', 'wedding', 'birthday', 'karaoke', 'cabin'],
      ],
      ['as if a character that no text may have were a space', { q: 'cabin\u0000trip' }, ['cabin']],
    ])('%s', async (_, query, ids) => expect(await found(query)).toEqual(ids))
  })

  test('a pack that is found by two meanings of a word comes once', async () => {
    expect(await found({ q: 'b' })).toEqual(await found({}))
    expect(await found({ q: 'ca' })).toEqual(['birthday', 'cabin'])
  })

  test.each([1, 2, 3, 6, 50])('pages of %i hold everything once', async (limit) => {
    for (const sort of ['popular', 'new']) {
      for (const q of ['', 'ka', 'sofie']) {
        const whole = await found({ sort, q })
        expect(await walk({ sort, q, limit: String(limit) })).toEqual(whole)
      }
    }
  })

  test('what comes in while somebody pages is not shown twice, and hides nothing', async () => {
    const before = await found({ sort: 'new' })
    let added = 0
    const seen = await walk({ sort: 'new', limit: '2' }, async () => {
      testApp.services.now = () => startMs + 1_000_000 + added
      await publish(testApp.services, ownerId, { id: `late-${added++}`, name: 'Late' })
    })
    expect(seen).toEqual(before)
    expect(added).toBeGreaterThan(1)
    await testApp.services.database.db
      .deleteFrom('packs')
      .where('pack_id', 'like', 'late-%')
      .execute()
  })

  test('two common words that seldom meet are found over pages that come short', async () => {
    await seed(2_500)
    const { db } = testApp.services.database
    const search = { query: 'even third', filters: {}, order: 'new', limit: 24 } as const
    const seen: string[] = []
    let pages = 0
    let after = null
    for (;;) {
      const page: PackPage = await searchPacks(db, { ...search, after })
      seen.push(...page.packs.map(({ id }: PackCard) => id))
      pages++
      if (page.nextCursor === null) break
      const [, rank = '', packId = ''] = /^new-(\d+)-(.+)$/.exec(page.nextCursor) ?? []
      after = { rank: Number(rank), packId }
    }
    const all = await db
      .selectFrom('pack_terms')
      .select('pack_id')
      .where('term', 'in', ['w:even', 'w:third'])
      .groupBy('pack_id')
      .having((eb) => eb(eb.fn.countAll<number>(), '=', 2))
      .execute()
    expect(seen.toSorted()).toEqual(all.map(({ pack_id }) => pack_id).toSorted())
    expect(new Set(seen).size).toBe(seen.length)
    expect(pages).toBeGreaterThan(1)
  })

  /** Rows alone: every second one is even, every third a third, and few are both. */
  async function seed(count: number): Promise<void> {
    const { db } = testApp.services.database
    const packs = Array.from({ length: count }, (_, n) => ({
      pack_id: `seed-${n}`,
      owner_id: ownerId,
      name: 'Seed',
      description: '',
      author: '',
      tags: '[]',
      explicit: 0,
      alcohol: 0,
      prompt_count: 1,
      likes: 0,
      plays: 0,
      popularity: 0,
      created_at: startMs,
      updated_at: startMs,
      published_at: startMs - (n % 700),
      deleted_at: null,
      hidden_at: null,
    }))
    const terms = packs.map(({ pack_id, published_at }, n) => ({
      term: n % 2 ? 'w:third' : 'w:even',
      pack_id,
      popularity: 0,
      published_at,
    }))
    const both = terms.filter((_, n) => n % 90 === 0).map((row) => ({ ...row, term: 'w:third' }))
    for (let at = 0; at < count; at += 500) {
      await db
        .insertInto('packs')
        .values(packs.slice(at, at + 500))
        .execute()
      await db
        .insertInto('pack_terms')
        .values(terms.slice(at, at + 500))
        .execute()
    }
    await db.insertInto('pack_terms').values(both).execute()
    await db
      .insertInto('search_words')
      .values([{ word: 'even' }, { word: 'third' }])
      .execute()
  }

  async function walk(
    query: Record<string, string>,
    between: () => Promise<void> = async () => {},
  ): Promise<string[]> {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await search(cursor === '' ? query : { ...query, cursor })
      seen.push(...page.packs.map(({ id }) => id))
      cursor = page.nextCursor
      await between()
    }
    return seen
  }
})
