import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoFailures } from '#tests/support/log-lines.ts'
import {
  freshDataDir,
  type RunningServer,
  startServer,
} from '#tests/support/server/start-server.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'

const patienceMs = 5_000

describe('what no browser would send', () => {
  let server: RunningServer
  let port: number

  beforeAll(async () => {
    server = await startServer({ DATA_DIR: freshDataDir(), TRUSTED_PROXIES: '1' })
    port = Number(new URL(server.url).port)
  })

  afterAll(async () => {
    server.process.kill('SIGTERM')
    const { code, output } = await server.ended
    expect(code).toBe(0)
    expectNoFailures(output, { isStrict: true })
  })

  /** The whole answer to some bytes; empty when the connection was just closed. */
  async function answerTo(text: string | Buffer): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.setTimeout(patienceMs, () => socket.destroy())
    // Not ended: whoever hangs up first is not answered.
    socket.write(text)
    await once(socket, 'close')
    return said
  }

  const ask = (line: string, headers: Record<string, string> = {}, body: string | Buffer = '') => {
    const all = {
      host: `127.0.0.1:${port}`,
      connection: 'close',
      'x-forwarded-for': freshAddress(),
      ...headers,
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    const head = [`${line} HTTP/1.1`, ...lines, '', ''].join('\r\n')
    return answerTo(Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]))
  }
  const expectAnswer = (answer: string) => expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /)
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)

  test.each([
    ['TRACE', '/'],
    ['TRACE', '/api/packs'],
    ['TRACK', '/api/packs'],
    ['CONNECT', 'evil.example:443'],
    ['PROPFIND', '/'],
    ['BREW', '/api/packs'],
    ['DELETE', '/'],
  ])('%s %s does nothing', async (method, target) => {
    const answer = await ask(`${method} ${target}`, { cookie: 'party-dojo=secret' })
    expect(statusOf(answer) === 0 || (statusOf(answer) >= 400 && statusOf(answer) < 500)).toBe(true)
    expect(answer).not.toContain('party-dojo=secret')
  })

  test.each(['websocket', 'h2c', 'TLS/1.0'])('nobody changes over to %s', async (protocol) => {
    const answer = await ask('GET /api/packs', {
      connection: 'Upgrade, close',
      upgrade: protocol,
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
      'http2-settings': 'AAMAAABkAAQAAP__',
    })
    expect(statusOf(answer)).not.toBe(101)
  })

  test.each(['x-http-method-override', 'x-method-override', 'x-http-method'])(
    '%s makes no write of a read',
    async (header) => {
      expect(statusOf(await ask('POST /api/packs', { [header]: 'GET' }))).toBe(405)
      expect(statusOf(await ask('GET /api/packs', { [header]: 'DELETE' }))).toBe(200)
      expect(statusOf(await ask('GET /api/packs?_method=DELETE'))).toBe(400)
    },
  )

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..\\package.json',
    '/..%5c..%5cpackage.json',
    '/assets/../../server/main.js',
    '/assets/..%2f..%2fserver%2fmain.js',
    '/assets/%2e%2e%2f%2e%2e%2fserver.ts',
    '/assets/....//....//server.ts',
    '/index.html%00.png',
    '/assets/%00',
    '/.env',
    '/.git/config',
    '/data/party-dojo.db',
    '/builds/../../../data/party-dojo.db',
    '/builds/meta/..%2f..%2f..%2fpackage.json',
    '/QR/../../package.svg',
    '/QR/standard/..%2f..%2f..%2fpackage.svg',
    '/pictures/..%2f..%2fpackage.png',
    '/api/_nuxt_icon/..%2f..%2f..%2fpackage.json?icons=name',
    '/v0/b/party-dojo/o/..%2f..%2f..%2fetc%2fpasswd?alt=media',
    '/v0/b/party-dojo/o/packs%2f..%2f..%2fparty-dojo.db?alt=media',
    '/v0/b/..%2f..%2fetc/o/passwd?alt=media',
    '/%c0%ae%c0%ae/package.json',
    '/%',
    '/%e0%a4%a',
    `/${'a/'.repeat(3_000)}`,
    '//evil.example/package.json',
    'http://evil.example/package.json',
    '/go/../../package.json',
  ])('%s is no way out of the server', async (path) => {
    const answer = await ask(`GET ${path}`)
    expectAnswer(answer)
    for (const inside of ['"better-auth"', 'SQLite format', 'root:x:', 'openServices', '[core]']) {
      expect(answer).not.toContain(inside)
    }
    expect(answer).not.toMatch(/^location: *(https?:)?[/\\]{2}/im)
  })

  test.each([
    '//evil.example/info/FAQ/',
    '/\\evil.example/',
    '//evil.example/%2e%2e/',
    '/info/faq//evil.example',
    '/%2f%2fevil.example/',
    '///evil.example//',
    '/.evil.example/',
  ])('%s leads nowhere else', async (path) => {
    const answer = await ask(`GET ${path}`)
    expect(answer).not.toMatch(/^location: *(https?:)?[/\\]{2}/im)
    expectAnswer(answer)
  })

  test.each([
    'evil.example',
    'evil.example:99999',
    '"><script>alert(1)</script>',
    'a b',
    'evil.example/path?x=',
    'user@evil.example',
    '[::1',
    '',
  ])('a Host of %j is in nothing that a cache may hand on', async (host) => {
    const claims = { host, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'evil' }
    for (const path of ['/', '/packs', '/robots.txt', '/sitemap.xml', '/info/faq', '/nowhere']) {
      const answer = await ask(`GET ${path}`, claims)
      expectAnswer(answer)
      if (!/evil\.example|<script>alert/.test(answer)) continue
      expect(answer).toMatch(/cache-control: (private|no-store)/i)
      expect(answer).not.toContain('<script>alert(1)')
    }
  })

  const json = { 'content-type': 'application/json', origin: '' }
  const put = (headers: Record<string, string>, body: string | Buffer) => {
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    const own = { ...json, origin: server.url, ...length, ...headers }
    return ask('PUT /api/feedback/2026-11-21T20:00:00.000Z', own, body)
  }

  test.each<[string, Record<string, string>, () => string | Buffer]>([
    ['a packed body', { 'content-encoding': 'gzip' }, () => gzipSync('x'.repeat(50_000_000))],
    ['ten thousand brackets', {}, () => '['.repeat(30_000)],
    ['objects in objects', {}, () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['an endless list', {}, () => `[${'1,'.repeat(30_000)}1]`],
    ['a number without end', {}, () => `{"time":${'9'.repeat(60_000)}}`],
    ['the same key over and over', {}, () => `{${'"a":1,'.repeat(9_000)}"a":1}`],
    ['half a letter', {}, () => Buffer.from([0x22, 0xd8, 0x00, 0x22])],
    ['nothing', {}, () => ''],
    ['a word', {}, () => 'null'],
    ['another type', { 'content-type': 'text/plain' }, () => '{}'],
    ['two types', { 'content-type': 'application/json, text/plain' }, () => '{}'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, () => 'a=1'],
    ['another letter case', { 'content-type': 'APPLICATION/JSON; charset=utf-16' }, () => '{}'],
  ])('%s is refused at once', async (_, headers, body) => {
    const startedMs = performance.now()
    const answer = await put(headers, body())
    expect([400, 413, 415]).toContain(statusOf(answer))
    expect(performance.now() - startedMs).toBeLessThan(2_000)
    expect(answer).not.toMatch(/\bat .+\.[jt]s:\d+/)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })
})
