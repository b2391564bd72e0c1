import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { compressResponse } from '#server/platform/web/compress-response.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { rateLimit } from '#server/platform/web/rate-limit.ts'
import { readQuery } from '#server/platform/web/read-query.ts'
import { printedOrigin } from '../print/printed-origin.ts'
import { findBar } from './bar-repository.ts'

const pdfPath = '/:id{[\\w-]+\\.pdf}'
const svgPath = '/:id/:sign{\\d+\\.svg}'

export const SignQuery = z.object({ bleed: z.enum(['0', '1'], '0 or 1').default('0') })

/** `/QR/bars`: the signs of a bar as PDF, one as SVG to look at. The id is a secret, so no cache. */
export function signsApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get(pdfPath, rateLimit(services, 'bar signs drawn'), async (c) => {
    const order = await requireOrder(c, c.req.param('id').replace(/\.pdf$/, ''))
    const { drawSignsPdf } = await import('./draw-signs.ts')
    return await send(c, await drawSignsPdf(order), {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="party-dojo-tables.pdf"',
    })
  })
  api.all(pdfPath, onlyMethods('GET', 'HEAD'))

  api.get(svgPath, rateLimit(services, 'sheets'), async (c) => {
    const order = await requireOrder(c, c.req.param('id'))
    const number = Number.parseInt(c.req.param('sign'), 10)
    const sign = order.signs.find((each) => each.number === number)
    if (!sign) throw new AppError('not_found', 'There is no such table.')
    const { drawSignSvg } = await import('./draw-signs.ts')
    return await send(c, await drawSignSvg(order, sign), {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-disposition': `inline; filename="party-dojo-table-${number}.svg"`,
    })
  })
  api.all(svgPath, onlyMethods('GET', 'HEAD'))
  return api

  async function requireOrder(c: Context<AppEnv>, id: string) {
    const { bleed } = readQuery(c, SignQuery)
    const found = await findBar(services.database.db, id)
    if (!found) throw new AppError('not_found', 'There are no such signs.')
    return { ...found, bleed: bleed === '1', origin: printedOrigin(c, services) }
  }
}

async function send(c: Context, file: Buffer, headers: Record<string, string>): Promise<Response> {
  const answer = c.body(new Uint8Array(file), 200, {
    ...headers,
    'cache-control': 'private, no-store',
  })
  return await compressResponse(answer, c.req.header('accept-encoding'))
}
