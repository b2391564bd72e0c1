import type { IncomingMessage, ServerResponse } from 'node:http'
import { metrics } from '../platform/observability/metrics/metrics.ts'
import { chooseEncoding } from '../platform/web/accept-encoding.ts'
import { matchesETag } from '../platform/web/matches-etag.ts'
import type { StaticEntry, StaticFiles } from './load-static.ts'

// Looked up once: this is the hottest path.
const countersOf = (method: string) => ({
  whole: metrics.requests.withLabels(method, 'static', '2xx'),
  redirect: metrics.requests.withLabels(method, 'static', '3xx'),
})
const getCounters = countersOf('GET')
const headCounters = countersOf('HEAD')

/**
 * Serves the client build; false when it has no such file.
 * @param findMissingFlag the cookie set beside a session that lacks it
 */
export function serveStatic(
  files: StaticFiles,
  findMissingFlag: (cookies: string | undefined) => string | null,
) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const url = request.url as string
    const queryStart = url.indexOf('?')
    const path = queryStart === -1 ? url : url.slice(0, queryStart)
    const entry = files.entries.get(url) ?? files.entries.get(path)
    if (!entry) return redirectToSlashless(files, request, path, response)
    const flag = path.includes('.') ? null : findMissingFlag(request.headers.cookie)
    if (flag === null) writeEntry(entry, request, response)
    else writeWithFlag(entry, request, response, flag)
    return true
  }
}

/** No 304 and no shared cache: neither may carry the cookie. */
function writeWithFlag(
  entry: StaticEntry,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  flag: string,
): void {
  const variant = entry[chooseEncoding(headers['accept-encoding'] as string | undefined)]
  const own = [...variant.headers, 'set-cookie', flag]
  own[own.indexOf('cache-control') + 1] = 'private, no-cache'
  const counters = method === 'HEAD' ? headCounters : getCounters
  counters.whole.value++
  response.writeHead(200, own)
  response.end(method === 'HEAD' ? undefined : variant.body)
}

export function writeEntry(
  entry: StaticEntry,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const variant = entry[chooseEncoding(headers['accept-encoding'] as string | undefined)]
  const known = headers['if-none-match']
  const counters = method === 'HEAD' ? headCounters : getCounters
  if (known !== undefined && matchesETag(known, variant.etag)) {
    counters.redirect.value++
    response.writeHead(304, variant.notModifiedHeaders)
    response.end()
  } else {
    counters.whole.value++
    response.writeHead(200, variant.headers)
    response.end(method === 'HEAD' ? undefined : variant.body)
  }
}

function redirectToSlashless(
  files: StaticFiles,
  { method, url = '' }: IncomingMessage,
  path: string,
  response: ServerResponse,
): boolean {
  if (!path.endsWith('/')) return false
  const slashless = path.slice(0, -1)
  if (!files.entries.has(slashless)) return false
  const counters = method === 'HEAD' ? headCounters : getCounters
  counters.redirect.value++
  response.writeHead(301, [...files.bareHeaders, 'location', slashless + url.slice(path.length)])
  response.end()
  return true
}
