import { createHash } from 'node:crypto'
import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'

/** A random key of 192 bits needs no salt. */
export function hashSenderKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

export function isSendersKey(key: string, hash: string): boolean {
  return isEqualInConstantTime(hashSenderKey(key), hash)
}
