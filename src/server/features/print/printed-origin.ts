import type { Context } from 'hono'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { ownOrigin } from '#server/platform/web/own-origin.ts'

/** A longer URL makes modules too small to scan. */
const maxOriginLength = 120

/** The code's URL uses the site's public address. */
export function printedOrigin(c: Context, services: ServerContext): string {
  const origin = ownOrigin(c, services)
  if (origin.length <= maxOriginLength) return origin
  throw new AppError('invalid_request', 'Host: this address is too long for a code.')
}
