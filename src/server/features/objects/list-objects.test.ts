import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openStorageCaller, type StorageCaller } from '#tests/support/storage/storage-callers.ts'
import { createUser, type TestUser } from '#tests/support/users/create-user.ts'
import { compareKeys, endOfPrefix } from './key-range.ts'

const row = { body_id: 'none', generation: 1, metageneration: 1, size: 0, content_type: '' }
const rest = { md5: '', crc32c: '', token: '', metadata: '{}', created_at: 0, updated_at: 0 }

describe.each(databaseKinds)('lists on %s', (kind) => {
  const testApp = useTestApp(kind)
  let [ada, ben] = [{} as TestUser, {} as TestUser]
  let callers: Record<'ada' | 'ben' | 'nobody', StorageCaller>
  const visible = { ada: [] as string[], ben: [] as string[], nobody: [] as string[] }

  async function put(owner: TestUser, isPublic: boolean, names: string[]): Promise<void> {
    const values = names.map((name) => ({
      ...row,
      ...rest,
      name,
      owner_id: owner.userId,
      is_public: isPublic ? 1 : 0,
    }))
    for (let at = 0; at < values.length; at += 500) {
      await testApp.services.database.db
        .insertInto('objects')
        .values(values.slice(at, at + 500))
        .execute()
    }
  }

  beforeAll(async () => {
    ada = await createUser(testApp.services, testApp.app)
    ben = await createUser(testApp.services, testApp.app)
    callers = {
      ada: openStorageCaller(testApp.app, ada),
      ben: openStorageCaller(testApp.app, ben),
      nobody: openStorageCaller(testApp.app, null),
    }
    const open = Array.from({ length: 30 }, (_, n) => `packs/p${n}.json`)
    const drafts = Array.from({ length: 12 }, (_, n) => `packs/p${n}-draft.json`)
    const bens = Array.from({ length: 5 }, (_, n) => `packs/ben-${n}.json`)
    const home = `users/${ada.userId}`
    const deep = [
      ...Array.from({ length: 700 }, (_, n) => `${home}/big/${n}`),
      ...Array.from({ length: 25 }, (_, n) => `${home}/many/${n}/x`),
      ...Array.from({ length: 25 }, (_, n) => `${home}/many/${n}/y/z`),
      ...[
        '\u{e000}',
        '\u{1f3b2}',
        '\u{10ffff}',
        '\u{10ffff}/x',
        'æ/1',
        'æ',
        '!',
        '~',
        '%2F',
        '_',
      ].map((name) => `${home}/odd/${name}`),
      ...['/b', '.b', '0b', '-b'].map((name) => `${home}/near/a${name}`),
    ]
    await put(ada, true, open)
    await put(ada, false, [...drafts, ...deep])
    await put(ben, false, bens)
    visible.ada = [...open, ...drafts, ...deep]
    visible.ben = [...open, ...bens]
    visible.nobody = open
  })

  /** What the answer must be, the slow way. */
  function expected(names: string[], prefix: string, hasDelimiter: boolean): string[] {
    const lines = names
      .filter((name) => name.startsWith(prefix))
      .map((name) => {
        const slash = hasDelimiter ? name.indexOf('/', prefix.length) : -1
        return slash === -1 ? name : name.slice(0, slash + 1)
      })
    return [...new Set(lines)].sort(compareKeys)
  }

  async function readPages(caller: StorageCaller, query: string): Promise<string[][]> {
    const pages: string[][] = []
    let pageToken: string | undefined
    do {
      const token = pageToken ? `&pageToken=${encodeURIComponent(pageToken)}` : ''
      const answer = await caller.list(query + token)
      expect(answer.status).toBe(200)
      const page = await answer.json()
      expect(Object.keys(page)).toEqual(
        'nextPageToken' in page ? ['prefixes', 'items', 'nextPageToken'] : ['prefixes', 'items'],
      )
      const names: string[] = page.items.map(({ name }: { name: string }) => name)
      pages.push([...page.prefixes, ...names].sort(compareKeys))
      pageToken = page.nextPageToken
    } while (pageToken !== undefined)
    return pages
  }

  const home = () => `users/${ada.userId}/`

  describe.each(['ada', 'ben', 'nobody'] as const)('as %s', (who) => {
    test.each([
      ['', '/'],
      ['', ''],
      ['p', '/'],
      ['packs', '/'],
      ['packs/', '/'],
      ['packs/p1', '/'],
      ['packs/p1', ''],
      ['nothing/', '/'],
      ['users/', '/'],
    ])('of %j by %j, whatever the size of a page', async (prefix, delimiter) => {
      const all = expected(visible[who], prefix, delimiter === '/')
      for (const maxResults of [1, 2, 3, 7, 31, 1000]) {
        if (maxResults < 7 && all.length > 100) continue
        const query = `?prefix=${encodeURIComponent(prefix)}&delimiter=${delimiter}&maxResults=${maxResults}`
        const pages = await readPages(callers[who], query)
        expect(pages.flat()).toEqual(all)
        expect(pages.slice(0, -1).every(({ length }) => length === maxResults)).toBe(true)
      }
    })
  })

  test.each(['', 'big', 'big/', 'many', 'many/', 'many/1', 'odd/', 'odd/æ', 'near/', 'near/a'])(
    'of folders within one’s own area: %j',
    async (below) => {
      for (const delimiter of ['/', '']) {
        const all = expected(visible.ada, home() + below, delimiter === '/')
        for (const maxResults of [2, 9, 26, 1000]) {
          if (maxResults < 26 && all.length > 100) continue
          const prefix = encodeURIComponent(home() + below)
          const pages = await readPages(
            callers.ada,
            `?prefix=${prefix}&delimiter=${delimiter}&maxResults=${maxResults}`,
          )
          expect(pages.flat()).toEqual(all)
        }
      }
    },
  )

  test('of one owner has what is public and what is not, and nothing of others', async () => {
    const packs = visible.ada.filter((name) => name.startsWith('packs/'))
    const query = (owner: TestUser) => `?prefix=packs/&delimiter=/&ownerId=${owner.userId}`
    for (const maxResults of [5, 7, 1000]) {
      const pages = await readPages(callers.ada, `${query(ada)}&maxResults=${maxResults}`)
      expect(pages.flat()).toEqual(expected(packs, 'packs/', true))
    }
    const bens = visible.ben.filter((name) => name.includes('/ben-'))
    expect((await readPages(callers.ben, query(ben))).flat()).toEqual(bens)
    expect((await callers.ben.list(query(ada))).status).toBe(403)
    expect((await callers.nobody.list(query(ada))).status).toBe(401)
  })

  test('a page token of one owner opens no other list', async () => {
    const own = `?prefix=packs/&delimiter=/&maxResults=2&ownerId=${ada.userId}`
    const { nextPageToken } = await (await callers.ada.list(own)).json()
    const token = encodeURIComponent(nextPageToken)
    expect((await callers.ada.list(`${own}&pageToken=${token}`)).status).toBe(200)
    const all = `?prefix=packs/&delimiter=/&pageToken=${token}`
    expect((await callers.ada.list(all)).status).toBe(400)
  })

  test('a page is 1,000 lines where nobody says how many', async () => {
    const many = Array.from({ length: 1001 }, (_, n) => `users/${ben.userId}/${n}`)
    await put(ben, false, many)
    const prefix = encodeURIComponent(`users/${ben.userId}/`)
    const pages = await readPages(callers.ben, `?prefix=${prefix}&delimiter=/`)
    expect(pages.map(({ length }) => length)).toEqual([1000, 1])
  })

  test('paging goes on rightly when what the token names is deleted, and what follows it', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${home()}gone/${name}`)
    await put(ada, false, names)
    const query = `?prefix=${encodeURIComponent(`${home()}gone/`)}&delimiter=/&maxResults=2`
    const first = await (await callers.ada.list(query)).json()
    const { db } = testApp.services.database
    await db.deleteFrom('objects').where('name', 'in', names.slice(1, 4)).execute()
    const token = encodeURIComponent(first.nextPageToken)
    const second = await (await callers.ada.list(`${query}&pageToken=${token}`)).json()
    expect(second).toEqual({
      prefixes: [],
      items: names.slice(4).map((name) => ({ name, bucket: 'party-dojo' })),
    })
  })

  test.each([
    ['made up', () => 'abc'],
    ['made up and long', () => Buffer.from(`${'x'.repeat(16)}packs/p1.json`).toString('base64url')],
    ['of another prefix', (token: string) => token, '?prefix=packs&delimiter=/'],
    ['of a list without delimiter', (token: string) => token, '?prefix=packs/'],
    ['with a changed end', (token: string) => `${token.slice(0, -3)}AAA`],
    ['with something behind it', (token: string) => `${token}=`],
    ['cut', (token: string) => token.slice(0, 10)],
  ])('a page token %s is refused', async (_, change, query = '?prefix=packs/&delimiter=/') => {
    const { nextPageToken } = await (
      await callers.nobody.list('?prefix=packs/&delimiter=/&maxResults=3')
    ).json()
    const right = `?prefix=packs/&delimiter=/&pageToken=${nextPageToken}`
    expect((await callers.nobody.list(right)).status).toBe(200)
    const token = encodeURIComponent(change(nextPageToken))
    expect((await callers.nobody.list(`${query}&pageToken=${token}`)).status).toBe(400)
  })

  test.each([
    'maxResults=0',
    'maxResults=1001',
    'maxResults=-1',
    'maxResults=1.5',
    'maxResults=ten',
    'maxResults=',
    'delimiter=x',
    'delimiter=%2F%2F',
    'prefix=a%00',
    'prefix=%',
    'pageToken=',
  ])('%s is refused', async (query) => {
    const answer = await callers.nobody.list(`?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: { code: 400, message: expect.any(String) } })
  })
})

test.each([
  ['packs/', 'packs0'],
  ['a\u{d7ff}', 'a\u{e000}'],
  ['a\u{10ffff}', 'b'],
  ['', '\u{10ffff}'],
])('the end of %j is %j', (prefix, end) => {
  expect(endOfPrefix(prefix)).toBe(end)
})
