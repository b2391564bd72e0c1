import type { Context } from 'hono'
import { AppError } from '#server/platform/web/errors.ts'
import type { Upload } from './object-kind.ts'
import {
  mergeSettings,
  readUploadHead,
  requireMediaType,
  type UploadHead,
} from './object-settings.ts'
import { maxEnvelopeBytes, parseMultipart } from './parse-multipart.ts'
import { readBytes } from './read-bytes.ts'
import { parseGeneration } from './read-query.ts'

/** Where an authorized caller uploads to. */
export type UploadTarget = {
  query: Map<string, string>
  userId: string
  name: string
  maxBytes: number
}

type SentUpload = { head: UploadHead; bytes: Buffer; contentType: string | null }

/**
 * Reads an upload in one request.
 * @param protocol of X-Goog-Upload-Protocol, in lower case
 */
export async function readUpload(
  c: Context,
  target: UploadTarget,
  protocol: string | undefined,
): Promise<Upload> {
  const { maxBytes } = target
  const limit = { maxBytes: maxBytes + maxEnvelopeBytes, reportedMaxBytes: maxBytes }
  const body = await readBytes(c.req.raw, limit)
  const type = c.req.header('content-type') ?? null
  const { head, bytes, contentType } = parseBody(body, type, protocol)
  requireDeclaredSize(head, bytes)
  return { ...toUpload(target, head, contentType), bytes }
}

function parseBody(body: Buffer, type: string | null, protocol: string | undefined): SentUpload {
  switch (protocol) {
    case 'multipart': {
      const { head, ...sent } = parseMultipart(body, type ?? '')
      return { head: readUploadHead(head), ...sent }
    }
    case undefined:
    case 'raw':
      return { head: {}, bytes: body, contentType: type }
    default:
      throw new AppError('invalid_request', 'X-Goog-Upload-Protocol is multipart or resumable.')
  }
}

function requireDeclaredSize({ size }: UploadHead, bytes: Buffer): void {
  if (size !== undefined && size !== null && Number(size) !== bytes.length) {
    throw new AppError('invalid_request', `size says ${size}, and ${bytes.length} bytes came.`)
  }
}

/** Everything of an upload but its bytes, from its metadata and its address. */
export function toUpload(
  { query, userId, name }: UploadTarget,
  head: UploadHead,
  contentType: string | null,
): Omit<Upload, 'bytes'> {
  if (head.name !== undefined && head.name !== name) {
    throw new AppError('invalid_request', 'The metadata names another object than the address.')
  }
  const { md5Hash = null, ...change } = head
  return {
    userId,
    name,
    contentType: requireMediaType(change.contentType || contentType),
    settings: mergeSettings({}, change),
    md5Hash,
    ifGeneration: parseGeneration(query),
  }
}
