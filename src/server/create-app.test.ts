import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type LogLine, openTestServices } from '#tests/support/app/services.ts'
import type { Services } from './compose.ts'
import { createApp } from './create-app.ts'
import type { Pages } from './pages/page-handler.ts'

const browser = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36',
}
const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
const html = { 'content-type': 'text/html; charset=utf-8' }

/** Stands in for the rendered pages: one that works, one that is broken, one for all else. */
const pages: Pages = {
  paths: ['/', '/info/FAQ', '/broken'],
  isUnknown: () => false,
  render: async (request, { nonce, reportError }) => {
    const path = new URL(request.url).pathname
    if (path === '/broken') reportError(new Error('the oven is cold'))
    const status =
      path === '/broken' ? 500 : path === '/teapot' ? 418 : pages.paths.includes(path) ? 200 : 404
    const body = `<h1 data-nonce="${nonce}">${status}</h1>${'wide '.repeat(400)}`
    return new Response(body, { status, headers: html })
  },
}

let services: Services
let logged: LogLine[]
let app: ReturnType<typeof createApp>

beforeEach(async () => {
  const opened = await openTestServices('SQLite', { ORIGIN: 'https://party.example' })
  services = opened.services
  logged = opened.logged
  app = createApp(services, async () => pages)
})

afterEach(() => services.close())

describe('paths and methods', () => {
  test.each([
    ['GET', '/healthz', 200, { status: 'alive' }],
    ['GET', '/readyz', 200, { status: 'ready' }],
    [
      'GET',
      '/api',
      404,
      { error: { code: 'not_found', message: 'There is nothing at this address.' } },
    ],
    [
      'POST',
      '/api/nothing',
      404,
      { error: { code: 'not_found', message: 'There is nothing at this address.' } },
    ],
    [
      'GET',
      '/api/feedback',
      404,
      { error: { code: 'not_found', message: 'There is nothing at this address.' } },
    ],
  ])('%s %s answers %i', async (method, path, status, body) => {
    const response = await app.request(path, { method })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual(body)
  })

  test.each([
    ['POST', '/healthz', 'GET, HEAD'],
    ['DELETE', '/readyz', 'GET, HEAD'],
    ['GET', '/api/feedback/2026-11-21T20:00:00.000Z', 'PUT'],
    ['POST', '/info/FAQ', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
  ])('%s %s is refused with Allow: %s', async (method, path, allow) => {
    const response = await app.request(path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
    expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
  })

  test('HEAD of a health path has no body', async () => {
    const response = await app.request('/readyz', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

describe('readiness', () => {
  test('ends when the server is stopping', async () => {
    services.isStopping = true
    const response = await app.request('/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      error: { code: 'unavailable', message: 'The server is shutting down.' },
    })
    expect((await app.request('/healthz')).status).toBe(200)
  })

  test('ends when the database does not answer', async () => {
    const { db } = services.database
    await db.schema.dropTable('feedback').execute()
    expect((await app.request('/readyz')).status).toBe(200)
    await db.destroy()
    const response = await app.request('/readyz')
    expect([response.status, (await response.json()).error.code]).toEqual([503, 'unavailable'])
  })

  test('needs a storage that has answered once, and goes on without it', async () => {
    const { blobs } = services
    const away = { ...blobs, check: () => Promise.reject(new Error('away')) }
    const ask = async () => {
      const response = await app.request('/readyz')
      return [response.status, await response.json()]
    }
    services.blobs = away
    const message = 'The storage has not answered since the start.'
    expect(await ask()).toEqual([503, { error: { code: 'unavailable', message } }])
    services.blobs = blobs
    expect(await ask()).toEqual([200, { status: 'ready' }])
    services.blobs = away
    expect(await ask()).toEqual([200, { status: 'ready', degraded: ['storage'] }])
  })
})

describe('headers', () => {
  test.each(['/api/nothing', '/api/users/x', '/api/auth/ok'])(
    '%s is guarded, and cuts no popup off from its opener',
    async (path) => {
      const { headers } = await app.request(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('cross-origin-opener-policy')).toBeNull()
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
    },
  )

  test.each(['/healthz', '/', '/nowhere', '/info/faq'])('%s is guarded', async (path) => {
    const { headers } = await app.request(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('permissions-policy')).toContain('accelerometer=(self)')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; .*base-uri 'none'; .*frame-ancestors 'none'$/)
    expect(policy).not.toContain('unsafe')
  })

  test('a page gets a nonce of its own, the one its policy names', async () => {
    const nonces = new Set<string>()
    for (const _ of [1, 2]) {
      const response = await app.request('/')
      const nonce = /data-nonce="([\w-]{22})"/.exec(await response.text())?.[1] ?? ''
      expect(response.headers.get('content-security-policy')).toContain(
        `script-src 'self' 'nonce-${nonce}';`,
      )
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(2)
  })

  test.each([
    ['trace-0123.abc', true],
    ['short', false],
    ['has space in it', false],
    ['x'.repeat(65), false],
    ['"><script>', false],
  ])('X-Request-Id %s is kept: %s', async (sent, isKept) => {
    const response = await app.request('/healthz', { headers: { 'x-request-id': sent } })
    const id = response.headers.get('x-request-id')
    expect(id === sent).toBe(isKept)
    expect(id).toMatch(isKept ? /./ : /^[\da-f-]{36}$/)
    expect(logged[0]).toMatchObject({ requestId: id })
  })
})

describe('the log', () => {
  test('has one line a request, without query, address or agent', async () => {
    await app.request('/healthz?token=secret', { headers: browser })
    expect(logged).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        event: 'request.answered',
        requestId: expect.any(String),
        method: 'GET',
        path: '/healthz',
        status: 200,
        ms: expect.any(Number),
        msg: 'Request answered',
      },
    ])
  })

  test('tells what the answer to an unknown error hides', async () => {
    await services.database.db.schema.dropTable('rate_limits').execute()
    const response = await app.request('/api/feedback/x', { method: 'PUT' })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      error: { code: 'internal', message: 'Something broke on our side. Please try again.' },
    })
    const requestId = response.headers.get('x-request-id')
    expect(logged[0]).toMatchObject({
      requestId,
      err: { message: expect.stringContaining('rate_limits') },
    })
    expect(logged[1]).toMatchObject({ requestId, status: 500, level: 50 })
  })
})

describe('pages', () => {
  test.each([
    ['/info/faq', '/info/FAQ'],
    ['/INFO/FAQ/?a=1&b=%20', '/info/FAQ?a=1&b=%20'],
    ['/info/F%41Q', '/info/FAQ'],
    ['/info/FAQ//', '/info/FAQ'],
  ])('%s redirects to %s', async (path, location) => {
    const response = await app.request(path)
    expect([response.status, response.headers.get('location')]).toEqual([301, location])
  })

  test.each([
    ['/nowhere', browser, 404, '<h1'],
    ['/nowhere', bot, 404, 'Page not found: /nowhere'],
    ['/broken', browser, 500, '<h1'],
    ['/broken', bot, 500, 'Our bartender is having technical difficulties. Try again soon!'],
    ['/teapot', bot, 418, "Something went wrong. Maybe it's time for a sobering walk home?"],
    ['/info/FAQ', bot, 200, '<h1'],
    ['/assets/gone-123.js', browser, 404, 'Page not found: /assets/gone-123.js'],
  ])('%s for %o answers %i %s', async (path, headers, status, start) => {
    const response = await app.request(path, { headers })
    const text = await response.text()
    expect([response.status, text.slice(0, start.length)]).toEqual([status, start])
    expect(response.headers.get('content-type')).toMatch(
      start.startsWith('<') ? /html/ : /^text\/plain/,
    )
    if (!start.startsWith('<')) expect(text).toBe(start)
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0', null, (bytes: Uint8Array) => bytes],
  ])('to Accept-Encoding %s come in %s', async (accept, encoding, unpack) => {
    const response = await app.request('/', { headers: { 'accept-encoding': accept } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(Buffer.from(unpack(bytes)).toString()).toContain('<h1')
  })

  test('report their errors with the request id', async () => {
    const response = await app.request('/broken', { headers: browser })
    expect(logged[0]).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      err: { message: 'the oven is cold' },
    })
  })
})
