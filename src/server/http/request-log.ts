import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'
import { chooseRequestId } from './request-id.ts'

/** Gives every request an id and one line in the log: no query, no address, nothing personal. */
export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedMs = performance.now()
    const requestId = chooseRequestId(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    await next()
    c.header('x-request-id', requestId)
    const { method, path } = c.req
    logAnswer(log, { requestId, method, path, status: c.res.status, startedMs })
  })
}

type Answered = {
  requestId: string
  method: string
  path: string
  status: number
  startedMs: number
}

export function logAnswer(log: Logger, { startedMs, ...facts }: Answered): void {
  const ms = Math.round((performance.now() - startedMs) * 10) / 10
  log[facts.status >= 500 ? 'error' : 'info']({ ...facts, ms }, 'request')
}
