import { beforeEach, describe, expect, test } from 'vitest'
import { orderAt } from '#tests/support/app/sheet-orders.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { givePremium } from '#tests/support/stripe/premium.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'
import { composeSheet } from './compose-sheet.ts'
import { writeSvg } from './write-svg.ts'

const sign = '/QR/standard/table-sign'
const kept = 'private, max-age=300'
const named = 'private, no-store'

describe.each(databaseKinds)('GET /QR/{set}/{sheet}.{format} on %s', (kind) => {
  const testApp = useTestApp(kind)
  const user = useUser(testApp)
  const member = useUser(testApp)
  let visitor: Visitor

  beforeEach(async () => {
    visitor = openVisitor(testApp.app)
    await givePremium(testApp.services, member.userId)
  })

  test.each<[string, string, string, string, string]>([
    ['svg', sign, 'image/svg+xml; charset=utf-8', '<svg ', 'inline'],
    ['pdf', sign, 'application/pdf', '%PDF-', 'attachment'],
    ['png', sign, 'image/png', '\u0089PNG', 'attachment'],
    ['pdf', '/QR/slusen/placemat', 'application/pdf', '%PDF-', 'attachment'],
    ['svg', `${sign}/games/meyer`, 'image/svg+xml; charset=utf-8', '<svg ', 'inline'],
    [
      'png',
      '/QR/scrollbar/business-card/articles/partnerships/scrollbar/beer-pong',
      'image/png',
      '\u0089PNG',
      'attachment',
    ],
  ])('gives everybody the %s of %s', async (format, path, type, begins, disposition) => {
    const answer = await visitor.get(`${path}.${format}`)
    const name = `party-dojo-${path.slice(4).replace('/games', '').replace('articles', 'article')}`
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        'content-type': type,
        'cache-control': kept,
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
        'content-disposition': `${disposition}; filename="${name.replaceAll('/', '-')}.${format}"`,
      },
    ])
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.toString('latin1').startsWith(begins)).toBe(true)
  })

  test('is not sent twice, and another sheet is another file', async () => {
    const etag = (await visitor.get(`${sign}.svg`)).headers.get('etag') ?? ''
    const again = await visitor.get(`${sign}.svg`, { 'if-none-match': etag })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    for (const other of [`${sign}.pdf`, `${sign}.svg?bleed=1`, `${sign}/games/meyer.svg`]) {
      expect((await visitor.get(other, { 'if-none-match': etag })).status).toBe(200)
    }
  })

  test('with bleed it is larger by the bleed and the marks, and says so in its name', async () => {
    const answer = await visitor.get(`${sign}.svg?bleed=1`)
    expect(await answer.text()).toContain('width="164mm" height="226mm"')
    expect(answer.headers.get('content-disposition')).toContain('table-sign-bleed.svg')
  })

  test.each<[string, string | null, number]>([
    ['svg', 'br', 0.5],
    ['pdf', null, 1],
  ])('as %s it travels as small as the browser allows', async (format, encoding, share) => {
    const path = `/QR/standard/stickers.${format}`
    const whole = await (await visitor.get(path)).arrayBuffer()
    const answer = await visitor.get(path, { 'accept-encoding': 'br' })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(whole.byteLength * share)
  })

  test('its head is answered without its body', async () => {
    const answer = await testApp.app.request(`${sign}.svg`, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      200,
      kept,
      '',
    ])
  })

  test.each([
    '/QR/nobody/table-sign',
    '/QR/squiffy/table-sign',
    '/QR/standard/poster',
    '/QR/standard',
    `${sign}/games/no-such-game`,
    `${sign}/games/meyer/more`,
    `${sign}/articles/no-such-article`,
    `${sign}/games`,
    `${sign}/tools/coin-flip`,
    `${sign}/__proto__/constructor`,
    '/QR/__proto__/table-sign',
    '/QR/standard/..%2Fenv',
    '/QR/STANDARD/table-sign',
  ])('there is nothing at %s', async (path) => {
    const answer = await visitor.get(`${path}.pdf`)
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { error: { code: 'not_found' } },
    ])
  })

  test.each<[string, string, number, string]>([
    ['a name too long', `name=${'x'.repeat(201)}`, 400, 'name: at most 200 characters'],
    ['a bleed of three', 'bleed=3', 400, 'bleed: 0 or 1'],
    ['a name', 'name=Table%207', 403, 'comes with premium'],
    ['a name of emoji', 'name=%F0%9F%8E%89', 403, 'comes with premium'],
  ])('%s is refused to somebody without premium', async (_, query, status, message) => {
    for (const asking of [visitor, user.visitor]) {
      const answer = await asking.get(`${sign}.svg?${query}`)
      expect([answer.status, await answer.json()]).toMatchObject([
        status,
        { error: { message: expect.stringContaining(message) } },
      ])
    }
  })

  test.each<[string, string]>([
    ['no name', 'name='],
    ['white space for a name', 'name=%20%20'],
    ['what nobody asked for', 'utm_source=poster'],
  ])('%s is as good as nothing', async (_, query) => {
    const [plain, asked] = [
      await visitor.get(`${sign}.svg`),
      await visitor.get(`${sign}.svg?${query}`),
    ]
    expect(asked.headers.get('cache-control')).toBe(kept)
    expect(await asked.text()).toBe(await plain.text())
  })

  test('with premium, a name is on the sheet, and nobody keeps it', async () => {
    const plain = await (await member.visitor.get(`${sign}.svg`)).text()
    for (const name of ['Table 7', 'x'.repeat(200), `  ${'🎉'.repeat(200)}  `]) {
      const answer = await member.visitor.get(`${sign}.svg?name=${encodeURIComponent(name)}`)
      expect([
        answer.status,
        answer.headers.get('cache-control'),
        answer.headers.get('etag'),
      ]).toEqual([200, named, null])
      expect((await answer.text()) === plain).toBe(name.includes('🎉'))
    }
  })

  test('premium that has ended opens nothing', async () => {
    testApp.services.now = () => Date.now() + 40 * 86_400_000
    expect((await member.visitor.get(`${sign}.svg?name=Table`)).status).toBe(403)
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s is not for sheets', async (method) => {
    const answer = await testApp.app.request(`${sign}.svg`, {
      method,
      headers: { origin: 'http://localhost', host: 'localhost' },
    })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('sixty a minute are enough', async () => {
    const path = '/QR/standard/no-such-sheet.svg'
    for (let count = 0; count < 60; count++) expect((await visitor.get(path)).status).toBe(404)
    const answer = await visitor.get(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, expect.any(String)])
  })

  test('an address too long for a code is refused', async () => {
    const host = `${'party-'.repeat(30)}dojo.example`
    const answer = await testApp.app.request(`http://${host}${sign}.svg`)
    expect(answer.status).toBe(400)
  })
})

describe.each<[string, Record<string, string>, string]>([
  ['the address that is configured', { ORIGIN: 'https://party.example' }, 'https://party.example'],
  ['the address that was asked', {}, 'http://localhost'],
])('the code leads to %s', (_, source, origin) => {
  const testApp = useTestApp('SQLite', source)

  test('and the sheet names it', async () => {
    const drawing = await composeSheet(orderAt('standard/table-sign', { origin }))
    const answer = await testApp.app.request(`${sign}.svg`)
    expect(await answer.text()).toBe(writeSvg(drawing))
  })
})
