import type { Context } from 'hono'
import { matchesETag } from '#server/platform/web/matches-etag.ts'
import type { AppEnv } from '../web/app-env.ts'

export type RequestedPicture = {
  /** Equal for equal pictures. */
  key: string
  maxAgeSeconds: number
  draw: () => Promise<Buffer>
}

/** Drawn only when the client has no current copy. */
export async function respondWithPicture(
  c: Context<AppEnv>,
  { key, maxAgeSeconds, draw }: RequestedPicture,
): Promise<Response> {
  const headers = {
    'cache-control': `public, max-age=${maxAgeSeconds}`,
    etag: `"${key}"`,
    'cross-origin-resource-policy': 'cross-origin',
  }
  const ifNoneMatch = c.req.header('if-none-match')
  if (ifNoneMatch !== undefined && matchesETag(ifNoneMatch, headers.etag))
    return c.body(null, 304, headers)
  return c.body(new Uint8Array(await draw()), 200, { ...headers, 'content-type': 'image/png' })
}
