import { Hono } from 'hono'
import { answerText } from '#server/platform/web/answer-text.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import type { OpenApiDocument } from './document.ts'

const kept = {
  // It changes with the build alone, and a build may come at any time.
  'cache-control': 'public, max-age=300',
  'access-control-allow-origin': '*',
}

/** `GET /api/openapi.json`: every call of the house as OpenAPI 3.1. */
export function openApiApi(readDocument: () => Promise<OpenApiDocument>): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  let written: Promise<string> | null = null
  api.get('/', async (c) => {
    written ??= readDocument().then((document) => JSON.stringify(document))
    return await answerText(c, 'application/json', await written, kept)
  })
  api.all('/', onlyMethods('GET', 'HEAD'))
  return api
}
