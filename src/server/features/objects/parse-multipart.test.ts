import { describe, expect, test } from 'vitest'
import { multipart } from '#tests/support/storage/storage-callers.ts'
import { parseMultipart } from './parse-multipart.ts'

const type = 'multipart/related; boundary=00017'
const json = 'Content-Type: application/json\r\n\r\n{}\r\n'
const bytes = 'Content-Type: a/b\r\n\r\nbytes\r\n'

describe('a body of two parts', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['all bytes there are', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ['line breaks at its ends', Buffer.from('\r\n\r\na\r\n\r\n')],
    ['something like a boundary', Buffer.from('--00017\r\n--0001')],
  ])('holds %s', (_, sent) => {
    const { body, headers } = multipart({ name: 'a', contentType: 'a/b' }, sent)
    const parsed = parseMultipart(body, headers['content-type'] ?? '')
    expect(parsed.bytes.equals(sent)).toBe(true)
    expect(parsed.contentType).toBe('a/b')
    expect(JSON.parse(parsed.head.toString())).toEqual({ name: 'a', contentType: 'a/b' })
  })

  test.each([
    'multipart/related; boundary="00017"',
    'Multipart/Related;boundary=00017',
    'multipart/related; type=x; boundary=00017',
  ])('by %s', (contentType) => {
    const { body } = multipart({}, 'x')
    expect(parseMultipart(body, contentType).bytes.toString()).toBe('x')
  })

  test('may end with a line break, and its parts may lack headers but for that of the JSON', () => {
    const body = Buffer.from(`--00017\r\n${json}--00017\r\n\r\nbytes\r\n--00017--\r\n`)
    expect(parseMultipart(body, type)).toMatchObject({ contentType: null })
  })

  test('that is cut off anywhere is refused', () => {
    const { body } = multipart({ name: 'a' }, 'some bytes')
    for (let length = 0; length < body.length; length++) {
      expect(() => parseMultipart(body.subarray(0, length), type), String(length)).toThrow('broken')
    }
  })
})

test.each([
  [
    'no boundary in its type',
    'multipart/related',
    `--00017\r\n${json}--00017\r\n${bytes}--00017--`,
  ],
  [
    'another type',
    'multipart/form-data; boundary=00017',
    `--00017\r\n${json}--00017\r\n${bytes}--00017--`,
  ],
  [
    'another boundary',
    'multipart/related; boundary=1',
    `--00017\r\n${json}--00017\r\n${bytes}--00017--`,
  ],
  ['the wrong order', type, `--00017\r\n${bytes}--00017\r\n${json}--00017--`],
  ['one part', type, `--00017\r\n${json}--00017--`],
  ['three parts', type, `--00017\r\n${json}--00017\r\n${bytes}--00017\r\n${bytes}--00017--`],
  ['something before', type, `x\r\n--00017\r\n${json}--00017\r\n${bytes}--00017--`],
  ['something behind', type, `--00017\r\n${json}--00017\r\n${bytes}--00017--x`],
  ['bare line feeds', type, `--00017\n${json}--00017\n${bytes}--00017--`],
  ['no end of headers', type, '--00017\r\nContent-Type: application/json\r\n--00017--'],
  ['no type of its JSON', type, `--00017\r\n\r\n{}\r\n--00017\r\n${bytes}--00017--`],
])('with %s is refused', (_, contentType, body) => {
  expect(() => parseMultipart(Buffer.from(body), contentType)).toThrow(
    expect.objectContaining({ code: 'invalid_request' }),
  )
})
