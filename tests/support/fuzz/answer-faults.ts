import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Operation } from '#server/platform/web/operation.ts'
import { findNonconformity } from '../app/conforms.ts'
import type { FuzzAnswer, SentRequest } from './fuzz-server.ts'

/** What tells strangers how the server is built. */
const insides = [
  /\n\s+at .+[:(]\d+:\d+/,
  /node_modules|build\/server|src\/server|\.(?:ts|mjs):\d+/,
  /SQLITE_|sqlite3?\b|postgres|kysely/i,
  /\b(?:select|insert|update|delete)\b .+ \b(?:from|into|set|where)\b/i,
]

/** All that is wrong with an answer, whatever was asked. */
export function findAnswerFaults(
  sent: SentRequest,
  answer: FuzzAnswer,
  call: Operation | null,
  dataDir: string,
): string[] {
  const { status, headers } = answer
  const faults: string[] = []
  if (status >= 500) faults.push(`it was answered with ${status}`)
  const type = headers['content-type']?.toString()
  const text = textOf(answer)
  const isText = type === undefined || /json|^text\/|xml/.test(type)
  if (text !== '' && type === undefined && status !== 304) faults.push('it has no content type')
  if (headers['x-content-type-options'] !== 'nosniff' && !isFromNode(answer)) {
    faults.push('a browser may guess what it is')
  }
  if (/^application\/json/.test(type ?? '') && sent.method !== 'HEAD' && !isWhole(text, answer)) {
    faults.push('it is no JSON')
  }
  if (isText && status >= 400) {
    const shown = insides.filter((pattern) => pattern.test(text))
    if (shown.length > 0) faults.push(`it shows the insides of the server: ${shown.join(' ')}`)
  }
  if (text.includes(dataDir) || text.includes(process.cwd())) faults.push('it shows a path')
  if (call !== null && !isFromNode(answer) && !isUnknownPage(sent, status, type)) {
    const given = { method: sent.method, status, contentType: type ?? null, text }
    const fault = findNonconformity(call, given)
    if (fault !== null) faults.push(fault)
  }
  return faults
}

/** What lies under no route is a page that there is not, which bots are told in plain text. */
function isUnknownPage({ target }: SentRequest, status: number, type = ''): boolean {
  return status === 404 && /^text\/(html|plain)/.test(type) && !/^\/(api|v0)\//.test(target)
}

/** Refused before it was a request: Node answers without a word. */
function isFromNode({ status, headers, body }: FuzzAnswer): boolean {
  return [400, 431].includes(status) && body.length === 0 && headers['x-request-id'] === undefined
}

function textOf({ headers, body }: FuzzAnswer): string {
  const encoding = headers['content-encoding']
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** Part of a file, and files that somebody stored as JSON, may be anything. */
function isWhole(text: string, { status, headers }: FuzzAnswer): boolean {
  if (text === '' || status === 206 || headers['content-disposition'] !== undefined) return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
