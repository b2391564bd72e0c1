import type { Context } from 'hono'
import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { consume, consumeWithin, peekLimit } from '#server/platform/web/consume.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { requireWithinLimit } from '#server/platform/web/rate-limit.ts'
import { asTransient } from '#server/platform/web/to-app-error.ts'
import { addPart } from './add-part.ts'
import { finishUpload } from './finish-upload.ts'
import { toDocument } from './object-document.ts'
import type { ObjectContext } from './object-kind.ts'
import { bucketName, requireName, requireWriter, unauthenticated } from './object-rules.ts'
import {
  mergeSettings,
  readUploadHead,
  requireMediaType,
  type UploadHead,
} from './object-settings.ts'
import { maxEnvelopeBytes, parseMultipart } from './parse-multipart.ts'
import { readBytes } from './read-bytes.ts'
import { startUpload } from './start-upload.ts'
import { partLimit, uploadLimit } from './storage-limits.ts'
import { requireSize, storeObject, type Upload } from './store-object.ts'
import { getUpload } from './upload-repository.ts'

type UploadRequest = { query: Map<string, string>; userId: string | null }
type AuthorizedUpload = { query: Map<string, string>; userId: string; name: string }

/** POST on the bucket: an upload in one piece, or one step of an upload in parts. */
export async function answerUpload(
  c: Context<AppEnv>,
  services: ObjectContext,
  { query, userId }: UploadRequest,
): Promise<Response> {
  const name = requireName(query.get('name') ?? '')
  requireWriter(name, userId)
  if (userId === null) throw unauthenticated()
  const upload = { query, userId, name }
  const uploadId = query.get('upload_id')
  if (uploadId !== undefined) return await continueUpload(c, services, upload, uploadId)

  const protocol = c.req.header('x-goog-upload-protocol')?.toLowerCase()
  if (protocol === 'resumable') return await startResumableUpload(c, services, upload)

  // Counted with what is stored, which costs no commit of its own.
  requireWithinLimit(peekLimit(services, uploadLimit(userId)))
  const body = await readUploadBody(c, upload)
  const type = c.req.header('content-type') ?? null
  switch (protocol) {
    case 'multipart':
      return await store(c, services, upload, () => {
        const { head, ...sent } = parseMultipart(body, type ?? '')
        return { head: readUploadHead(head), ...sent }
      })
    case undefined:
    case 'raw':
      return await store(c, services, upload, () => ({ head: {}, bytes: body, contentType: type }))
    default:
      throw new AppError('invalid_request', 'X-Goog-Upload-Protocol is multipart or resumable.')
  }
}

/** The body of a request that may hold an object, and JSON besides. */
async function readUploadBody(c: Context, { name, userId }: AuthorizedUpload): Promise<Buffer> {
  const { maxBytes } = requireWriter(name, userId)
  const limit = { maxBytes: maxBytes + maxEnvelopeBytes, reportedMaxBytes: maxBytes }
  return await readBytes(c.req.raw, limit)
}

type ParsedUpload = { head: UploadHead; bytes: Buffer; contentType: string | null }

/** @param parse reads what was sent: broken or not, it is a turn */
async function store(
  c: Context,
  services: ObjectContext,
  ready: AuthorizedUpload,
  parse: () => ParsedUpload,
): Promise<Response> {
  const limit = uploadLimit(ready.userId)
  const countUpload = async (transaction: Transaction<Tables>) => {
    requireWithinLimit(await consumeWithin(transaction, services, limit))
  }
  try {
    const { head, bytes, contentType } = parse()
    requireDeclaredSize(head, bytes)
    const upload = { ...toUpload(ready, head, contentType), bytes, beforeCommit: countUpload }
    return c.json(toDocument(await storeObject(services, upload)))
  } catch (error) {
    // What is away now takes no turn, and is not asked once more.
    if (asTransient(error)) throw error
    const waitSeconds = await consume(services, limit).catch((err: unknown) => {
      // A disk that is full takes no turn either: what was wrong first is the answer.
      services.log.warn({ err }, 'a turn could not be counted')
      return null
    })
    requireWithinLimit(waitSeconds)
    throw error
  }
}

function requireDeclaredSize({ size }: UploadHead, bytes: Buffer): void {
  if (size !== undefined && size !== null && Number(size) !== bytes.length) {
    throw new AppError('invalid_request', `size says ${size}, and ${bytes.length} bytes came.`)
  }
}

function toUpload(
  { query, userId, name }: AuthorizedUpload,
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

/** The generation that the caller knows, 0 for none; null when any will do. */
export function parseGeneration(query: Map<string, string>): number | null {
  const text = query.get('ifGenerationMatch')
  if (text === undefined) return null
  if (!/^\d{1,16}$/.test(text) || !Number.isSafeInteger(Number(text))) {
    throw new AppError('invalid_request', 'ifGenerationMatch must be a generation.')
  }
  return Number(text)
}

async function startResumableUpload(
  c: Context<AppEnv>,
  services: ObjectContext,
  ready: AuthorizedUpload,
): Promise<Response> {
  if (c.req.header('x-goog-upload-command')?.trim() !== 'start') {
    throw new AppError('invalid_request', 'X-Goog-Upload-Command must be start.')
  }
  requireWithinLimit(await consume(services, uploadLimit(ready.userId)))
  const limit = { maxBytes: maxEnvelopeBytes, reportedMaxBytes: maxEnvelopeBytes }
  const head = readUploadHead(await readBytes(c.req.raw, limit))
  const contentType = c.req.header('x-goog-upload-header-content-type') ?? null
  const announced = c.req.header('x-goog-upload-header-content-length')
  const expectedSize = announced === undefined ? null : parseSize(announced)
  const upload = toUpload(ready, head, contentType)
  const id = await startUpload(services, { ...upload, expectedSize })
  // Where the client has found us, which need not be the public address; only TLS may end before us.
  const { protocol, host } = new URL(c.req.url)
  const address = `${services.env.isHttps ? 'https:' : protocol}//${host}/v0/b/${bucketName}/o?name=${encodeURIComponent(ready.name)}`
  c.header('x-goog-upload-status', 'active')
  c.header('x-goog-upload-url', `${address}&upload_id=${id}&upload_protocol=resumable`)
  return c.body('')
}

async function continueUpload(
  c: Context<AppEnv>,
  services: ObjectContext,
  { name, userId }: AuthorizedUpload,
  uploadId: string,
): Promise<Response> {
  const commands = (c.req.header('x-goog-upload-command') ?? '').split(',').map((one) => one.trim())
  let upload = await getUpload(services.database.db, uploadId, userId)
  if (upload.name !== name) {
    throw new AppError('invalid_request', 'This upload is of another object.')
  }
  const isKnown = commands.every((one) => ['upload', 'finalize', 'query'].includes(one))
  if (!isKnown) throw new AppError('invalid_request', 'X-Goog-Upload-Command is not known.')
  if (commands.includes('upload')) {
    requireWithinLimit(await consume(services, partLimit(userId)))
    const offset = parseSize(c.req.header('x-goog-upload-offset') ?? '')
    const location = requireWriter(name, userId)
    requireSize(location, offset)
    const { maxBytes } = location
    const bytes = await readBytes(c.req.raw, { maxBytes: maxBytes, reportedMaxBytes: maxBytes })
    upload = await addPart(services, upload, { offset, bytes })
  }
  c.header('x-goog-upload-size-received', String(upload.received))
  if (commands.includes('finalize')) {
    const row = await finishUpload(services, upload)
    c.header('x-goog-upload-status', 'final')
    return c.json(toDocument(row))
  }
  c.header('x-goog-upload-status', upload.finished_at === null ? 'active' : 'final')
  return c.body('')
}

function parseSize(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new AppError('invalid_request', 'A size or an offset is no number.')
}
