import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexStatic } from '../../../tools/build/index-static.ts'
import { precompress } from '../../../tools/build/precompress.ts'
import { loadStatic, type Site } from './load-static.ts'
import { serveStatic } from './serve-static.ts'
import { siteKeyPlaceholder } from './site-key.ts'

const page = `<!doctype html><html lang="en-GB" data-build="0123456789ab"><script>go("é")</script><script src="/assets/a.js"></script>${'la '.repeat(200)}`
const files: Record<string, string> = {
  'index.html': page,
  'info/FAQ/index.html': page.replace('go', 'faq'),
  'assets/a-1.js': 'let it = 1;'.repeat(100),
  'assets/ask-first.js': 'ask()',
  'static-page.js': 'update()',
  'assets/f.woff2': 'font',
  'icon.svg': '<svg/>',
  'site.webmanifest': '{}',
  'version.json': '{}',
  'builds/latest.json': '{}',
  'sw.js': `const key = '${siteKeyPlaceholder}'; ${'keep(); '.repeat(40)}`,
  'sitemap.xml': '<x/>',
  'robots.txt': 'all',
  'games/word-guess/index.html': page,
  'games/charades/index.html': page,
  'favicon.ico': 'i',
  'card.png': 'p',
  '.vite/manifest.json': '{}',
}

const site = {
  hsts: 'max-age=1',
  paymentBase: null,
  voiceAgent: null,
  trackers: null,
  origin: null,
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const folder = mkdtempSync(join(tmpdir(), 'party-dojo-static-'))
const server = createServer()

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  await precompress(folder)
  const findMissingFlag = (cookies?: string) => (cookies === 'a session' ? 'flag=1' : null)
  const answer = serveStatic(loadStatic(folder, indexStatic(folder), site), findMissingFlag)
  server.on('request', (incoming, outgoing) => {
    if (!answer(incoming, outgoing)) outgoing.writeHead(404).end('next')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      async (response) => {
        const body = Buffer.concat(await response.toArray())
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      },
    )
    sent.on('error', reject).end()
  })
}

test('a page sets the cookie that a session is missing, and no shared cache keeps it', async () => {
  const known = (await get('/')).headers.etag ?? ''
  const asked = { cookie: 'a session', 'if-none-match': known, 'accept-encoding': 'br' }
  const { status, headers, body } = await get('/', asked)
  expect([status, headers['set-cookie'], headers['cache-control'], headers.vary]).toEqual([
    200,
    ['flag=1'],
    'private, no-cache',
    'accept-encoding',
  ])
  expect(brotliDecompressSync(body).toString()).toBe(page)
  expect((await get('/', { cookie: 'none' })).headers['set-cookie']).toBeUndefined()
  expect((await get('/icon.svg', asked)).headers['set-cookie']).toBeUndefined()
  expect((await get('/', {})).headers['cache-control']).toBe('no-cache')
})

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/info/FAQ', 'text/html; charset=utf-8', 'no-cache'],
  ['/info/FAQ?from=qr', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/a-1.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/assets/f.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['/icon.svg', 'image/svg+xml', 'no-cache'],
  ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/version.json', 'application/json', 'no-cache'],
  ['/sw.js', 'text/javascript', 'no-cache'],
  ['/builds/pages/0123456789ab.json', 'application/json', 'no-cache'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/favicon.ico', 'image/x-icon', 'no-cache'],
  ['/card.png', 'image/png', 'no-cache'],
  ['/card.png?v=0123456789ab', 'image/png', 'public, max-age=31536000, immutable'],
  ['/icon.svg?v=0123456789ab', 'image/svg+xml', 'public, max-age=31536000, immutable'],
  ['/card.png?v=ba9876543210', 'image/png', 'no-cache'],
  ['/card.png?v=', 'image/png', 'no-cache'],
  ['/card.png?v=0123456789ab&x', 'image/png', 'no-cache'],
  ['/version.json?v=0123456789ab', 'application/json', 'no-cache'],
  ['/?v=0123456789ab', 'text/html; charset=utf-8', 'no-cache'],
  ['/builds/latest.json', 'application/json', 'no-store'],
  ['/builds/latest.json?1795417284407', 'application/json', 'no-store'],
  ['/assets/ask-first.js', 'text/javascript', 'no-cache'],
  ['/assets/ask-first.js?v=0123456789ab', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/assets/ask-first.js?v=ba9876543210', 'text/javascript', 'no-cache'],
  ['/static-page.js', 'text/javascript', 'no-cache'],
  ['/static-page.js?v=0123456789ab', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/sw.js?v=0123456789ab', 'text/javascript', 'no-cache'],
])('%s is %s, %s', async (path, type, caching) => {
  const { status, headers } = await get(path)
  expect([status, headers['content-type'], headers['cache-control'], headers.vary]).toEqual([
    200,
    type,
    caching,
    'accept-encoding',
  ])
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toMatch(/^max-age=/)
})

test.each([
  ['/games/word-guess', null, 'microphone=()', false],
  ['/games/word-guess', { id: 'agent_01', scriptUrl: null }, 'microphone=(self)', true],
  ['/', { id: 'agent_01', scriptUrl: null }, 'microphone=()', false],
])('%s with the voice host %j has %s', (path, voiceAgent, microphone, frames) => {
  const files = loadStatic(folder, indexStatic(folder), { ...site, voiceAgent })
  const headers = files.entries.get(path)?.identity.headers
  expect(headers?.join('\n')).toContain(microphone)
  expect(headers?.join('\n').includes("frame-src 'self'")).toBe(frames)
})

test.each([
  ['/games/charades', 'camera=(self), microphone=(self)'],
  ['/games/word-guess', 'camera=(), microphone=()'],
  ['/', 'camera=(), microphone=()'],
])('%s may ask for %s', (path, devices) => {
  const { entries } = loadStatic(folder, indexStatic(folder), site)
  expect(entries.get(path)?.identity.headers.join('\n')).toContain(devices)
})

test.each([
  ['/nowhere', 'GET'],
  ['/info', 'GET'],
  ['/nowhere/', 'GET'],
  ['/info/faq', 'GET'],
  ['/index.html', 'GET'],
  ['/index.html.br', 'GET'],
  ['/assets/a-1.js.gz', 'GET'],
  ['/.vite/manifest.json', 'GET'],
  ['/../package.json', 'GET'],
  ['/', 'POST'],
  ['/', 'OPTIONS'],
])('%s %s is left to the app', async (path, method) => {
  expect((await get(path, {}, method)).body.toString()).toBe('next')
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
])('Accept-Encoding %s gets %s', async (accept, encoding, unpack) => {
  const { headers, body } = await get('/', { 'accept-encoding': accept })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-length']).toBe(String(body.length))
  expect(unpack(body).toString()).toBe(page)
})

test('what is too small to gain by it is sent plain', async () => {
  const { headers, body } = await get('/robots.txt', { 'accept-encoding': 'br' })
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'all'])
})

test('HEAD sends the headers of GET and no body', async () => {
  const accept = { 'accept-encoding': 'br' }
  const [head, full] = [await get('/', accept, 'HEAD'), await get('/', accept)]
  expect(head.body).toHaveLength(0)
  expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' })
})

test.each([
  ['/info/FAQ/', '/info/FAQ'],
  ['/info/FAQ/?a=1', '/info/FAQ?a=1'],
  ['//', '/'],
])('%s redirects to %s', async (path, location) => {
  const { status, headers } = await get(path)
  expect([status, headers.location, headers['content-length']]).toEqual([301, location, '0'])
})

describe('ETags', () => {
  test('differ by encoding, and each is answered with 304', async () => {
    const tags = new Set<string>()
    for (const accept of ['br', 'gzip', 'identity']) {
      const { etag = '' } = (await get('/', { 'accept-encoding': accept })).headers
      tags.add(etag)
      const again = await get('/', {
        'accept-encoding': accept,
        'if-none-match': `"old", W/${etag}`,
      })
      expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0])
      expect([again.headers.vary, again.headers['cache-control']]).toEqual([
        'accept-encoding',
        'no-cache',
      ])
    }
    expect(tags.size).toBe(3)
    const other = await get('/', { 'if-none-match': [...tags][0] ?? '' })
    expect(other.status).toBe(200)
  })

  test('differ by content', async () => {
    const [home, faq] = [await get('/'), await get('/info/FAQ')]
    expect(home.headers.etag).not.toBe(faq.headers.etag)
  })
})

test('a page may run its own inline script, and no other page may', async () => {
  const hash = "'sha256-USQQ/utpUdCFdgb4MC9MOGpQfxFKexbuQSO1BPS+1/Q='"
  const [home, faq] = [await get('/'), await get('/info/FAQ')]
  expect(home.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(home.headers['content-security-policy']).not.toBe(faq.headers['content-security-policy'])
  expect(home.headers['content-security-policy']).toContain(hash)
})

describe('the service worker changes with whatever changes a page', () => {
  const workerOf = (change: Partial<Site>): string => {
    const files = loadStatic(folder, indexStatic(folder), { ...site, ...change })
    return files.entries.get('/sw.js')?.identity.body.toString() ?? ''
  }
  const voice = { voiceAgent: { id: 'agent_01', scriptUrl: null } }

  test('its placeholder is filled, in every encoding', async () => {
    const { headers, body } = await get('/sw.js', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toMatch(/^const key = '[0-9a-f]{8}'; keep/)
    expect((await get('/sw.js')).headers.etag).not.toBe(headers.etag)
  })

  test('the same configuration gives the same worker', () => {
    expect(workerOf({})).toBe(workerOf({}))
  })

  test.each([
    { hsts: null },
    { paymentBase: 'https://pay.example/api' },
    { origin: 'https://party.example' },
    { trackers: { ids: { ga: 'G-ABC123DEF4' }, consentScript: null } },
    voice,
  ])('another is given with %j', (change) => {
    expect(workerOf(change)).not.toBe(workerOf({}))
  })
})
