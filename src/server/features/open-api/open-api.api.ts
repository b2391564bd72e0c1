import { Hono } from 'hono'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { respondWithText } from '#server/platform/web/respond-with-text.ts'
import type { OpenApiDocument } from './document.ts'

const cacheHeaders = {
  // Revalidated: it changes with each build.
  'cache-control': 'public, max-age=300',
  'access-control-allow-origin': '*',
}

export function openApiApi(readDocument: () => Promise<OpenApiDocument>): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  let documentText: Promise<string> | null = null
  api.get('/', async (c) => {
    documentText ??= readDocument().then((document) => JSON.stringify(document))
    return await respondWithText(c, 'application/json', await documentText, cacheHeaders)
  })
  api.all('/', onlyMethods('GET', 'HEAD'))
  return api
}
