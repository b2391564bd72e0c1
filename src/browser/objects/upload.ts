import { type ObjectMetadata, readMetadata, writeMetadata } from './object-metadata.ts'
import { StorageError } from './storage-error.ts'
import {
  attempt,
  objectUrl,
  requireOk,
  retry,
  type StorageContext,
  sendRequest,
} from './storage-request.ts'
import { uploadInParts } from './upload-in-parts.ts'
import type { UploadJob, UploadOptions } from './upload-job.ts'
import { type UploadData, uploadSource } from './upload-source.ts'

const maxSingleRequestBytes = 256 * 1024
const uploadIdField = 'upload'

export async function upload(
  context: StorageContext,
  path: string,
  data: UploadData,
  options: UploadOptions,
): Promise<ObjectMetadata> {
  const source = uploadSource(data)
  const { contentType = 'application/octet-stream', metadata, ifGenerationMatch } = options
  const uploadId = String(context.random()).slice(2)
  const customMetadata = { ...metadata?.customMetadata, [uploadIdField]: uploadId }
  const settings = {
    // Spec §7: fields of the metadata part.
    name: path,
    fullPath: path,
    size: source.size,
    ...writeMetadata({
      ...metadata,
      contentType,
      ...(ifGenerationMatch !== undefined && { customMetadata }),
    }),
  }
  const condition =
    ifGenerationMatch === undefined
      ? ''
      : `&ifGenerationMatch=${encodeURIComponent(ifGenerationMatch)}`
  const url = `${objectUrl(context)}?name=${encodeURIComponent(path)}${condition}`
  const job = { context, path, url, source, settings, contentType, options }
  try {
    return source.size > maxSingleRequestBytes
      ? await uploadInParts(job)
      : await uploadInOneRequest(job)
  } catch (error) {
    const own = await findOwnUpload(context, path, error, uploadId)
    if (own) return own
    throw error
  }
}

async function uploadInOneRequest(job: UploadJob): Promise<ObjectMetadata> {
  const { context, path, url, source, settings, contentType, options } = job
  const boundary = Array.from({ length: 2 }, () => String(context.random()).slice(2)).join('')
  const part = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`
  const body = new Blob([
    `${part('application/json; charset=utf-8')}${JSON.stringify(settings)}\r\n`,
    part(contentType),
    await source.slice(0, source.size),
    `\r\n--${boundary}--`,
  ])
  const headers = {
    'X-Goog-Upload-Protocol': 'multipart',
    'Content-Type': `multipart/related; boundary=${boundary}`,
  }
  const bytes = new Uint8Array(await body.arrayBuffer())
  const { signal, onProgress } = options
  const request = { method: 'POST', url, headers, body: bytes, path, signal } as const
  const reportProgress = (bytesTransferred: number) =>
    onProgress?.({ bytesTransferred, totalBytes: source.size })
  reportProgress(0)
  const once = (leftMs: number) => attempt(context, request, leftMs)
  const answer = await retry(context, request, context.maxUploadRetryMs, once)
  const metadata = readMetadata(requireOk(context, path, answer))
  reportProgress(source.size)
  return metadata
}

/**
 * When an answer was lost, the retry meets the generation that the first attempt made, and is
 * refused. The upload id in the metadata shows that the object is ours.
 */
async function findOwnUpload(
  context: StorageContext,
  path: string,
  error: unknown,
  uploadId: string,
): Promise<ObjectMetadata | null> {
  if (!(error instanceof StorageError) || error.code !== 'storage/precondition-failed') return null
  try {
    const answer = await sendRequest(context, {
      method: 'GET',
      url: objectUrl(context, path),
      path,
    })
    const metadata = readMetadata(answer)
    return metadata.customMetadata[uploadIdField] === uploadId ? metadata : null
  } catch {
    return null
  }
}
