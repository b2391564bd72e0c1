import { describe, expect, inject, test } from 'vitest'
import { articlePath, articles } from '#content/articles/registry.ts'
import { games } from '#games/registry.ts'
import { publicPages } from '#site/public-pages.ts'
import { pictureSize } from '#tests/support/app/picture-size.ts'
import { readHead } from './page-head.ts'
import { openServerWithOrigin } from './server-with-origin.ts'

const found = publicPages.filter(({ isIndexed: isFound }) => isFound)
const { origin, get, post } = await openServerWithOrigin()

describe('the map of the site', () => {
  test('names every page that may be listed, and its pages are there', async () => {
    const answer = await get('/sitemap.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const xml = await answer.text()
    const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
    expect(urls).toEqual(found.map(({ path }) => origin + path))
    expect(xml.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(
      articles.filter(({ better }) => !better).length,
    )
    for (const url of urls) expect((await get(url.slice(origin.length))).status).toBe(200)
  })

  test('is named to crawlers, who are kept from calls', async () => {
    const text = await (await get('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    for (const path of ['/api/', '/v0/', '/go', '/test-mode/'])
      expect(text).toContain(`\nDisallow: ${path}\n`)
    const elsewhere = await (await fetch(`${inject('baseUrl')}/robots.txt`)).text()
    expect(elsewhere).toContain(`Sitemap: ${inject('baseUrl')}/sitemap.xml`)
  })
})

async function feedsOf(path: string) {
  return readHead(await (await get(path)).text()).feeds
}

test('the articles have a feed, and their pages say where', async () => {
  const answer = await get('/articles/feed.xml')
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(answer.headers.get('content-encoding')).not.toBeNull()
  const xml = await answer.text()
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/)
  const links = [...xml.matchAll(/<item>.*?<link>([^<]+)<\/link>.*?<\/item>/gs)].map(
    ([, link]) => link,
  )
  const told = articles.filter(({ better }) => !better)
  expect(links.sort()).toEqual(told.map((article) => origin + articlePath(article)).sort())
  for (const path of ['/articles', '/articles/the-line'])
    expect(await feedsOf(path)).toEqual([
      expect.objectContaining({ href: expect.stringMatching(/^\/articles\/feed\.xml\?v=\w+$/) }),
    ])
  expect(await feedsOf('/games/meyer')).toEqual([])
})

type Named = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string }

type Manifest = {
  icons: Named[]
  screenshots: Named[]
  shortcuts: { name: string; url: string; icons: Named[] }[]
}

describe('a phone may keep the site among its apps', () => {
  const read = async (): Promise<Manifest> => (await get('/manifest.webmanifest')).json()

  test('by a manifest that says what it needs', async () => {
    const answer = await get('/manifest.webmanifest')
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    expect(await answer.json()).toMatchObject({
      id: '/',
      name: expect.stringContaining('Party Dojo'),
      short_name: 'Party Dojo',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#111a3e',
      prefer_related_applications: false,
    })
  })

  test.each(['icons', 'screenshots', 'shortcuts'] as const)(
    'every file under “%s” is there, as large and of the kind it says, and of this build',
    async (list) => {
      const manifest = await read()
      const named =
        list === 'shortcuts' ? manifest.shortcuts.flatMap(({ icons }) => icons) : manifest[list]
      expect(named.length).toBeGreaterThan(3)
      for (const { src, sizes, type } of named) {
        expect(src).toMatch(/\?v=[0-9a-f]{12}$/)
        const answer = await get(src)
        expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type])
        const size = pictureSize(Buffer.from(await answer.arrayBuffer()))
        expect([src, size.join('x')]).toEqual([src, sizes])
      }
    },
  )

  test('with icons for every shape, and screens for a phone and a laptop', async () => {
    const { icons, screenshots } = await read()
    const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    for (const kind of ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
      expect(kinds).toContain(kind)
    for (const form of ['narrow', 'wide']) {
      const sizes = screenshots.filter(({ form_factor }) => form_factor === form)
      expect(sizes.length).toBeGreaterThanOrEqual(2)
      expect(new Set(sizes.map((each) => each.sizes)).size).toBe(1)
    }
  })

  test('with shortcuts to pages that are there', async () => {
    const { shortcuts } = await read()
    expect(shortcuts).toHaveLength(4)
    for (const { url } of shortcuts) expect((await get(url)).status).toBe(200)
  })

  test.each(['/', '/articles', '/games/meyer'])('%s says what an iPhone asks', async (path) => {
    const html = await (await get(path)).text()
    const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? []
    const answer = await get(icon)
    expect(pictureSize(Buffer.from(await answer.arrayBuffer()))).toEqual([180, 180])
    expect(html).toContain('<meta name="apple-mobile-web-app-title" content="Party Dojo"/>')
  })

  test('and an old browser finds its picture where it always asks for it', async () => {
    const answer = await get('/favicon.ico')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  })
})

test.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/articles/feed.xml'])(
  '%s is kept for an hour, and not sent twice',
  async (path) => {
    const answer = await get(path)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    // Without an address of its own a server names the host that was asked for.
    const elsewhere = await fetch(inject('baseUrl') + path)
    expect(elsewhere.headers.get('cache-control')).toBe('private, max-age=3600')
    const etag = answer.headers.get('etag') ?? ''
    const again = await get(path, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    for (const { headers } of [answer, again]) expect(headers.get('vary')).toBe('accept-encoding')
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
    const posted = await post(path)
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  },
)

describe('the picture beside a link', () => {
  test.each([
    '/pictures/house.png',
    ...games.map(({ slug }) => `/pictures/games/${slug}.png`),
    ...articles.map(({ slug }) => `/pictures/articles/${slug}.png`),
  ])('%s', async (path) => {
    const answer = await get(path)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const png = Buffer.from(await answer.arrayBuffer())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await get(path, known)).status).toBe(304)
  })

  test.each([
    '/pictures/games/none.png',
    '/pictures/games/__proto__.png',
    '/pictures/articles/none.png',
    '/pictures/articles/../games/meyer.png.png',
    '/pictures/other.png',
    '/pictures/games/meyer',
  ])('there is none at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
