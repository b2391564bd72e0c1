import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { matchesETag } from '#server/platform/web/matches-etag.ts'
import type { AppEnv } from './app-env.ts'
import { compressResponse } from './compress-response.ts'

/** Compressed, with ETag and 304. */
export async function respondWithText(
  c: Context<AppEnv>,
  type: string,
  text: string,
  extraHeaders: Record<string, string>,
): Promise<Response> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { ...extraHeaders, etag }
  const ifNoneMatch = c.req.header('if-none-match')
  if (ifNoneMatch !== undefined && matchesETag(ifNoneMatch, etag.slice(2)))
    return c.body(null, 304, { ...headers, vary: 'accept-encoding' })
  const response = c.body(text, 200, { ...headers, 'content-type': type })
  return await compressResponse(response, c.req.header('accept-encoding'))
}
