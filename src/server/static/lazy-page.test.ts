import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { unknownOrigin } from '#seo/unknown-origin.ts'
import { loadStatic, type StaticEntry } from './load-static.ts'
import type { StaticFile } from './static-index.ts'

const folder = mkdtempSync(join(tmpdir(), 'party-dojo-late-'))
afterAll(() => rmSync(folder, { recursive: true }))

writeFileSync(join(folder, 'a.html'), 'here')
writeFileSync(join(folder, 'a.html.origin'), `at ${unknownOrigin}/a and ${unknownOrigin}/b`)

const file: StaticFile = {
  url: '/a',
  file: 'a.html',
  hash: 'built',
  encodings: [],
  waitsForOrigin: true,
  scriptHashes: ['sha256-x'],
}

function load(origin: string | null, change: Partial<StaticFile> = {}): StaticEntry {
  const site = { hsts: 'max-age=1', paymentBase: null, voiceAgent: null, trackers: null, origin }
  const { entries } = loadStatic(folder, { build: null, files: [{ ...file, ...change }] }, site)
  return entries.get('/a') as StaticEntry
}

test.each([
  [
    'its address',
    'https://party.example',
    'at https://party.example/a and https://party.example/b',
  ],
  ['no address', null, 'here'],
])('a server with %s sends its own page', (_, origin, text) => {
  expect(load(origin).identity.body.toString()).toBe(text)
})

test('a page is of the build that the server was started with', () => {
  const entry = load('https://party.example')
  const path = join(folder, 'a.html.origin')
  const built = readFileSync(path)
  rmSync(path)
  expect(entry.identity.body.toString()).toContain('https://party.example/a')
  writeFileSync(path, built)
})

test('a page that waits for nothing is sent as it was built', () => {
  const entry = load('https://party.example', { waitsForOrigin: false })
  expect(entry.identity.body.toString()).toBe('here')
})

test.each([
  ['identity', (body: Buffer) => body],
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('%s says what it is, and is made once', (encoding, unpack) => {
  const entry = load('https://party.example')
  const { body, headers, etag, notModifiedHeaders } = entry[encoding]
  expect(unpack(body).toString()).toContain('at https://party.example/a')
  expect(headers.join(' ')).toContain(`content-length ${body.length}`)
  expect(headers.includes('content-encoding')).toBe(encoding !== 'identity')
  expect(headers.join(' ')).toContain("'sha256-x'")
  expect(notModifiedHeaders).toContain(etag)
  expect(entry[encoding]).toBe(entry[encoding])
})

test('an ETag tells the address and the encoding', () => {
  const [one, other] = [load('https://party.example'), load('https://dojo.example')]
  const tags = [one.identity, one.gzip, one.br, other.identity].map(({ etag }) => etag)
  expect(new Set(tags).size).toBe(4)
})

test('every page names configured trackers, and none without', () => {
  const trackers = { ids: { ga: 'G-ABC123DEF4' }, consentScript: null }
  writeFileSync(join(folder, 'b.html'), '<html><head></head>')
  const site = { hsts: 'max-age=1', paymentBase: null, voiceAgent: null, origin: null }
  const files = [{ ...file, file: 'b.html', waitsForOrigin: false }]
  const page = (asked: typeof trackers | null) =>
    loadStatic(folder, { build: null, files }, { ...site, trackers: asked }).entries.get(
      '/a',
    ) as StaticEntry
  const asking = page(trackers)
  expect(asking.identity.body.toString()).toContain('data-trackers="{&quot;ids')
  expect(gunzipSync(asking.gzip.body).equals(asking.identity.body)).toBe(true)
  expect(asking.identity.headers.join()).toContain('https://*.googletagmanager.com')
  const silent = page(null)
  expect(silent.identity.body.toString()).toBe('<html><head></head>')
  expect(silent.identity.etag).toBe('"built"')
  expect(silent.identity.headers.join()).not.toContain('google')
})
