import { describe, expect, inject, test } from 'vitest'
import { articlePath, articles } from '#content/articles/registry.ts'
import { faq } from '#content/faq.ts'
import { gamePath, games } from '#games/registry.ts'
import { publicPages } from '#site/public-pages.ts'
import { decodeText } from '#tests/support/app/read-html.ts'
import { readHead, typesIn } from './page-head.ts'
import { openServerWithOrigin } from './server-with-origin.ts'

const found = publicPages.filter(({ isIndexed: isFound }) => isFound)
const { origin, get } = await openServerWithOrigin()

async function openHead(path: string) {
  const answer = await get(path)
  const html = await answer.text()
  return { status: answer.status, html, ...readHead(html) }
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
    expect(property('og:image')).toEqual([
      expect.stringMatching(`^${origin}/pictures/.+\\.png\\?v=[0-9a-f]{12}$`),
    ])
    expect([property('og:image:width'), property('og:image:height')]).toEqual([['1200'], ['630']])
    expect(property('og:image:alt')).toEqual([expect.stringMatching(/On it: \S/)])
    expect(page.values('name', 'twitter:card')).toEqual(['summary_large_image'])
    const [, build] = /data-build="(\w+)"/.exec(page.html) ?? []
    expect(page.hrefs('manifest')).toEqual([`/manifest.webmanifest?v=${build}`])
    expect(page.hrefs('icon')).toEqual([`/favicon.svg?v=${build}`])
    expect(page.html).not.toContain('origin.invalid')
  })

  test('there are some', () => {
    expect(found.length).toBeGreaterThan(30)
    expect(titles.size).toBe(found.length)
  })
})

// A stranger's way to a profile leads through the door.
test.each(publicPages.filter(({ path, isIndexed: isFound }) => !isFound && path !== '/profile'))(
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
    const body = decodeText(html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, ''))
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

describe('a server that does not know its address', () => {
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
