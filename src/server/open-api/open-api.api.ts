import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { compressWhole } from '../http/compress-whole.ts'
import { onlyMethods } from '../http/only-methods.ts'
import { matchesETag } from '../static/matches-etag.ts'
import type { OpenApiDocument } from './document.ts'

/** It changes with the build alone, and a build may come at any time. */
const cacheControl = 'public, max-age=300'

/** `GET /api/openapi.json`: every call of the house as OpenAPI 3.1. */
export function openApiApi(readDocument: () => Promise<OpenApiDocument>): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  let written: Promise<{ text: string; etag: string }> | null = null
  api.get('/', async (c) => {
    written ??= readDocument().then(write)
    const { text, etag } = await written
    const headers = { 'cache-control': cacheControl, etag, 'access-control-allow-origin': '*' }
    if (matchesETag(c.req.header('if-none-match') ?? '', etag.slice(2))) {
      return c.body(null, 304, { ...headers, vary: 'accept-encoding' })
    }
    const whole = c.body(text, 200, { ...headers, 'content-type': 'application/json' })
    return await compressWhole(whole, c.req.header('accept-encoding'))
  })
  api.all('/', onlyMethods('GET', 'HEAD'))
  return api
}

function write(document: OpenApiDocument): { text: string; etag: string } {
  const text = JSON.stringify(document)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { text, etag: `W/"${hash}"` }
}
