import { createHmac } from 'node:crypto'
import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'
import { AppError } from '#server/platform/web/errors.ts'

type Listing = { prefix: string; hasDelimiter: boolean; ownerId: string | null }

const signatureBytes = 16

/** Signed, and valid even when `lastKey` was deleted since. */
export function writePageToken(lastKey: string, listing: Listing, secret: string): string {
  return Buffer.concat([sign(lastKey, listing, secret), Buffer.from(lastKey)]).toString('base64url')
}

/** The last key of the previous page; throws for a token of another list. */
export function readPageToken(token: string, listing: Listing, secret: string): string {
  const bytes = Buffer.from(token, 'base64url')
  const lastKey = bytes.subarray(signatureBytes).toString()
  const signature = bytes.subarray(0, signatureBytes)
  const isValid =
    isEqualInConstantTime(signature, sign(lastKey, listing, secret)) &&
    bytes.toString('base64url') === token
  if (!isValid) throw new AppError('invalid_request', 'There is no such page.')
  return lastKey
}

function sign(lastKey: string, { prefix, hasDelimiter, ownerId }: Listing, secret: string): Buffer {
  // Tokens of earlier versions hold no owner.
  const owner = ownerId === null ? [] : [ownerId]
  const signedText = JSON.stringify(['storage page', prefix, hasDelimiter, lastKey, ...owner])
  return createHmac('sha256', secret).update(signedText).digest().subarray(0, signatureBytes)
}
