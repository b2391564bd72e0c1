import { expect, test } from 'vitest'
import { crc32c } from './crc32c.ts'

/** RFC 3720 §B.4, in hex. */
test.each([
  ['nothing', Buffer.alloc(0), '00000000'],
  ['123456789', Buffer.from('123456789'), 'e3069283'],
  ['32 zeros', Buffer.alloc(32), '8a9136aa'],
  ['32 times 255', Buffer.alloc(32, 255), '62a8ab43'],
  ['0 to 31', Buffer.from(Array.from({ length: 32 }, (_, n) => n)), '46dd794e'],
])('of %s', (_, bytes, hex) => {
  expect(Buffer.from(crc32c(bytes), 'base64').toString('hex')).toBe(hex)
})
