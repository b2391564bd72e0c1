import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { Env } from '#server/config/env.ts'
import type { Log } from '../observability/log.ts'
import { logThrottled } from '../observability/log-throttled.ts'
import { type AppError, unavailable } from '../web/errors.ts'
import { type BlobStore, storageUnavailableMessage } from './blob-store.ts'
import { listQuery, readBucketPage } from './list-bucket.ts'
import { readResponse } from './read-response.ts'

type S3 = Extract<Env['storage'], { kind: 's3' }>

type Options = {
  log: Log
  /** For one call with all its attempts. */
  timeoutMs?: number
}

type S3Request = { method: string; blobId?: string; bytes?: Buffer; query?: string; isQuiet?: true }

const maxAttempts = 3
const firstBackoffMs = 100
const cleanUpTimeoutMs = 3_000

/**
 * Blobs in a bucket, addressed by path, which every S3 supports. The keys need permission to list:
 * otherwise Amazon answers 403 for a missing blob.
 */
export function openS3BlobStore(s3: S3, { log, timeoutMs = 15_000 }: Options): BlobStore {
  const { accessKeyId, secretAccessKey, region } = s3
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    sessionToken: s3.sessionToken ?? undefined,
    service: 's3',
    region,
    // aws4fetch does not retry lost connections.
    retries: 0,
  })
  const bucketUrl = `${s3.endpoint}/${s3.bucket}`

  async function attempt(request: S3Request, signal: AbortSignal): Promise<Response> {
    const { method, blobId, bytes, query } = request
    const key = blobId === undefined ? '' : `/${s3.prefix}${encode(blobId)}`
    const url = `${bucketUrl}${key}${query === undefined ? '' : `?${query}`}`
    return client.fetch(url, {
      method,
      // A signature is valid for one address only.
      redirect: 'manual',
      signal,
      ...(bytes && {
        body: new Uint8Array(bytes),
        headers: {
          'content-type': 'application/octet-stream',
          // Signed, so that the server rejects altered bytes.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      }),
    })
  }

  /** Every call is idempotent. */
  async function callWithRetries(request: S3Request, signal: AbortSignal): Promise<Response> {
    for (let attempts = 1; ; attempts++) {
      const isLast = attempts === maxAttempts
      try {
        const response = await attempt(request, signal)
        if (isLast || !isTransient(response.status)) return response
        await response.body?.cancel()
      } catch (error) {
        if (isLast || signal.aborted) throw error
      }
      await wait(firstBackoffMs * 2 ** (attempts - 1), undefined, { signal })
    }
  }

  /** Returns the body of an expected status; throws an error that a visitor may read. */
  async function send(request: S3Request, expected: readonly number[]) {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await callWithRetries(request, signal)
      const bytes = await readResponse(response, signal)
      const code = response.ok ? undefined : errorCodeIn(bytes)
      // Without its bucket every blob seems missing: an error instead.
      if (!expected.includes(response.status) || code === 'NoSuchBucket') {
        throw new Error(['The bucket answered', response.status, code].filter(Boolean).join(' '))
      }
      return { status: response.status, bytes }
    } catch (err) {
      const { method, blobId, isQuiet } = request
      if (!isQuiet) {
        const fields = { event: 'blob.request_failed', method, blobId, err } as const
        logThrottled(log, 'error', fields, 'Blob store request failed', `${fields.event} ${method}`)
      }
      throw unavailable(storageUnavailableMessage, err)
    }
  }

  return {
    async write(blobId, bytes) {
      try {
        await send({ method: 'PUT', blobId, bytes }, [200, 201, 204])
      } catch (error) {
        // The write may have succeeded with its answer lost.
        const signal = AbortSignal.timeout(cleanUpTimeoutMs)
        await callWithRetries({ method: 'DELETE', blobId }, signal)
          .then(({ body }) => body?.cancel())
          .catch(() => {})
        throw error
      }
    },
    async read(blobId) {
      const { status, bytes } = await send({ method: 'GET', blobId }, [200, 404])
      return status === 404 ? null : bytes
    },
    async remove(blobId) {
      await send({ method: 'DELETE', blobId }, [200, 204, 404])
    },
    async *list(idPrefix) {
      for (let from: string | null = null, isFirst = true; isFirst || from !== null; ) {
        isFirst = false
        const query = listQuery(s3.prefix + idPrefix, from)
        const { bytes } = await send({ method: 'GET', query }, [200])
        const page = readBucketPage(bytes.toString(), s3.prefix)
        yield* page.blobs
        from = page.next
      }
    },
    async check() {
      // Quiet: the caller reports the outcome.
      await send({ method: 'HEAD', isQuiet: true }, [200, 204]).catch(async (error: AppError) => {
        if (!/ answered 4/.test(String(error.cause))) throw error
        // A refused HEAD has no body with the reason; a refused list has.
        await send({ method: 'GET', query: listQuery(s3.prefix, null), isQuiet: true }, [200])
      })
    },
    description: `s3://${s3.bucket}/${s3.prefix} at ${s3.endpoint}`,
  }
}

function encode(blobId: string): string {
  return blobId.split('/').map(encodeURIComponent).join('/')
}

function isTransient(status: number): boolean {
  return status === 429 || status >= 500
}

/** S3 gives its reason as a code such as `InvalidAccessKeyId`. */
function errorCodeIn(answer: Buffer): string | undefined {
  return /<Code>(\w{1,60})<\/Code>/.exec(answer.toString())?.[1]
}
