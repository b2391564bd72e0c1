import { Hono } from 'hono'
import { AppError, errorResponse } from './errors.ts'
import { feedbackApi } from './feedback/feedback.api.ts'
import type { AppEnv } from './http/app-env.ts'
import { healthApi } from './http/health.api.ts'
import { originCheck } from './http/origin-check.ts'
import { type Pages, pageAnswers } from './http/page-answers.ts'
import { requestLog } from './http/request-log.ts'
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts'
import type { Services } from './services.ts'

/** Everything below which only static files lie: the API, and the pages for all that is left. */
export function createApp(services: Services, loadPages: () => Promise<Pages>): Hono<AppEnv> {
  const { env, log } = services
  const app = new Hono<AppEnv>()
  const alwaysHeaders = securityHeaders(env.isHttps)
  const policyWithoutScripts = contentSecurityPolicy([])

  app.use(requestLog(log))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of alwaysHeaders) c.header(name, value)
    if (!c.res.headers.has('content-security-policy')) {
      c.header('content-security-policy', policyWithoutScripts)
    }
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  app.use(originCheck(env.origin))

  app.route('/', healthApi(services))
  app.route('/api/feedback', feedbackApi(services))
  app.all('/api', refuseUnknownPath)
  app.all('/api/*', refuseUnknownPath)
  app.all('*', pageAnswers(services, loadPages))

  app.onError((error, c) => {
    if (!(error instanceof AppError)) {
      log.error({ requestId: c.get('requestId'), err: error }, 'a request failed')
    }
    return errorResponse(error)
  })
  return app
}

function refuseUnknownPath(): never {
  throw new AppError('not_found', 'There is nothing at this address.')
}
