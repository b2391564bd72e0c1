import { createHash, randomBytes } from 'node:crypto'

export function newSeatToken(): string {
  return randomBytes(32).toString('base64url')
}

/** 128 bits of it: the database must not give seats away. */
export function hashSeatToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22)
}
