import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http'
import type { Log } from '../observability/log.ts'
import { AppError } from './errors.ts'
import { logFailure } from './log-failure.ts'
import { chooseRequestId } from './request-id.ts'
import { logResponse } from './request-log.ts'
import { asTransient } from './to-app-error.ts'
import { writeRefusal } from './write-refusal.ts'

/** What one kind of GET needs to be answered without the app, which has the same route. */
export type FastRoute<Match, Found> = {
  /** Null leaves the request to the app. */
  match: (url: string, headers: IncomingHttpHeaders) => Match | null
  read: (match: Match, url: string) => Promise<Found>
  /** Null leaves the request to the app. */
  body: (found: NonNullable<Found>, url: string) => string | Buffer | null
  /** A new object, or a new list of names and values. */
  headers: (
    found: NonNullable<Found>,
    requestHeaders: IncomingHttpHeaders,
  ) => OutgoingHttpHeaders | string[]
  /** The app's route pattern: metrics count both as one. */
  patternOf: (url: string) => string
  refusalHeaders: (requestHeaders: IncomingHttpHeaders) => Record<string, string>
  refusal: (error: AppError) => Response
}

const maxTextBytes = 32 * 1024

/**
 * Answers what `route` matches without the app, and 503 while its dependencies are unavailable.
 * The app answers everything else.
 */
export function fastPath<Match, Found>(
  log: Log,
  route: FastRoute<Match, Found>,
  app: RequestListener,
): RequestListener {
  return (request, response) => {
    const { method, url = '', headers } = request
    const match = method === 'GET' ? route.match(url, headers) : null
    if (match === null) return app(request, response)
    return answer(match, url, request, response)
  }

  async function answer(
    match: Match,
    url: string,
    request: IncomingMessage,
    response: ServerResponse<IncomingMessage> & { req: IncomingMessage },
  ): Promise<void> {
    const startedMs = performance.now()
    const requestId = chooseRequestId(request.headers['x-request-id']?.toString())
    const found = await route.read(match, url).catch(asTransient)
    if (found instanceof AppError) {
      logFailure(log, { requestId }, found)
      const headers = { ...route.refusalHeaders(request.headers), 'x-request-id': requestId }
      await writeRefusal(response, route.refusal(found), headers)
      return logAnswer(url, response.statusCode, requestId, startedMs)
    }
    const body = found ? route.body(found, url) : null
    if (!found || body === null) return app(request, response)
    const headers = route.headers(found, request.headers)
    addHeaders(headers, requestId, Buffer.byteLength(body))
    try {
      response.writeHead(200, headers)
      endResponse(response, body)
    } catch (error) {
      if (response.headersSent) throw error
      return app(request, response)
    }
    logAnswer(url, 200, requestId, startedMs)
  }

  function logAnswer(url: string, status: number, requestId: string, startedMs: number): void {
    const queryStart = url.indexOf('?')
    const path = queryStart < 0 ? url : url.slice(0, queryStart)
    logResponse(log, {
      requestId,
      method: 'GET',
      path,
      route: route.patternOf(url),
      status,
      startedMs,
    })
  }
}

function addHeaders(
  headers: OutgoingHttpHeaders | string[],
  requestId: string,
  length: number,
): void {
  if (Array.isArray(headers)) {
    headers.push('x-request-id', requestId, 'content-length', String(length))
  } else {
    headers['x-request-id'] = requestId
    headers['content-length'] = length
  }
}

/** Node sends a string together with the headers in one packet. */
function endResponse(response: ServerResponse, body: string | Buffer): void {
  if (typeof body === 'string' || body.length > maxTextBytes) response.end(body)
  else response.end(body.toString('latin1'), 'latin1')
}
