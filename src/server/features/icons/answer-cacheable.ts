import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { matchesETag } from '#server/platform/web/matches-etag.ts'
import { buildId } from '../../../build-id.ts'

const immutableCacheControl = 'public, max-age=604800, immutable'
const shortCacheControl = 'public, max-age=3600'

/**
 * JSON that browsers cache: for a week when requested for this build, else for an hour with
 * revalidation.
 * @param build that the client names
 */
export function answerCacheable(
  c: Context<AppEnv>,
  answer: unknown,
  build: string | undefined,
): Response {
  const body = JSON.stringify(answer)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    'cache-control': build === buildId ? immutableCacheControl : shortCacheControl,
    etag,
  }
  const known = c.req.header('if-none-match')
  if (known !== undefined && matchesETag(known, etag)) return c.body(null, 304, headers)
  return c.body(body, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' })
}
