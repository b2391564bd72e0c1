import { describe, expect, inject, test } from 'vitest'
import { articlePath, articles } from '#content/articles/registry.ts'
import { games } from '#games/registry.ts'
import { publicPages } from '#site/public-pages.ts'
import { openHouseWithAddress } from './house-with-address.ts'
import { readHead } from './page-head.ts'

const found = publicPages.filter(({ isFound }) => isFound)
const { origin, get, post } = await openHouseWithAddress()

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
    expect(await feedsOf(path)).toEqual([expect.objectContaining({ href: '/articles/feed.xml' })])
  expect(await feedsOf('/games/meyer')).toEqual([])
})

test('a phone may keep the house among its apps', async () => {
  const answer = await get('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    name: expect.stringContaining('Party Dojo'),
    short_name: 'Party Dojo',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#111a3e',
  })
  for (const { src } of manifest.icons) expect((await get(src)).status).toBe(200)
  expect(manifest.shortcuts).toHaveLength(4)
  for (const { url } of manifest.shortcuts) expect((await get(url)).status).toBe(200)
})

test.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/articles/feed.xml'])(
  '%s is kept for an hour, and not sent twice',
  async (path) => {
    const answer = await get(path)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
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
