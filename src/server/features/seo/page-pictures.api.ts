import { type Context, Hono } from 'hono'
import { findArticle } from '#content/articles/registry.ts'
import { findGame } from '#games/registry.ts'
import type { ServerContext } from '#server/context.ts'
import { answerPicture } from '#server/platform/rendering/answer-picture.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { rateLimit } from '#server/platform/web/rate-limit.ts'
import { articleSign, gameSign, houseSign, type PageSign, pagePictureKey } from './page-sign.ts'

const maxAgeSeconds = 86_400

/**
 * What a chat shows beside a link to a page: `GET /pictures/house.png`,
 * `/pictures/games/{slug}.png`, `/pictures/articles/{slug}.png`.
 */
export function pagePicturesApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const limit = rateLimit(services, 'page-pictures')
  api.get('/house.png', limit, (c) => answer(c, houseSign))
  api.get('/games/:file{[^/]+\\.png}', limit, (c) => {
    const game = findGame(slugIn(c.req.param('file')))
    return answer(c, game && gameSign(game))
  })
  // The slug of an article may have several parts.
  api.get('/articles/:file{.+\\.png}', limit, (c) => {
    const article = findArticle(slugIn(c.req.param('file')))
    return answer(c, article && articleSign(article))
  })
  api.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/:file{.+\\.png}', onlyMethods('GET', 'HEAD'))
  return api
}

async function answer(c: Context<AppEnv>, sign: PageSign | null): Promise<Response> {
  if (!sign) throw new AppError('not_found', 'There is no such picture.')
  const draw = async () => (await import('./page-picture.ts')).drawPagePicture(sign)
  return await answerPicture(c, { key: pagePictureKey(sign), maxAgeSeconds, draw })
}

function slugIn(file: string): string {
  return file.slice(0, -'.png'.length)
}
