import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { once } from '#server/lib/once.ts'
import type { Encoding } from '../platform/web/accept-encoding.ts'

/** Between a level for single responses and that of the build. */
const brotliQuality = 9
const gzipLevel = 6

export type LazyBody = { body: Buffer; hash: string }

/** Completes what the build left open, once and in each encoding, with the first request. */
export function lazyPage(
  template: Buffer,
  finish: (text: string) => string,
): (encoding: Encoding) => LazyBody {
  const filled = once(() => {
    const body = Buffer.from(finish(template.toString()))
    return { body, hash: createHash('sha256').update(body).digest('base64url').slice(0, 22) }
  })
  return (encoding) => {
    const { body, hash } = filled()
    return { body: compressOnce(body, encoding), hash }
  }
}

/** For bytes that are kept: slower and smaller than `compress-response.ts`. */
export function compressOnce(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return gzipSync(body, { level: gzipLevel })
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
