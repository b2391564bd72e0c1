import { AppError } from '#server/platform/web/errors.ts'

export type Multipart = {
  /** Metadata as JSON. */
  head: Buffer
  bytes: Buffer
  /** Of the second part; null when not named. */
  contentType: string | null
}

/** Maximum size of boundaries, headers and metadata together. */
export const maxEnvelopeBytes = 64 * 1024

const boundaryPattern =
  /^multipart\/related\s*;(?:[^"]*;)?\s*boundary=(?:"([\w'()+,\-./:=? ]{1,70})"|([\w'()+,\-./:=?]{1,70}))\s*(?:;|$)/i
const blankLine = Buffer.from('\r\n\r\n')

/** Splits an upload into metadata and bytes. A truncated body lacks its end and is refused. */
export function parseMultipart(body: Buffer, contentType: string): Multipart {
  const [, quoted, bare] = boundaryPattern.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) throw broken('Content-Type names no boundary')
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  if (body.indexOf(delimiter.subarray(2)) !== 0) throw broken('it does not begin with its boundary')

  const first = readPart(body, delimiter.length - 2, delimiter)
  if (first.bytes.length > maxEnvelopeBytes) throw broken('its JSON is too long')
  const second = readPart(body, first.end + delimiter.length, delimiter)
  const rest = body.subarray(second.end + delimiter.length).toString('latin1')
  if (rest !== '--' && rest !== '--\r\n') throw broken('it has no end, or more than two parts')
  if (!/^application\/json\b/i.test(first.contentType ?? '')) {
    throw broken('its first part is not application/json')
  }
  return { head: first.bytes, bytes: second.bytes, contentType: second.contentType }
}

type Part = { bytes: Buffer; contentType: string | null; end: number }

/** `start` is the line break before the headers. */
function readPart(body: Buffer, start: number, delimiter: Buffer): Part {
  if (body.toString('latin1', start, start + 2) !== '\r\n') throw broken('a part is missing')
  const headersEnd = body.indexOf(blankLine, start)
  if (headersEnd === -1) throw broken('the headers of a part do not end')
  if (headersEnd - start > maxEnvelopeBytes) throw broken('the headers of a part are too long')
  const bytesStart = headersEnd + blankLine.length
  const end = body.indexOf(delimiter, bytesStart)
  if (end === -1) throw broken('a part does not end')
  const headers = body.toString('latin1', start, headersEnd)
  const contentType = /\r\ncontent-type:[ \t]*([^\r\n]*)/i.exec(headers)?.[1]?.trim()
  return { bytes: body.subarray(bytesStart, end), contentType: contentType || null, end }
}

function broken(why: string): AppError {
  return new AppError('invalid_request', `The multipart body is broken: ${why}.`)
}
