import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { articlePath, articles } from '#content/articles/registry.ts'
import { faq } from '#content/faq.ts'
import { gamePath, games } from '#games/registry.ts'
import { publicPages } from '#site/public-pages.ts'
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts'
import { findFreePort } from '#tests/support/free-port.ts'

const found = publicPages.filter(({ isFound }) => isFound)

// It is asked at another address than the one it is told to give.
const port = await findFreePort()
const origin = `http://localhost:${port}`
const asked = `http://127.0.0.1:${port}`

let house: BuiltServer
beforeAll(async () => {
  house = await startBuiltServer({ ORIGIN: origin, PORT: String(port) })
})
afterAll(() => house.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(asked + path, { headers, redirect: 'manual' })

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function plain(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? '')
}

/** What stands in the head of a page, by name, property or rel. */
function readHead(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<(?:meta|link)\s[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        plain(value),
      ]),
    ),
  )
  const all = (key: 'name' | 'property' | 'rel', value: string) =>
    tags.filter((tag) => tag[key] === value)
  return {
    titles: [...head.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, text = '']) => plain(text)),
    values: (key: 'name' | 'property', value: string) =>
      all(key, value).map(({ content }) => content ?? ''),
    hrefs: (rel: string) => all('rel', rel).map(({ href }) => href ?? ''),
    alternates: all('rel', 'alternate').filter(({ hreflang }) => hreflang),
    feeds: all('rel', 'alternate').filter(({ type }) => type === 'application/rss+xml'),
    data: [...head.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  }
}

async function openHead(path: string) {
  const answer = await get(path)
  const html = await answer.text()
  return { status: answer.status, html, ...readHead(html) }
}

function typesIn(data: { '@graph': { '@type': string }[] }[]): string[] {
  return data.flatMap((each) => each['@graph'].map((thing) => thing['@type']))
}

describe('a page that search engines may list', () => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()

  test.each(found)('$path', async ({ path }) => {
    const page = await openHead(path)
    expect(page.status).toBe(200)
    expect(page.titles).toHaveLength(1)
    expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(page.hrefs('canonical')).toEqual([origin + path])
    expect(page.values('name', 'robots')).toEqual([])
    expect(page.alternates.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['en-GB', origin + path],
      ['x-default', origin + path],
    ])

    const [title = ''] = page.titles
    const [description = '', ...more] = page.values('name', 'description')
    expect(more).toEqual([])
    expect([description, description.length >= 50, description.length <= 160]).toEqual([
      description,
      true,
      true,
    ])
    expect(titles.get(title)).toBeUndefined()
    expect(descriptions.get(description)).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description, path)

    const property = (name: string) => page.values('property', name)
    expect(property('og:title')).toEqual([title.replace(/ \| Party Dojo$/, '')])
    expect(property('og:description')).toEqual([description])
    expect(property('og:type')).toEqual([path.startsWith('/articles/') ? 'article' : 'website'])
    expect(property('og:url')).toEqual([origin + path])
    expect(property('og:site_name')).toEqual(['Party Dojo'])
    expect(property('og:locale')).toEqual(['en_GB'])
    expect(property('og:image')).toEqual([expect.stringMatching(`^${origin}/pictures/.+\\.png$`)])
    expect([property('og:image:width'), property('og:image:height')]).toEqual([['1200'], ['630']])
    expect(property('og:image:alt')[0]).toContain(title.replace(/ \| Party Dojo$/, ''))
    expect(page.values('name', 'twitter:card')).toEqual(['summary_large_image'])
    expect(page.hrefs('manifest')).toEqual(['/manifest.webmanifest'])
    expect(page.html).not.toContain('origin.invalid')
  })

  test('there are some', () => {
    expect(found.length).toBeGreaterThan(30)
    expect(titles.size).toBe(found.length)
  })
})

// A stranger's way to a profile leads through the door.
test.each(publicPages.filter(({ path, isFound }) => !isFound && path !== '/profile'))(
  '$path is not to be listed',
  async ({ path }) => {
    const page = await openHead(path)
    expect(page.status).toBe(200)
    expect(page.titles).toHaveLength(1)
    expect(page.values('name', 'robots')).toEqual(['noindex'])
    expect(page.html).not.toContain('origin.invalid')
  },
)

describe('what a page is, in the words of schema.org', () => {
  test.each<[string, string[]]>([
    ['/', ['WebSite', 'Organization']],
    ...games.map((game): [string, string[]] => [gamePath(game), ['Game', 'BreadcrumbList']]),
    ...articles.map((one): [string, string[]] => [articlePath(one), ['Article', 'BreadcrumbList']]),
    ['/articles', ['BreadcrumbList']],
    ['/tools/dice-roll', ['BreadcrumbList']],
    ['/info/FAQ', ['FAQPage', 'BreadcrumbList']],
    ['/info/FAQ?q=sober', ['FAQPage', 'BreadcrumbList']],
    ['/info/about', ['BreadcrumbList']],
    ['/packs', ['BreadcrumbList']],
    ['/misc/end-of-round', []],
  ])('%s: %j', async (path, types) => {
    expect(typesIn((await openHead(path)).data)).toEqual(types)
  })

  test('a game says how many play, for nothing', async () => {
    const [
      {
        '@graph': [game, trail],
      } = { '@graph': [] },
    ] = (await openHead('/games/meyer')).data
    expect(game).toMatchObject({
      name: 'Meyer',
      description: expect.stringContaining('Danish'),
      url: `${origin}/games/meyer`,
      image: `${origin}/pictures/games/meyer.png`,
      isAccessibleForFree: true,
      numberOfPlayers: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 20 },
    })
    expect(trail.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Party Dojo', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Meyer', item: `${origin}/games/meyer` },
    ])
  })

  test('the questions have their answers', async () => {
    const { data, html } = await openHead('/info/FAQ')
    const [
      {
        '@graph': [page],
      } = { '@graph': [] },
    ] = data
    expect(page.mainEntity.length).toBe(faq.flatMap(({ questions }) => questions).length)
    expect(page.mainEntity.length).toBeGreaterThan(29)
    const body = plain(html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, ''))
    for (const { name, acceptedAnswer } of page.mainEntity) {
      expect(body).toContain(name)
      expect(body).toContain(acceptedAnswer.text)
    }
  })

  test('an article says when, and by whom', async () => {
    const { data, values } = await openHead('/articles/the-line')
    const [
      {
        '@graph': [article, trail],
      } = { '@graph': [] },
    ] = data
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect(article).toMatchObject({
      headline: expect.stringContaining('The Line'),
      datePublished: day,
      dateModified: day,
      author: { '@type': 'Organization', name: 'Party Dojo' },
      image: `${origin}/pictures/articles/the-line.png`,
    })
    expect(values('property', 'article:published_time')).toEqual([article.datePublished])
    expect(trail.itemListElement).toHaveLength(3)
  })
})

describe('a house that does not know its address', () => {
  test.each(['/', '/games/meyer', '/articles/the-line', '/info/dojo-coins'])(
    '%s names none',
    async (path) => {
      const html = await (await fetch(inject('baseUrl') + path)).text()
      const page = readHead(html)
      expect(page.values('property', 'og:title')).toHaveLength(1)
      expect(page.hrefs('canonical')).toEqual([])
      expect(page.alternates).toEqual([])
      expect(page.values('property', 'og:url')).toEqual([])
      expect(page.values('property', 'og:image')).toEqual([])
      expect(JSON.stringify(page.data)).not.toMatch(/"(url|item|image|logo)"/)
      expect(html).not.toContain('origin.invalid')
    },
  )
})

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

test('the articles have a feed, and their pages say where', async () => {
  const answer = await get('/articles/feed.xml')
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const xml = await answer.text()
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/)
  const links = [...xml.matchAll(/<item>.*?<link>([^<]+)<\/link>.*?<\/item>/gs)].map(
    ([, link]) => link,
  )
  const told = articles.filter(({ better }) => !better)
  expect(links.sort()).toEqual(told.map((article) => origin + articlePath(article)).sort())
  for (const path of ['/articles', '/articles/the-line'])
    expect((await openHead(path)).feeds).toEqual([
      expect.objectContaining({ href: '/articles/feed.xml' }),
    ])
  expect((await openHead('/games/meyer')).feeds).toEqual([])
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
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
    const posted = await fetch(asked + path, { method: 'POST' })
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
