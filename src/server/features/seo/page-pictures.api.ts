import { type Context, Hono } from 'hono'
import { findArticle } from '#content/articles/registry.ts'
import { findGame } from '#games/registry.ts'
import type { ServerContext } from '#server/context.ts'
import { respondWithPicture } from '#server/platform/rendering/respond-with-picture.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { rateLimit } from '#server/platform/web/rate-limit.ts'
import {
  articlePictureContent,
  gamePictureContent,
  type PagePictureContent,
  pagePictureKey,
  sitePictureContent,
} from './page-picture-content.ts'

const maxAgeSeconds = 86_400

/**
 * Link previews: `GET /pictures/house.png`, `/pictures/games/{slug}.png`,
 * `/pictures/articles/{slug}.png`.
 */
export function pagePicturesApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const limit = rateLimit(services, 'page-pictures')
  api.get('/house.png', limit, (c) => answerPagePicture(c, sitePictureContent))
  api.get('/games/:file{[^/]+\\.png}', limit, (c) => {
    const game = findGame(slugIn(c.req.param('file')))
    return answerPagePicture(c, game && gamePictureContent(game))
  })
  // Article slugs may contain slashes.
  api.get('/articles/:file{.+\\.png}', limit, (c) => {
    const article = findArticle(slugIn(c.req.param('file')))
    return answerPagePicture(c, article && articlePictureContent(article))
  })
  api.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/:file{.+\\.png}', onlyMethods('GET', 'HEAD'))
  return api
}

async function answerPagePicture(
  c: Context<AppEnv>,
  sign: PagePictureContent | null,
): Promise<Response> {
  if (!sign) throw new AppError('not_found', 'There is no such picture.')
  const draw = async () => (await import('./page-picture.ts')).drawPagePicture(sign)
  return await respondWithPicture(c, { key: pagePictureKey(sign), maxAgeSeconds, draw })
}

function slugIn(file: string): string {
  return file.slice(0, -'.png'.length)
}
