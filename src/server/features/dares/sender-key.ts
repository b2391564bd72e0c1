import { createHash } from 'node:crypto'
import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'

/** What is kept of a sender's key: 192 bits of chance need no salt. */
export function hashSenderKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

export function isSendersKey(key: string, hash: string): boolean {
  return isEqualInConstantTime(hashSenderKey(key), hash)
}
