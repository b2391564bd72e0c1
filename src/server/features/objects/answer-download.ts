import { matchesETag } from '#server/platform/web/matches-etag.ts'
import { etagOf } from './object-document.ts'
import type { ObjectRow } from './object-repository.ts'
import { locateObject } from './object-rules.ts'
import { type ObjectSettings, parseSettings } from './object-settings.ts'

/** Types in which browsers run no script. */
const inertTypes = /^(application\/json|text\/plain|image\/(png|jpeg|webp))\s*(;|$)/i

/** Answers with the bytes or the requested range. */
export function answerDownload(request: Request, row: ObjectRow, bytes: Buffer): Response {
  const headers = downloadHeaders(row)
  const { etag = '' } = headers
  if (matchesETag(request.headers.get('if-none-match') ?? '', etag)) {
    return new Response(null, { status: 304, headers })
  }
  const ifRange = request.headers.get('if-range')
  const allowsRange = request.method === 'GET' && (ifRange === null || ifRange === etag)
  const range = allowsRange ? readRange(request.headers.get('range') ?? '', bytes.length) : 'whole'
  if (range === 'none') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${bytes.length}` },
    })
  }
  if (range === 'whole') return bytesResponse(bytes, 200, headers)
  const { first, last } = range
  headers['content-range'] = `bytes ${first}-${last}/${bytes.length}`
  return bytesResponse(bytes.subarray(first, last + 1), 206, headers)
}

export function downloadHeaders(row: ObjectRow): Record<string, string> {
  const isPack = locateObject(row.name).kind === 'pack'
  // Packs are public: their maker must not decide how long a hidden one stays cached.
  const settings: ObjectSettings = isPack ? {} : parseSettings(row.metadata)
  const isInert = inertTypes.test(row.content_type)
  const headers: Record<string, string> = {
    'content-type': row.content_type,
    etag: `"${etagOf(row)}"`,
    'accept-ranges': 'bytes',
    'cache-control': settings.cacheControl ?? 'private, max-age=0',
    'content-disposition':
      settings.contentDisposition ?? `${isInert ? 'inline' : 'attachment'}; ${fileName(row.name)}`,
    'x-content-type-options': 'nosniff',
    'last-modified': new Date(row.updated_at).toUTCString(),
  }
  if (!isInert) headers['content-security-policy'] = "sandbox; default-src 'none'"
  const { contentEncoding, contentLanguage } = settings
  if (contentEncoding && contentEncoding !== 'identity') {
    headers['content-encoding'] = contentEncoding
  }
  if (contentLanguage) headers['content-language'] = contentLanguage
  return headers
}

function bytesResponse(bytes: Buffer, status: number, headers: Record<string, string>): Response {
  headers['content-length'] = String(bytes.length)
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers })
}

function fileName(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1)
  const encoded = encodeURIComponent(last).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `filename*=UTF-8''${encoded}`
}

type ByteRange = { first: number; last: number }

/**
 * One byte range (RFC 9110 §14.2). Several ranges, other units, syntax errors and empty objects
 * give the whole.
 */
function readRange(range: string, size: number): ByteRange | 'whole' | 'none' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole'
  if (size === 0 || (from !== '' && to !== '' && Number(to) < Number(from))) return 'whole'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? { first, last } : 'none'
}
