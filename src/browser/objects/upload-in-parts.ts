import { type ObjectMetadata, readMetadata } from './object-metadata.ts'
import { invalidAnswer, StorageError } from './storage-error.ts'
import { attempt, objectUrl, requireOk, retry, sendRequest } from './storage-request.ts'
import type { StorageResponse } from './to-storage-error.ts'
import type { UploadJob } from './upload-job.ts'

const firstPartBytes = 256 * 1024
const maxPartBytes = 4 * 1024 * 1024

/** The resumable protocol: opens a session, then sends parts and reports progress. */
export async function uploadInParts(job: UploadJob): Promise<ObjectMetadata> {
  const resumeUrl = job.options.resumeUrl ?? (await openSession(job))
  try {
    return await sendParts(job, resumeUrl, job.options.resumeUrl !== undefined)
  } catch (error) {
    if (error instanceof StorageError) error.resumeUrl = resumeUrl
    throw error
  }
}

async function openSession(job: UploadJob): Promise<string> {
  const { context, path, url, settings, source, contentType, options } = job
  const headers = {
    'X-Goog-Upload-Protocol': 'resumable',
    'X-Goog-Upload-Command': 'start',
    'X-Goog-Upload-Header-Content-Length': String(source.size),
    'X-Goog-Upload-Header-Content-Type': contentType,
    'Content-Type': 'application/json; charset=utf-8',
  }
  const body = JSON.stringify(settings)
  const request = { method: 'POST', url, headers, body, path, signal: options.signal } as const
  const answer = await sendRequest(context, request, context.maxUploadRetryMs)
  const resumeUrl = answer.headers.get('X-Goog-Upload-URL')
  if (!resumeUrl) throw invalidAnswer(answer.status)
  // Only its path: behind a proxy the server may know itself by another name.
  const { pathname, search } = new URL(resumeUrl, 'http://here')
  return context.base + pathname + search
}

async function sendParts(
  job: UploadJob,
  resumeUrl: string,
  isResumed: boolean,
): Promise<ObjectMetadata> {
  const { context, path, source, options } = job
  const { signal } = options
  let sentBytes = 0
  let partBytes = firstPartBytes
  // After a failure only the server knows how much arrived.
  let isOffsetUnknown = isResumed

  const command = (name: string, leftMs: number, body?: Uint8Array<ArrayBuffer>) => {
    const headers = { 'X-Goog-Upload-Command': name, 'X-Goog-Upload-Offset': String(sentBytes) }
    return attempt(
      context,
      { method: 'POST', url: resumeUrl, headers, path, signal, ...(body && { body }) },
      leftMs,
    )
  }

  async function sendPart(leftMs: number): Promise<StorageResponse | null> {
    if (isOffsetUnknown) {
      const state = await command('query', leftMs)
      if (state?.status !== 200 || isFinal(state)) return state
      sentBytes = Number(state.headers.get('X-Goog-Upload-Size-Received') ?? 0)
    }
    isOffsetUnknown = true
    const end = Math.min(sentBytes + partBytes, source.size)
    const name = end === source.size ? 'upload, finalize' : 'upload'
    const answer = await command(name, leftMs, await source.slice(sentBytes, end))
    if (answer?.status === 200) {
      sentBytes = end
      isOffsetUnknown = false
    }
    return answer
  }

  const reportProgress = () =>
    options.onProgress?.({ bytesTransferred: sentBytes, totalBytes: source.size })
  reportProgress()
  for (;;) {
    const answer = requireOk(
      context,
      path,
      await retry(context, { signal }, context.maxUploadRetryMs, sendPart),
    )
    if (isFinal(answer)) {
      sentBytes = source.size
      reportProgress()
      return answer.bytes.byteLength > 0 ? readMetadata(answer) : await readStored(job)
    }
    // All bytes are sent, but the server does not finish: this would loop for ever.
    if (sentBytes >= source.size) throw invalidAnswer(answer.status)
    partBytes = Math.min(partBytes * 2, maxPartBytes)
    reportProgress()
  }
}

/** The answer with the metadata was lost; the session only says that it is over. */
async function readStored({ context, path, options }: UploadJob): Promise<ObjectMetadata> {
  const url = objectUrl(context, path)
  return readMetadata(
    await sendRequest(context, { method: 'GET', url, path, signal: options.signal }),
  )
}

function isFinal({ headers }: StorageResponse): boolean {
  return headers.get('X-Goog-Upload-Status') === 'final'
}
