import { createHash, timingSafeEqual } from 'node:crypto'

/** What is kept of a sender's key: 192 bits of chance need no salt. */
export function hashSenderKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

export function isSendersKey(key: string, hash: string): boolean {
  const [given, right] = [Buffer.from(hashSenderKey(key)), Buffer.from(hash)]
  return given.length === right.length && timingSafeEqual(given, right)
}
