import { describe, expect, test } from 'vitest'
import { answerDownload, downloadHeaders } from './answer-download.ts'
import { toDocument } from './object-document.ts'
import type { ObjectRow } from './object-repository.ts'

const row = {
  name: "users/ada/My (list)'s*.txt",
  generation: 7,
  metageneration: 2,
  size: 10,
  content_type: 'text/plain',
  metadata: '{}',
  token: 'tok',
  md5: 'md5',
  crc32c: 'crc',
  created_at: 0,
  updated_at: Date.UTC(2026, 10, 25),
} as ObjectRow

const bytes = Buffer.from('0123456789')

function ask(headers: Record<string, string>, method = 'GET', body = bytes) {
  return answerDownload(new Request('http://x/', { method, headers }), row, body)
}

describe('the range that is asked for', () => {
  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=9-9', 206, '9', 'bytes 9-9/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['BYTES=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=3-1', 200, '0123456789', null],
    ['bytes=-', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
    ['', 200, '0123456789', null],
  ])('%j: %i %s', async (range, status, text, contentRange) => {
    const answer = ask({ range })
    expect([answer.status, await answer.text()]).toEqual([status, text])
    expect(answer.headers.get('content-range')).toBe(contentRange)
    if (status !== 416) expect(answer.headers.get('content-length')).toBe(String(text.length))
  })

  test.each([
    ['of this very object', { 'if-range': '"7-2"' }, 206],
    ['of another state of it', { 'if-range': '"7-1"' }, 200],
    ['where it is what they have', { 'if-none-match': '"7-2"' }, 304],
    ['where it is not', { 'if-none-match': '"6-2"' }, 206],
  ])('%s', (_, headers, status) => {
    expect(ask({ range: 'bytes=0-3', ...headers }).status).toBe(status)
  })

  test('is of no concern to HEAD, and there is none in nothing', () => {
    expect(ask({ range: 'bytes=0-3' }, 'HEAD').status).toBe(200)
    expect(ask({ range: 'bytes=0-3' }, 'GET', Buffer.alloc(0)).status).toBe(200)
  })
})

const usual = {
  'content-type': 'text/plain',
  etag: '"7-2"',
  'accept-ranges': 'bytes',
  'cache-control': 'private, max-age=0',
  'content-disposition': "inline; filename*=UTF-8''My%20%28list%29%27s%2a.txt",
  'x-content-type-options': 'nosniff',
  'last-modified': 'Wed, 25 Nov 2026 00:00:00 GMT',
}
const closed = {
  'content-disposition': "attachment; filename*=UTF-8''My%20%28list%29%27s%2a.txt",
  'content-security-policy': "sandbox; default-src 'none'",
}

describe('the headers of a download', () => {
  test.each([
    'text/plain',
    'application/json',
    'image/png',
    'image/jpeg',
    'image/webp',
    'TEXT/plain;x',
  ])('%s is shown', (type) => {
    const expected = { ...usual, 'content-type': type }
    expect(downloadHeaders({ ...row, content_type: type })).toEqual(expected)
  })

  test.each(['text/html', 'image/svg+xml', 'application/jsonp', 'xtext/plain', ''])(
    '%j is put aside, and runs nothing',
    (type) => {
      const expected = { ...usual, ...closed, 'content-type': type }
      expect(downloadHeaders({ ...row, content_type: type })).toEqual(expected)
    },
  )

  test('say what their owner wants', () => {
    const settings = {
      cacheControl: 'no-store',
      contentDisposition: 'inline',
      contentEncoding: 'gzip',
      contentLanguage: 'da',
    }
    expect(downloadHeaders({ ...row, metadata: JSON.stringify(settings) })).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'inline',
      'content-encoding': 'gzip',
      'content-language': 'da',
    })
    const identity = JSON.stringify({ contentEncoding: 'identity' })
    expect(downloadHeaders({ ...row, metadata: identity })).toEqual(usual)
  })

  test('of a pack are the server’s to say', () => {
    const metadata = JSON.stringify({ cacheControl: 'public, max-age=99' })
    const pack = { ...row, name: 'packs/p1.json', metadata }
    expect(downloadHeaders(pack)['cache-control']).toBe('private, max-age=0')
  })
})

test('an object is shown in texts, and with what its owner said of it', () => {
  const metadata = JSON.stringify({ contentLanguage: 'da', metadata: { a: '1' } })
  expect(toDocument({ ...row, metadata })).toEqual({
    name: row.name,
    bucket: expect.any(String),
    generation: '7',
    metageneration: '2',
    contentType: 'text/plain',
    storageClass: 'STANDARD',
    size: '10',
    md5Hash: 'md5',
    timeCreated: '1970-01-01T00:00:00.000Z',
    updated: '2026-11-25T00:00:00.000Z',
    crc32c: 'crc',
    etag: '7-2',
    downloadTokens: 'tok',
    contentEncoding: 'identity',
    contentDisposition: 'inline',
    contentLanguage: 'da',
    metadata: { a: '1' },
  })
})
