import { Hono } from 'hono'
import { mostIconsPerRequest } from '#contract/icons.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { answerKept } from './answer-kept.ts'
import { findIcons } from './find-icons.ts'

const longestName = 64

/** `GET /api/_nuxt_icon/{collection}.json?icons=a,b&v=…`: icons in the Iconify format (spec §7). */
export function iconsApi(): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/:file{[^/]+\\.json}', async (c) => {
    const answer = await findIcons(c.req.param('file').slice(0, -5), namesIn(c.req.query('icons')))
    if (!answer) throw new AppError('not_found', 'There is no such collection of icons.')
    return answerKept(c, answer, c.req.query('v'))
  })
  api.all('/:file{[^/]+\\.json}', onlyMethods('GET'))
  return api
}

function namesIn(list = ''): string[] {
  const names = list.split(',')
  if (names.length > mostIconsPerRequest) {
    throw new AppError('invalid_request', `icons: at most ${mostIconsPerRequest} names`)
  }
  if (names.some((name) => name === '' || name.length > longestName)) {
    throw new AppError(
      'invalid_request',
      `icons: names of 1 to ${longestName} characters, with commas between them`,
    )
  }
  return names
}
