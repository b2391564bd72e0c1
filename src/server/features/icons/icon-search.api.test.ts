import { beforeEach, describe, expect, test } from 'vitest'
import type { IconPage } from '#contract/icon-search.ts'
import { maxIconsPerRequest } from '#contract/icons.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'
import { buildId } from '../../../build-id.ts'

const path = '/api/icons'

describe.each(databaseKinds)('GET /api/icons on %s', (kind) => {
  const testApp = useTestApp(kind)
  let visitor: Visitor

  beforeEach(() => {
    visitor = openVisitor(testApp.app)
  })

  async function find(query: string): Promise<IconPage> {
    return await (await visitor.get(`${path}?${query}`)).json()
  }

  test.each([
    ['q=beer', ['ph:beer-stein-fill', 'ph:pint-glass-fill', 'ph:beer-bottle-fill']],
    ['q=beer&style=regular', ['ph:beer-stein', 'ph:pint-glass', 'ph:beer-bottle']],
    ['q=cat&style=duotone', ['ph:cat-duotone', 'ph:paw-print-duotone']],
    ['q=sp%C3%ADcy', ['ph:pepper-fill', 'ph:flame-fill', 'ph:fire-fill']],
    ['q=xyzzy', []],
    ['q=%E6%97%A5%E6%9C%AC', []],
  ])('?%s finds %j', async (query, icons) => {
    expect(await find(query)).toEqual({ icons, total: icons.length, nextCursor: null })
  })

  test('page after page, each drawn with one request, every icon once', async () => {
    const seen: string[] = []
    let cursor: string | null = '0'
    let pages = 0
    while (cursor !== null) {
      const page = await find(`q=arrow&style=bold&limit=${maxIconsPerRequest}&cursor=${cursor}`)
      const names = page.icons.map((icon) => icon.replace('ph:', ''))
      const drawn = await (await visitor.get(`/api/_nuxt_icon/ph.json?icons=${names}`)).json()
      expect([Object.keys(drawn.icons).length, drawn.not_found]).toEqual([names.length, undefined])
      seen.push(...page.icons)
      cursor = page.nextCursor
      pages += 1
      if (cursor === null) expect(seen).toHaveLength(page.total)
    }
    expect(pages).toBeGreaterThan(1)
    expect(new Set(seen).size).toBe(seen.length)
    expect(await find('q=arrow&cursor=99999')).toMatchObject({ icons: [], nextCursor: null })
  })

  test.each([
    ['no words', '', 'q: words to search by'],
    ['an empty one', 'q=', 'q: must have a word of at least two letters'],
    ['one letter', 'q=x', 'q: must have a word of at least two letters'],
    ['signs', 'q=%F0%9F%8D%BA', 'q: must have a word of at least two letters'],
    ['61 letters', `q=${'a'.repeat(61)}`, 'q: must be at most 60 characters'],
    ['a style that is none', 'q=cat&style=3d', 'style: must be one of fill, regular, bold'],
    ['a cursor that is none', 'q=cat&cursor=-1', 'cursor: is no cursor of this list'],
    ['a page of none', 'q=cat&limit=0', 'limit: must be at least 1'],
    ['a page too long', 'q=cat&limit=65', 'limit: must be at most 64'],
    ['what there is not', 'q=cat&size=3', 'size: '],
  ])('%s: 400, and what is wrong', async (_, query, message) => {
    const answer = await visitor.get(`${path}?${query}`)
    const { error } = await answer.json()
    expect([answer.status, error.code]).toEqual([400, 'invalid_request'])
    expect(error.message).toContain(message)
  })

  test.each([
    ['q=cat', 'public, max-age=3600'],
    ['q=cat&v=0123456789ab', 'public, max-age=3600'],
    [`q=cat&v=${buildId}`, 'public, max-age=604800, immutable'],
  ])('?%s: %s, and not sent twice', async (query, kept) => {
    const first = await visitor.get(`${path}?${query}`)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe(kept)
    const again = await visitor.get(`${path}?${query}`, { 'if-none-match': `W/${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('an address asks so often in a minute, and no oftener', async () => {
    await visitor.get(`${path}?q=cat`)
    await testApp.services.database.db.updateTable('rate_limits').set({ hits: 300 }).execute()
    const answer = await visitor.get(`${path}?q=cat`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ])
  })

  test('it is only read', async () => {
    const answer = await visitor.post(path, {})
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })
})
