import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { AppError } from '#server/platform/web/errors.ts'
import { logFailure } from '#server/platform/web/log-failure.ts'
import { chooseRequestId } from '#server/platform/web/request-id.ts'
import { logResponse } from '#server/platform/web/request-log.ts'
import { apiSecurityHeaders } from '#server/platform/web/security-headers.ts'
import { readSessionToken, sessionCookieName } from '#server/platform/web/session.ts'
import { asTransient } from '#server/platform/web/to-app-error.ts'
import { writeRefusal } from '#server/platform/web/write-refusal.ts'
import { downloadHeaders } from './answer-download.ts'
import { listObjects } from './list-objects.ts'
import type { ObjectContext } from './object-kind.ts'
import { bucketName, decodeName } from './object-rules.ts'
import { readListing, toPageDocument } from './read-listing.ts'
import { readObject } from './read-object.ts'
import { readQuery } from './read-query.ts'
import { exposedHeaders, storageErrorResponse } from './storage-http.ts'

const bucketPath = `/v0/b/${bucketName}/o`
const listStart = `${bucketPath}?`
const objectStart = `${bucketPath}/`
// Route patterns of the app: metrics count both as one.
const listRoute = '/v0/b/:bucket/o'
const objectRoute = `${listRoute}/*`

/** Range, conditional and signed-in requests go through the app. */
const excludedHeaders = [
  'authorization',
  'range',
  'if-range',
  'if-none-match',
  'x-firebase-appcheck',
] as const

const maxTextBytes = 32 * 1024

type Answer = { headers: Record<string, string>; body: string | Buffer }

/**
 * Answers anonymous lists and downloads without the app, and 503 while their dependencies are
 * unavailable. The app has the same routes and answers everything else.
 */
export function storageFastPath(services: ObjectContext, app: RequestListener): RequestListener {
  const { env, authSecret, log } = services
  const cookieName = sessionCookieName(env.isHttps)
  const commonHeaders = Object.fromEntries(apiSecurityHeaders(env.hsts))
  commonHeaders['cross-origin-resource-policy'] = 'cross-origin'
  const isPlain = (headers: IncomingHttpHeaders) =>
    excludedHeaders.every((name) => headers[name] === undefined) &&
    readSessionToken(headers.cookie, cookieName, authSecret) === null

  return async (request, response) => {
    const { method = '', url = '', headers } = request
    const read = method === 'GET' && env.appCheck === 'off' ? chooseReader(url) : null
    if (!read || !isPlain(headers)) return app(request, response)
    const startedMs = performance.now()
    const requestId = chooseRequestId(headers['x-request-id']?.toString())
    const path = url.slice(0, url.indexOf('?'))
    const route = url.startsWith(listStart) ? listRoute : objectRoute
    const answer = await read(services, url).catch(asTransient)
    if (!answer) return app(request, response)
    const cors = headers.origin !== undefined && {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': exposedHeaders,
    }
    if (answer instanceof AppError) {
      logFailure(log, { requestId }, answer)
      const errorHeaders = { ...commonHeaders, ...cors, 'x-request-id': requestId }
      await writeRefusal(response, storageErrorResponse(answer), errorHeaders)
      const { statusCode: status } = response
      logResponse(log, { requestId, method, path, route, status, startedMs })
      return
    }
    try {
      response.writeHead(200, {
        ...commonHeaders,
        ...answer.headers,
        ...cors,
        'x-request-id': requestId,
        'content-length': Buffer.byteLength(answer.body),
      })
      // Node sends a string together with the headers in one packet.
      if (typeof answer.body === 'string') response.end(answer.body)
      else if (answer.body.length > maxTextBytes) response.end(answer.body)
      else response.end(answer.body.toString('latin1'), 'latin1')
    } catch (error) {
      if (response.headersSent) throw error
      return app(request, response)
    }
    logResponse(log, { requestId, method, path, route, status: 200, startedMs })
  }
}

type FastRead = (services: ObjectContext, url: string) => Promise<Answer>

function chooseReader(url: string): FastRead | null {
  if (url.startsWith(listStart)) return readList
  return url.startsWith(objectStart) && url.includes('alt=media') ? readDownload : null
}

async function readList(services: ObjectContext, url: string): Promise<Answer> {
  const page = await listObjects(services, readListing(readQuery(url)), null)
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toPageDocument(page)),
  }
}

async function readDownload(services: ObjectContext, url: string): Promise<Answer> {
  const query = readQuery(url)
  if (query.get('alt') !== 'media') throw new Error('the app answers this')
  const { row, bytes } = await readObject(services, {
    name: decodeName(url.slice(objectStart.length, url.indexOf('?'))),
    findUserId: async () => null,
    token: query.get('token') ?? null,
  })
  return { headers: downloadHeaders(row), body: bytes }
}
