import { type Context, Hono } from 'hono'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { compressResponse } from '#server/platform/web/compress-response.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { matchesETag } from '#server/platform/web/matches-etag.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { cacheControlWithOrigin } from '#server/platform/web/own-origin.ts'
import { rateLimit } from '#server/platform/web/rate-limit.ts'
import { readQuery } from '#server/platform/web/read-query.ts'
import { findSession } from '#server/platform/web/session.ts'
import { readEntitlement } from '../profile/read-entitlement.ts'
import { printedOrigin } from './printed-origin.ts'
import type { SheetFormat } from './sheet-formats.ts'
import { SheetQuery } from './sheet-query.ts'
import { parseSheetPath } from './sheet-request.ts'

const maxAgeSeconds = 300
const filePath = '/:path{.+\\.(?:svg|pdf|png)}'

const contentTypes: Record<SheetFormat, string> = {
  svg: 'image/svg+xml; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
}

/**
 * `GET /QR/{set}/{sheet}[/games/{slug}|/articles/{slug}].{svg|pdf|png}`: a printed sheet in real
 * size. Pages without extension are the site's.
 */
export function printApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const limit = rateLimit(services, 'sheets')
  const limitPictures = rateLimit(services, 'sheet pictures')
  api.get(filePath, limit, (c, next) =>
    c.req.path.endsWith('.png') ? limitPictures(c, next) : next(),
  )
  api.get(filePath, async (c) => {
    const [, path = '', format = ''] = /^(.+)\.(\w+)$/.exec(c.req.param('path')) ?? []
    const found = parseSheetPath(path)
    if (!found) throw new AppError('not_found', 'There is no such sheet.')
    const { name, bleed } = readQuery(c, SheetQuery)
    if (name !== '') await requirePremium(c, services)
    const { makeSheetFile, sheetFileSlug } = await import('./make-sheet-file.ts')
    const order = { ...found, name, bleed: bleed === '1', origin: printedOrigin(c, services) }
    const { body, etag } = await makeSheetFile(order, format as SheetFormat)
    const headers = {
      'cache-control':
        name === '' ? cacheControlWithOrigin(services, maxAgeSeconds) : 'private, no-store',
      ...(name === '' && { etag }),
    }
    if (name === '' && matchesETag(c.req.header('if-none-match') ?? '', etag)) {
      return c.body(null, 304, headers)
    }
    const file = `filename="party-dojo-${sheetFileSlug(order)}.${format}"`
    const answer = c.body(body, 200, {
      ...headers,
      'content-type': contentTypes[format as SheetFormat],
      'content-disposition': format === 'svg' ? `inline; ${file}` : `attachment; ${file}`,
    })
    // Outlines compress well.
    return await compressResponse(answer, c.req.header('accept-encoding'))
  })
  api.all(filePath, onlyMethods('GET', 'HEAD'))
  return api
}

async function requirePremium(c: Context, services: ServerContext): Promise<void> {
  const session = await findSession(c, services)
  const { db } = services.database
  if (session && (await readEntitlement(db, session.userId, services.now()))) return
  throw new AppError('forbidden', 'A table’s own name on printed sheets comes with premium.')
}
