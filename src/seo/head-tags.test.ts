import { expect, test } from 'vitest'
import { addHeadTags } from './head-tags.ts'
import { alternatesOf } from './languages.ts'

const origin = 'https://party.example'

function page(title: string, description = 'Words about it.', more = ''): string {
  return `<html><head><meta charSet="utf-8"/><title>${title}</title><meta name="description" content="${description}"/>${more}</head><body><svg><title>Not this</title></svg></body></html>`
}

const told = (path: string, html = page('Meyer | Party Dojo')) => addHeadTags(html, path, origin)

test.each<[string, string, string, string]>([
  ['a title goes without the brand', 'Meyer | Party Dojo', 'og:title', 'Meyer'],
  ['a title with the brand in it stays', 'Party Dojo: games', 'og:title', 'Party Dojo: games'],
  [
    'what was escaped once is escaped once',
    'R&amp;B &lt;b&gt; &quot;x&quot; it&#x27;s',
    'og:title',
    "R&amp;B &lt;b&gt; &quot;x&quot; it's",
  ],
])('%s', (_, title, property, content) => {
  const html = told('/games/meyer', page(title))
  expect(html).toContain(`<meta property="${property}" content="${content}"/>`)
})

test('all of it stands at the end of the head, and the rest is as it was', () => {
  const before = page('Meyer | Party Dojo')
  const [head = '', body = ''] = before.split('</head>')
  const after = told('/games/meyer', before)
  expect(after.startsWith(head)).toBe(true)
  expect(after.endsWith(`</head>${body}`)).toBe(true)
  expect(after.split('</head>')).toHaveLength(2)
})

test.each<[string, string]>([
  ['/games/meyer', `${origin}/games/meyer`],
  ['/games/meyer/', `${origin}/games/meyer`],
  ['/', `${origin}/`],
  ['/game/friday', `${origin}/game/friday`],
  ['/game/frid%61y', `${origin}/game/friday`],
])('%s is %s to everybody', (path, href) => {
  expect(told(path)).toContain(`<link rel="canonical" href="${href}"/>`)
  expect(told(path)).toContain(`<meta property="og:url" content="${href}"/>`)
})

test.each<[string, string, string]>([
  ['/games/meyer', '/pictures/games/meyer.png', 'Meyer'],
  ['/games/more-or-less/team-select', '/pictures/games/more-or-less.png', 'More or less'],
  [
    '/articles/the-line',
    '/pictures/articles/the-line.png',
    'The Line: only the closest cup counts',
  ],
  ['/tools/dice-roll', '/pictures/house.png', 'Party games for one phone'],
  ['/game/friday', '/game/friday/picture.png', 'Its own name'],
  ['/nowhere', '/pictures/house.png', 'Party games for one phone'],
])('%s is shown as %s, and that says “%s”', (path, picture, words) => {
  const html = told(path, page('Its own name | Party Dojo'))
  expect(html).toContain(`<meta property="og:image" content="${origin}${picture}"/>`)
  expect(html).toMatch(new RegExp(`<meta property="og:image:alt" content="[^"]+ ${words}"/>`))
})

const hidden = '<meta name="robots" content="noindex"/>'

test.each<[string, string, string, number]>([
  ['a game is listed', '/games/meyer', '', 0],
  ['a page that gave way is not', '/articles/deprecated/charades', '', 1],
  ['a page that nobody knows is not', '/nowhere', '', 1],
  ['it is said once', '/profile', hidden, 1],
  ['a pack says so itself', '/game/friday', '', 0],
])('%s', (_, path, more, times) => {
  const html = told(path, page('A page', 'Words.', more))
  expect(html.split(hidden)).toHaveLength(times + 1)
})

test('a page that nobody knows has no address to come back to', () => {
  expect(told('/nowhere')).not.toMatch(/canonical|og:url|hreflang/)
})

test('without an origin no whole address is named', () => {
  for (const path of ['/', '/games/meyer', '/articles/the-line', '/nowhere'])
    expect(addHeadTags(page('A page'), path, null)).not.toMatch(/https?:\/\/(?!schema\.org)/)
})

test.each(['</script><script>go()</script>', '<!--', '<b>'])('data holds no %s', (text) => {
  const encoded = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const html = told('/games/meyer', page('Meyer', encoded))
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)['@graph'][0].description).toBe(text)
})

test.each<[string, string]>([
  ['no head', '<p>hi</p>'],
  ['no title', '<html><head></head><body></body></html>'],
])('a page with %s is left as it is', (_, html) => {
  expect(told('/games/meyer', html)).toBe(html)
})

test.each<[string, string[]]>([
  ['/', [`en-GB ${origin}/`, `da ${origin}/da`, `x-default ${origin}/`]],
  [
    '/articles',
    [`en-GB ${origin}/articles`, `da ${origin}/da/articles`, `x-default ${origin}/articles`],
  ],
])('%s in two languages', (path, hrefs) => {
  const both = alternatesOf(path, origin, [
    { code: 'en-GB', prefix: '' },
    { code: 'da', prefix: '/da' },
  ])
  expect(both.map(({ code, href }) => `${code} ${href}`)).toEqual(hrefs)
})

const ofBuild = told('/articles/the-line', page('It').replace('<html', '<html data-build="b1"'))

test.each([
  ['the manifest', 'href="/manifest.webmanifest?v=b1"'],
  ['the feed', 'href="/articles/feed.xml?v=b1"'],
  ['the picture of a page', `content="${origin}/pictures/articles/the-line.png?v=b1"`],
  ['what search engines keep', `"image":"${origin}/pictures/articles/the-line.png"`],
])('a page that says its build asks for %s as that build', (_, written) => {
  expect(ofBuild).toContain(written)
})

test('the picture of a pack changes with the pack', () => {
  const html = told('/game/friday', page('Friday').replace('<html', '<html data-build="b1"'))
  expect(html).toContain(`content="${origin}/game/friday/picture.png"`)
})
