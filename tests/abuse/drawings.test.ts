import { getDocumentProxy } from 'unpdf'
import { beforeEach, describe, expect, test } from 'vitest'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { givePremium } from '#tests/support/stripe/premium.ts'

const sheet = '/QR/standard/business-card'

const tableNames = [
  '</title><script>pwned()</script>',
  '"/><image href="//evil.example/x"/>',
  "<a onload='pwned()' href='x'>",
  ']]><!DOCTYPE x SYSTEM "file:///x">',
  '&#60;script&#62;&lt;b&gt;&amp;',
  ') /OpenAction << /S /JavaScript >>',
  '\\) >> endobj 1 0 obj << /URI (x)',
  '{{7*7}}<%= 7 %>#{7}',
]

/** All that is said of what a sheet is drawn with. */
const attributes = [
  ...['xmlns', 'width', 'height', 'viewBox', 'id', 'x', 'y', 'clip-path', 'fill', 'fill-rule'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'd'],
]
const plainValue = /^(http:\/\/www\.w3\.org\/2000\/svg|[\w .#()-]*)$/

describe('what is drawn', () => {
  const testApp = useTestApp('SQLite')
  let ada: Awaited<ReturnType<typeof createUserIn>>

  beforeEach(async () => {
    ada = await createUserIn(testApp)
    await givePremium(testApp.services, ada.userId)
  })

  const draw = async (format: string, name: string) => {
    const answer = await ada.visitor.get(`${sheet}.${format}?name=${encodeURIComponent(name)}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    return Buffer.from(await answer.arrayBuffer())
  }

  test.each(tableNames)('a table called %s is outlines on an SVG, and no text', async (name) => {
    const svg = String(await draw('svg', name))
    const used = [...svg.matchAll(/ ([\w:-]+)="([^"]*)"/g)]
    expect(used.filter(([, named = '']) => !attributes.includes(named))).toEqual([])
    expect(used.filter(([, , value = '']) => !plainValue.test(value))).toEqual([])
    // Of what is no attribute, all that is left is the same for every table.
    expect(skeletonOf(svg)).toEqual(skeletonOf(String(await draw('svg', 'The plum'))))
  })

  test.each(tableNames)('a table called %s is outlines on a PDF, and no text', async (name) => {
    const [hostile, plain] = [await draw('pdf', name), await draw('pdf', 'The plum')]
    expect(await readPdf(hostile)).toEqual(await readPdf(plain))
    expect(keysIn(hostile)).toEqual(keysIn(plain))
  })

  test.each([
    ['/QR/standard/business-card.png', 'width=99999&height=99999&scale=99&dpi=99999&quality=100'],
    ['/QR/standard/business-card.svg', 'size=1e9&copies=1000000&name='],
    ['/pictures/house.png', 'width=99999&height=99999&w=99999&dpr=99'],
    ['/pictures/games/meyer.png', 'w=99999&format=bmp'],
  ])('%s is no larger for %s', async (path, query) => {
    const plain = await ada.visitor.get(path)
    const bytes = Buffer.from(await plain.arrayBuffer())
    const asked = await ada.visitor.get(`${path}?${query}`)
    expect(asked.status).toBe(200)
    expect(Buffer.from(await asked.arrayBuffer()).equals(bytes)).toBe(true)
    expect(asked.headers.get('etag')).toBe(plain.headers.get('etag'))
  })

  test.each([
    ['a name without end', `${sheet}.svg?name=${'x'.repeat(5_000)}`],
    [
      'a letter with a thousand marks',
      `${sheet}.png?name=${encodeURIComponent('a\u0301'.repeat(1_000))}`,
    ],
    ['two bleeds', `${sheet}.png?bleed=99`],
    ['every icon at once', `/api/_nuxt_icon/ph.json?icons=${'beer-stein,'.repeat(1_200)}`],
    ['pages of a million', '/api/packs?limit=1000000'],
    ['a million objects', '/v0/b/party-dojo/o?maxResults=1000000'],
  ])('%s is not worked for', async (_, path) => {
    const startedMs = performance.now()
    const answer = await ada.visitor.get(path)
    const { byteLength } = await answer.arrayBuffer()
    expect([200, 400, 403, 414]).toContain(answer.status)
    expect(byteLength).toBeLessThan(64 * 1024)
    expect(performance.now() - startedMs).toBeLessThan(2_000)
  })

  test('whoever is served sheet after sheet is asked to wait', async () => {
    const statuses: number[] = []
    const nowMs = Date.now()
    testApp.services.now = () => nowMs
    for (let n = 0; n < 61; n++) {
      statuses.push((await ada.visitor.get(`${sheet}.svg?bleed=${n % 2}&n=${n}`)).status)
    }
    expect([statuses.indexOf(429), statuses[0]]).toEqual([60, 200])
  })
})

/** Each kind of tag, and each text between two. */
function skeletonOf(svg: string): string[] {
  const withoutValues = svg.replaceAll(/="[^"]*"/g, '')
  return [...new Set(withoutValues.match(/<[^>]*>|[^<>]+/g))].sort()
}

/** What a reader of PDFs finds beside the outlines. */
async function readPdf(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const page = await document.getPage(1)
  return {
    pages: document.numPages,
    info: (await document.getMetadata()).info,
    scripts: await document.getJSActions(),
    opening: await document.getOpenAction(),
    files: await document.getAttachments(),
    links: await page.getAnnotations(),
    words: (await page.getTextContent()).items,
  }
}

/** Every name and every object outside of the streams. */
function keysIn(pdf: Buffer): string[] {
  const outside = pdf.toString('latin1').replaceAll(/stream[\s\S]*?endstream/g, '')
  return outside.match(/\/[A-Za-z]+|\d+ 0 obj/g) ?? []
}
