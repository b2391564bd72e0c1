import { Hono } from 'hono'
import { maxIconsPerRequest } from '#contract/icons.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { answerCacheable } from './answer-cacheable.ts'
import { findIcons } from './find-icons.ts'

const maxNameLength = 64

/** `GET /api/_nuxt_icon/{collection}.json?icons=a,b&v=…`: icons in Iconify format (spec §7). */
export function iconsApi(): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/:file{[^/]+\\.json}', async (c) => {
    const answer = await findIcons(
      c.req.param('file').slice(0, -5),
      parseNames(c.req.query('icons')),
    )
    if (!answer) throw new AppError('not_found', 'There is no such collection of icons.')
    return answerCacheable(c, answer, c.req.query('v'))
  })
  api.all('/:file{[^/]+\\.json}', onlyMethods('GET'))
  return api
}

function parseNames(list = ''): string[] {
  const names = list.split(',')
  if (names.length > maxIconsPerRequest) {
    throw new AppError('invalid_request', `icons: at most ${maxIconsPerRequest} names`)
  }
  if (names.some((name) => name === '' || name.length > maxNameLength)) {
    throw new AppError(
      'invalid_request',
      `icons: names of 1 to ${maxNameLength} characters, with commas between them`,
    )
  }
  return names
}
