import { describe, expect, test } from 'vitest'
import {
  mergeSettings,
  parseSettings,
  readSettingsChange,
  readUploadHead,
  requireMediaType,
} from './object-settings.ts'

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))

describe('what an uploader says of an object', () => {
  test.each([
    ['contentType', 'text/html; charset=utf-8'],
    ['contentType', ''],
    ['contentType', 'image/svg+xml'],
    ['cacheControl', 'x'.repeat(1000)],
    ['contentDisposition', 'inline'],
    ['contentEncoding', 'gzip'],
    ['contentLanguage', 'da'],
    ['metadata', { key: 'value', gone: null }],
    ['cacheControl', null],
  ])('%s may be %j', (field, value) => {
    expect(readSettingsChange(bytes({ [field]: value }))).toEqual({ [field]: value })
  })

  test.each([
    ['contentType', 'html', 'contentType: a media type'],
    ['contentType', 'text/html\r\nx: y', 'contentType: plain ASCII characters only'],
    ['cacheControl', 'x'.repeat(1001), 'cacheControl: at most 1000 characters'],
    ['contentDisposition', 'inline\n', 'contentDisposition: plain ASCII characters only'],
    ['contentEncoding', 'æ', 'contentEncoding: plain ASCII characters only'],
    ['contentLanguage', '\u0000', 'contentLanguage: plain ASCII characters only'],
    ['metadata', { key: 'x'.repeat(8192) }, 'metadata: at most 8192 bytes'],
  ])('%s may not be %j', (field, value, message) => {
    expect(() => readSettingsChange(bytes({ [field]: value }))).toThrow(message)
  })

  test('the head of an upload may say its name, its sum and its size, or nothing', () => {
    const head = { name: 'a', md5Hash: 'x'.repeat(24), size: '12' }
    expect(readUploadHead(bytes(head))).toEqual(head)
    expect(readUploadHead(Buffer.alloc(0))).toEqual({})
    expect(() => readUploadHead(bytes({ md5Hash: 'x'.repeat(25) }))).toThrow('md5Hash')
    expect(() => readUploadHead(bytes({ size: 'large' }))).toThrow('size')
    expect(() => readUploadHead(Buffer.from('{'))).toThrow('The metadata is not JSON.')
    expect(() => readUploadHead(bytes('text'))).toThrow('metadata: ')
  })

  test('a media type is one, or none', () => {
    expect(requireMediaType(null)).toBeNull()
    expect(requireMediaType('text/plain')).toBe('text/plain')
    expect(() => requireMediaType('plain')).toThrow('contentType: a media type')
  })
})

describe('settings after a change', () => {
  const before = {
    cacheControl: 'no-store',
    contentLanguage: 'da',
    metadata: { a: '1', b: '2' },
  }

  test.each([
    ['nothing is named', {}, before],
    ['one is changed', { cacheControl: 'public' }, { ...before, cacheControl: 'public' }],
    [
      'one is taken back',
      { contentLanguage: null },
      { cacheControl: 'no-store', metadata: before.metadata },
    ],
    [
      'one is empty',
      { contentLanguage: '' },
      { cacheControl: 'no-store', metadata: before.metadata },
    ],
    [
      'all of them are named',
      { contentDisposition: 'inline', contentEncoding: 'gzip' },
      { ...before, contentDisposition: 'inline', contentEncoding: 'gzip' },
    ],
    [
      'keys are merged',
      { metadata: { b: null, c: '3' } },
      { ...before, metadata: { a: '1', c: '3' } },
    ],
    [
      'keys are taken back',
      { metadata: null },
      { cacheControl: 'no-store', contentLanguage: 'da' },
    ],
  ])('%s', (_, change, after) => {
    expect(mergeSettings(before, change)).toEqual(after)
    expect(parseSettings(JSON.stringify(after))).toEqual(after)
  })

  test('keys that grow beyond their room are refused', () => {
    const full = { metadata: { a: 'x'.repeat(8000) } }
    expect(() => mergeSettings(full, { metadata: { b: 'x'.repeat(200) } })).toThrow(
      'metadata: at most 8192 bytes',
    )
  })
})
