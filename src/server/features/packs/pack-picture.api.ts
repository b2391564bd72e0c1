import { Hono } from 'hono'
import type { ServerContext } from '#server/context.ts'
import { respondWithPicture } from '#server/platform/rendering/respond-with-picture.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { rateLimit } from '#server/platform/web/rate-limit.ts'
import { findPublicPack } from './pack-repository.ts'
import { pictureKey } from './picture/picture-key.ts'

const maxAgeSeconds = 300

/** `GET /game/{packId}/picture.png`: the link preview of a public pack. */
export function packPictureApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const limit = rateLimit(services, 'pictures')
  api.get('/:packId/picture.png', limit, async (c) => {
    const card = await findPublicPack(services.database.db, c.req.param('packId'))
    if (!card) throw new AppError('not_found', 'There is no such pack.')
    // Image searches would list unlisted packs too.
    if (!card.isListed) c.header('x-robots-tag', 'noindex')
    const draw = async () => (await import('./pack-picture.ts')).drawPackPicture(card)
    return await respondWithPicture(c, { key: pictureKey(card), maxAgeSeconds, draw })
  })
  // Hono answers HEAD with the GET handler.
  api.all('/:packId/picture.png', onlyMethods('GET', 'HEAD'))
  return api
}
