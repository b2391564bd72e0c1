import { createMiddleware } from 'hono/factory'
import type { Log } from '../observability/log.ts'
import { countResponse } from '../observability/metrics/count-response.ts'
import { routeOf } from '../observability/metrics/route-of.ts'
import { currentTracing } from '../observability/tracing/in-span.ts'
import type { AppEnv } from './app-env.ts'
import { redactPath } from './redact-path.ts'
import { chooseRequestId } from './request-id.ts'

export function requestLog(log: Log) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedMs = performance.now()
    const requestId = chooseRequestId(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    await next()
    c.header('x-request-id', requestId)
    const { method, path } = c.req
    const { status } = c.res
    const route = routeOf(c)
    logResponse(log, { requestId, method, path: redactPath(path), route, status, startedMs })
  })
}

type LoggedResponse = {
  requestId: string
  method: string
  path: string
  /** The pattern, a label of the metrics. */
  route: string
  status: number
  startedMs: number
}

export function logResponse(log: Log, { startedMs, route, ...facts }: LoggedResponse): void {
  const exactMs = performance.now() - startedMs
  countResponse({ ...facts, route, ms: exactMs })
  currentTracing()?.setRequestRoute({ ...facts, route })
  const ms = Math.round(exactMs * 10) / 10
  // The cause of a 503 is logged once a second instead.
  const isFault = facts.status >= 500 && facts.status !== 503
  log[isFault ? 'error' : 'info']({ event: 'request.answered', ...facts, ms }, 'Request answered')
}
