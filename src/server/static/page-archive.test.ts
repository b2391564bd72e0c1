import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { type PageArchive, pageArchivePath } from '#domain/offline/build-archives.ts'
import { unknownOrigin } from '#seo/unknown-origin.ts'
import { indexStatic } from '../../../tools/build/index-static.ts'
import { loadStatic } from './load-static.ts'

const build = '0123456789ab'
const folder = mkdtempSync(join(tmpdir(), 'party-dojo-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const page = `<html data-build="${build}"><script>go("é")</script>`
mkdirSync(join(folder, 'games/charades'), { recursive: true })
writeFileSync(join(folder, 'index.html'), page)
writeFileSync(join(folder, 'index.html.origin'), `${page}${unknownOrigin}/`)
writeFileSync(join(folder, 'games/charades/index.html'), page)
writeFileSync(join(folder, 'robots.txt'), 'all')

const { entries } = loadStatic(folder, indexStatic(folder), {
  hsts: 'max-age=1',
  paymentBase: null,
  voiceAgent: null,
  trackers: null,
  origin: 'https://party.example',
})

const sent = (url: string) => {
  const entry = entries.get(url)
  if (!entry) throw new Error(`${url} is not served`)
  return entry
}

test.each([
  ['identity', (body: Buffer) => body],
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('has each page as it is sent, and nothing else, in %s', (encoding, unpack) => {
  const { body } = sent(pageArchivePath(build))[encoding]
  const archive: PageArchive = JSON.parse(unpack(body).toString())
  expect(Object.keys(archive).sort()).toEqual(['/', '/games/charades'])
  expect(archive['/']?.body).toContain('https://party.example/')
  for (const [url, { headers, body: text }] of Object.entries(archive)) {
    const { identity } = sent(url)
    expect(text).toBe(identity.body.toString())
    const whole: Record<string, string> = {}
    for (let at = 0; at < identity.headers.length; at += 2)
      whole[identity.headers[at] ?? ''] = identity.headers[at + 1] ?? ''
    const { etag, 'content-length': length, vary, ...kept } = whole
    expect(etag && length && vary).toBeTruthy()
    expect(kept).toHaveProperty('content-security-policy')
    expect(Object.fromEntries(headers)).toEqual(kept)
  }
})
