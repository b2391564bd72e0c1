import { createHash } from 'node:crypto'

/** In base64, as object storage gives it. */
export function md5Of(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('base64')
}
