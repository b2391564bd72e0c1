import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '#tests/support/server/free-port.ts'
import {
  freshDataDir,
  type RunningServer,
  startServer,
} from '#tests/support/server/start-server.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'

/** What anybody may keep: pages, made at build time and rendered, files, drawings, answers of the API. */
const paths = [
  ...['/', '/packs', '/games/meyer', '/profile', '/nowhere-at-all', '/api/docs'],
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/articles/feed.xml'],
  ...['/api/openapi.json', '/api/packs', '/api/calendar', '/version.json', '/builds/latest.json'],
  ...['/QR/standard/business-card.svg', '/pictures/house.png', '/favicon.ico'],
]

const poison = 'p0is0ned'

/** Headers that a cache does not look at, and that some houses believe. */
const unkeyed: Record<string, string> = {
  'x-forwarded-host': `${poison}.example`,
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '6666',
  'x-forwarded-prefix': `/${poison}`,
  'x-original-url': `/${poison}`,
  'x-rewrite-url': `/${poison}`,
  'x-host': `${poison}.example`,
  forwarded: `host=${poison}.example`,
  referer: `https://${poison}.example/`,
  'user-agent': `"><script>${poison}</script>`,
  'accept-language': poison,
  cookie: `party-dojo=${poison}; theme=${poison}`,
}

type Given = { status: number; headers: Record<string, string>; bytes: Buffer }

describe('what a shared cache may keep', () => {
  let server: RunningServer

  beforeAll(async () => {
    const port = String(await findFreePort())
    const ORIGIN = `http://127.0.0.1:${port}`
    server = await startServer({
      DATA_DIR: freshDataDir(),
      TRUSTED_PROXIES: '1',
      PORT: port,
      ORIGIN,
    })
  })

  afterAll(async () => {
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  })

  const ask = async (
    path: string,
    more: Record<string, string> = {},
    method = 'GET',
  ): Promise<Given> =>
    await new Promise((resolve, reject) => {
      const headers = { 'x-forwarded-for': freshAddress(), ...more }
      const asked = request(server.url + path, { method, headers }, async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        const given = Object.entries(answer.headers).map(([name, text]) => [name, String(text)])
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(given),
          bytes: Buffer.concat(chunks),
        })
      })
      asked.on('error', reject)
      asked.end()
    })

  test.each(paths)('%s is the same whatever a cache does not look at', async (path) => {
    const plain = await ask(path)
    const poisoned = await ask(path, unkeyed)
    const told = JSON.stringify(poisoned.headers) + poisoned.bytes.toString('latin1')
    expect(told).not.toContain(poison)
    if (!isShared(plain)) return
    expect(poisoned.status).toBe(plain.status)
    expect(unstamped(poisoned)).toBe(unstamped(plain))
    expect(poisoned.headers['set-cookie']).toBeUndefined()
  })

  test.each(paths)('%s says nothing back that stood in its query', async (path) => {
    for (const query of [
      `v=${poison}`,
      `utm_source=${poison}`,
      `_data=${poison}`,
      `%22%3E${poison}`,
    ]) {
      const answer = await ask(`${path}?${query}`)
      expect(answer.status).toBeLessThan(500)
      if (isShared(answer)) expect(answer.bytes.toString('latin1')).not.toContain(poison)
      // What is no page may say which word it did not know.
      else if (isPage(answer)) expect(answer.bytes.toString('latin1')).not.toContain(`">${poison}`)
    }
  })

  test.each(paths)('%s is kept once for each encoding', async (path) => {
    const plain = await ask(path, { 'accept-encoding': 'identity' })
    const strange = { 'accept-encoding': `${poison};q=9, *;q=0, identity` }
    expect(unstamped(await ask(path, strange))).toBe(unstamped(plain))
    const encoded = await ask(path, { 'accept-encoding': 'br, gzip' })
    const { 'content-encoding': encoding, vary = '' } = encoded.headers
    if (encoding === undefined) return
    expect(vary.toLowerCase()).toContain('accept-encoding')
    expect((plain.headers.vary ?? '').toLowerCase()).toContain('accept-encoding')
    const whole = encoding === 'br' ? brotliDecompressSync : gunzipSync
    expect(unstamped({ ...encoded, bytes: whole(encoded.bytes) })).toBe(unstamped(plain))
  })

  test.each(paths)('%s is no larger for being asked in parts', async (path) => {
    const { bytes } = await ask(path)
    const parts = [
      `bytes=${'0-,'.repeat(1_000)}0-`,
      `bytes=${Array.from({ length: 500 }, (_, n) => `${n}-${n}`).join()}`,
      'bytes=99999999999-',
      'bytes=-0',
      'bytes=5-1',
      `${poison}=0-1`,
    ]
    for (const range of parts) {
      const answer = await ask(path, { range })
      expect([200, 206, 302, 404, 416]).toContain(answer.status)
      expect(answer.bytes.length).toBeLessThanOrEqual(bytes.length + 200)
    }
  })

  test.each(paths)('%s asked for its head alone is kept as what it is', async (path) => {
    const [whole, head] = [await ask(path), await ask(path, {}, 'HEAD')]
    expect([head.status, head.bytes.length]).toEqual([whole.status, 0])
    for (const name of ['cache-control', 'etag', 'content-type', 'location', 'vary']) {
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
    }
  })
})

function isShared({ headers }: Given): boolean {
  return !/private|no-store/.test(headers['cache-control'] ?? '')
}

function isPage({ headers }: Given): boolean {
  return /html/.test(headers['content-type'] ?? '')
}

/** Without what is another in each answer. */
function unstamped({ bytes }: Pick<Given, 'bytes'>): string {
  return bytes
    .toString('latin1')
    .replaceAll(/nonce="[^"]+"|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, '')
}
