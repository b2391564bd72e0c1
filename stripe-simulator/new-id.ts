import { randomBytes } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id like Stripe's: its kind, and 24 random letters. */
export function newId(prefix: string, length = 24): string {
  let id = ''
  while (id.length < length) {
    // 248 is the last multiple of 62 in a byte: above it some letters would come up more often.
    for (const byte of randomBytes(length)) if (byte < 248) id += letters[byte % 62]
  }
  return `${prefix}_${id.slice(0, length)}`
}
