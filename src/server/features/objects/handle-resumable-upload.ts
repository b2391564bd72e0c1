import type { Context } from 'hono'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { consume } from '#server/platform/web/consume.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { requireWithinLimit } from '#server/platform/web/rate-limit.ts'
import { addPart } from './add-part.ts'
import { finishUpload } from './finish-upload.ts'
import { toDocument } from './object-document.ts'
import type { ObjectContext } from './object-kind.ts'
import { bucketName } from './object-rules.ts'
import { readUploadHead } from './object-settings.ts'
import { maxEnvelopeBytes } from './parse-multipart.ts'
import { readBytes } from './read-bytes.ts'
import { toUpload, type UploadTarget } from './read-upload.ts'
import { startUpload } from './start-upload.ts'
import { partLimit } from './storage-limits.ts'
import { requireSize } from './store-object.ts'
import { getUpload } from './upload-repository.ts'

const commandHeader = 'x-goog-upload-command'

export async function handleUploadStart(
  c: Context<AppEnv>,
  deps: ObjectContext,
  target: UploadTarget,
): Promise<Response> {
  if (c.req.header(commandHeader)?.trim() !== 'start') {
    throw new AppError('invalid_request', 'X-Goog-Upload-Command must be start.')
  }
  const limit = { maxBytes: maxEnvelopeBytes, reportedMaxBytes: maxEnvelopeBytes }
  const head = readUploadHead(await readBytes(c.req.raw, limit))
  const contentType = c.req.header('x-goog-upload-header-content-type') ?? null
  const announced = c.req.header('x-goog-upload-header-content-length')
  const expectedSize = announced === undefined ? null : parseSize(announced)
  const upload = toUpload(target, head, contentType)
  const id = await startUpload(deps, { ...upload, expectedSize, maxBytes: target.maxBytes })
  // Uses the request's host, not ORIGIN; only TLS may be terminated upstream.
  const { protocol, host } = new URL(c.req.url)
  const address = `${deps.env.isHttps ? 'https:' : protocol}//${host}/v0/b/${bucketName}/o?name=${encodeURIComponent(target.name)}`
  c.header('x-goog-upload-status', 'active')
  c.header('x-goog-upload-url', `${address}&upload_id=${id}&upload_protocol=resumable`)
  return c.body('')
}

export async function continueUpload(
  c: Context<AppEnv>,
  deps: ObjectContext,
  { name, userId, maxBytes }: UploadTarget,
  uploadId: string,
): Promise<Response> {
  const commands = (c.req.header(commandHeader) ?? '').split(',').map((one) => one.trim())
  let upload = await getUpload(deps.database.db, uploadId, userId)
  if (upload.name !== name) {
    throw new AppError('invalid_request', 'This upload is of another object.')
  }
  const isKnown = commands.every((one) => ['upload', 'finalize', 'query'].includes(one))
  if (!isKnown) throw new AppError('invalid_request', 'X-Goog-Upload-Command is not known.')
  if (commands.includes('upload')) {
    requireWithinLimit(await consume(deps, partLimit(userId)))
    const offset = parseSize(c.req.header('x-goog-upload-offset') ?? '')
    requireSize(maxBytes, offset)
    const bytes = await readBytes(c.req.raw, { maxBytes, reportedMaxBytes: maxBytes })
    upload = await addPart(deps, upload, { offset, bytes })
  }
  c.header('x-goog-upload-size-received', String(upload.received))
  if (commands.includes('finalize')) {
    const row = await finishUpload(deps, upload)
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
