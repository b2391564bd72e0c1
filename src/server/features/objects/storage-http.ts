import type { HonoRequest } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError, internalMessage, statusOf } from '#server/platform/web/errors.ts'
import { isAllowedWrite } from '#server/platform/web/origin-check.ts'
import { isAppCheckToken } from '../app-check/verify-app-check.ts'
import { readQuery } from './read-query.ts'

const maxAgeSeconds = 3_600
const readMethods = new Set(['GET', 'HEAD'])
const allowedMethods = 'GET, HEAD, POST, PATCH, DELETE'

const allowedHeaders = [
  'authorization',
  'content-type',
  'range',
  'if-none-match',
  'x-firebase-appcheck',
  'x-firebase-gmpid',
  'x-firebase-storage-version',
  'x-goog-upload-command',
  'x-goog-upload-header-content-length',
  'x-goog-upload-header-content-type',
  'x-goog-upload-offset',
  'x-goog-upload-protocol',
].join(', ')

export const exposedHeaders = [
  'content-range',
  'etag',
  'x-goog-upload-size-received',
  'x-goog-upload-status',
  'x-goog-upload-url',
].join(', ')

export function storageErrorResponse(thrown: unknown): Response {
  const error = thrown instanceof AppError ? thrown : new AppError('internal', internalMessage)
  const code = statusOf(error)
  return Response.json(
    { error: { code, message: error.message } },
    { status: code, headers: { 'cache-control': 'no-store', ...error.headers } },
  )
}

/** Any origin may read; only this site's own may write. */
export function storageCors(ownOrigin: string | null) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isPreflight = c.req.method === 'OPTIONS'
    if (isPreflight) c.res = new Response(null, { status: 204 })
    else await next()
    const { headers } = c.res
    headers.set('cross-origin-resource-policy', 'cross-origin')
    const origin = c.req.header('origin')
    if (origin === undefined) return
    const method = isPreflight ? c.req.header('access-control-request-method') : c.req.method
    if (readMethods.has(method ?? '')) headers.set('access-control-allow-origin', '*')
    else {
      headers.append('vary', 'origin')
      const caller = { origin, secFetchSite: undefined, host: c.req.header('host') }
      if (!isAllowedWrite(caller, ownOrigin)) return
      headers.set('access-control-allow-origin', origin)
    }
    headers.set('access-control-expose-headers', exposedHeaders)
    if (!isPreflight) return
    headers.set('access-control-allow-methods', allowedMethods)
    headers.set('access-control-allow-headers', allowedHeaders)
    headers.set('access-control-max-age', String(maxAgeSeconds))
  })
}

/** The official client reads the reason phrase, in browsers only. */
const appCheckMessage = 'Firebase App Check token is invalid'

/** When enforced, a request needs an app check token or a download URL. */
export function requireAppCheck(services: ServerContext) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (services.env.appCheck === 'enforce' && !isDownload(c.req)) {
      if (!isAppCheckToken(services, c.req.header('x-firebase-appcheck') ?? '')) {
        if (c.env?.outgoing) c.env.outgoing.statusMessage = appCheckMessage
        throw new AppError('unauthenticated', `${appCheckMessage}.`).withAudit('app_check_refused')
      }
    }
    await next()
  })
}

const objectPath = /^\/v0\/b\/[^/]+\/o\/./

/** Whether a download URL is requested: its token is enough. */
function isDownload({ method, path, url }: HonoRequest): boolean {
  if (!readMethods.has(method) || !objectPath.test(path)) return false
  const query = readQuery(url)
  return query.get('alt') === 'media' && Boolean(query.get('token'))
}
