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
  return lazyBody(() => finish(template.toString()))
}

/** Made with the first request, and once in each encoding. */
export function lazyBody(
  make: () => string,
  quality = brotliQuality,
): (encoding: Encoding) => LazyBody {
  const made = once(() => {
    const body = Buffer.from(make())
    return { body, hash: createHash('sha256').update(body).digest('base64url').slice(0, 22) }
  })
  return (encoding) => {
    const { body, hash } = made()
    return { body: compressOnce(body, encoding, quality), hash }
  }
}

/** For bytes that are kept: slower and smaller than `compress-response.ts`. */
export function compressOnce(body: Buffer, encoding: Encoding, quality = brotliQuality): Buffer {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return gzipSync(body, { level: gzipLevel })
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
