import { createHash, createHmac, randomBytes } from 'node:crypto'

/**
 * @param wish names a request that may be repeated: it gets the same token each time. Without it, a
 *   new one
 */
export function seatTokenFor(secret: string, wish: string | undefined): string {
  if (wish === undefined) return randomBytes(32).toString('base64url')
  return createHmac('sha256', secret).update(`seat token ${wish}`).digest('base64url')
}

/** 72 bits, for two minutes and one use: short, so that a cracked camera reads its QR code. */
export function newSeatLink(): string {
  return randomBytes(9).toString('base64url')
}

/** 128 bits of it: the database must not give seats away. */
export function hashSeatToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22)
}
