import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/create-app.ts'
import { inlineScriptHashes } from '#server/platform/web/csp-hashes.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { cookieOf } from '#tests/support/users/create-user.ts'
import type { Pages } from './page-handler.ts'
import type { RequestContext } from './request-context.ts'

const person = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile' }
const words = 'wide '.repeat(400)

describe('the page of unknown paths', () => {
  const testApp = useTestApp('SQLite')
  const user = useUser(testApp)
  let requests: Request[]
  let look: (context: RequestContext) => unknown
  let app: ReturnType<typeof createApp>

  beforeEach(() => {
    requests = []
    look = () => null
    const pages: Pages = {
      paths: [],
      isUnknown: (pathname) => pathname.startsWith('/no/'),
      render: async (request, context) => {
        requests.push(request)
        await look(context)
        const page = `<script>go(${JSON.stringify(context)})</script>${request.url}${words}`
        return new Response(page, { status: 404 })
      },
    }
    app = createApp(testApp.services, async () => pages)
  })

  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    await app.request(path, { method, headers: { ...person, ...headers } })

  test('is rendered once, for nobody, and is alike for everybody', async () => {
    const answers = [
      await ask('/no/such-secret?token=secret', {
        cookie: cookieOf(user),
        'x-request-id': 'secret-1',
      }),
      await ask('/no/page', { 'accept-language': 'da' }),
      await ask('/no/other', { cookie: cookieOf(user), 'if-none-match': '*' }),
    ]
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).not.toContain('secret')
    expect(requests.map(({ headers }) => [...headers])).toEqual([[]])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    const ids = answers.map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(3)
  })

  test('no number of paths makes it render again', async () => {
    for (let path = 0; path < 300; path += 1) await ask(`/no/${path}`)
    expect(requests).toHaveLength(1)
  })

  test('its scripts run by their hashes, and by no nonce', async () => {
    const answer = await ask('/no/page')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('nonce-')
    const hashes = inlineScriptHashes(await answer.text())
    expect(hashes).toHaveLength(1)
    expect(policy).toContain(`script-src 'self' '${hashes[0]}';`)
  })

  test('no cache keeps it, and nobody is told a state of it', async () => {
    const { headers } = await ask('/no/page', { cookie: cookieOf(user) })
    expect(headers.get('cache-control')).toBe('no-store')
    expect([headers.get('etag'), headers.get('x-page')]).toEqual([null, null])
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0', null, (bytes: Uint8Array) => bytes],
  ])('to Accept-Encoding %s come in %s, for HEAD as for GET', async (accept, encoding, unpack) => {
    const [answer, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => ask('/no/page', { 'accept-encoding': accept }, method)),
    )
    if (!answer || !head) throw new Error('no answers')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Buffer.from(unpack(bytes)).toString()).toContain(words)
    expect(await head.text()).toBe('')
    for (const { headers, status } of [answer, head]) {
      expect(status).toBe(404)
      expect(headers.get('content-encoding')).toBe(encoding)
      expect(headers.get('content-length')).toBe(String(bytes.length))
      expect(headers.get('vary')).toBe('accept-encoding')
    }
  })

  test.each([
    [{ 'user-agent': 'Googlebot/2.1' }, 'Page not found: /no/page'],
    [{ accept: 'application/json' }, '"message":"Page not found: /no/page"'],
  ])('programs (%o) get %s without a rendering', async (headers, text) => {
    expect(await (await ask('/no/page', headers)).text()).toContain(text)
    expect(requests).toEqual([])
  })

  test.each<[string, (context: RequestContext) => unknown]>([
    ['who looks', ({ readViewer }) => readViewer()],
    ['what they have', ({ readPremium }) => readPremium()],
    ['a letter', ({ isUnsubscribeLink }) => isUnsubscribeLink('somebody', 'x')],
  ])('is refused where it reads %s, and is not kept', async (_, read) => {
    look = read
    expect((await ask('/no/page', { cookie: cookieOf(user) })).status).toBe(500)
    look = () => null
    expect((await ask('/no/page')).status).toBe(404)
  })
})
