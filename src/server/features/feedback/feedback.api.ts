import { Hono } from 'hono'
import { Feedback } from '#contract/feedback.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { rateLimit } from '#server/platform/web/rate-limit.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { findAuthor } from './find-author.ts'
import { saveFeedback } from './save-feedback.ts'

/** `PUT /api/feedback/{timestamp}`: no session required. */
export function feedbackApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const limit = rateLimit(services, 'feedback')
  api.put('/:timestamp', limit, async (c) => {
    const sent = await readJson(c, Feedback)
    const author = await findAuthor(c, services)
    const feedback = { ...sent, user: author?.username ?? '' }
    if (feedback.time !== c.req.param('timestamp')) {
      throw new AppError('invalid_request', 'time: must equal the timestamp in the address')
    }
    const outcome = await saveFeedback(services.database, feedback, services.now(), author?.userId)
    if (outcome === 'conflict') {
      throw new AppError(
        'conflict',
        'Another feedback was given at this very moment: send yours again with a new time.',
      )
    }
    return c.json(feedback, outcome === 'saved' ? 201 : 200)
  })
  api.all('/:timestamp', onlyMethods('PUT'))
  return api
}
