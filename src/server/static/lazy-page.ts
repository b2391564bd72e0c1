import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { once } from '#server/lib/once.ts'
import type { Encoding } from '../platform/web/accept-encoding.ts'

/** Better than a page deserves that is made for one request, quicker than one that the build packs. */
const brotliQuality = 9
const gzipLevel = 6

export type LazyBody = { body: Buffer; hash: string }

/**
 * What the build could not finish, in each encoding: made with the first request for it, and kept.
 * @param template as the build left it
 * @param finish puts in what only the server knows
 */
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
    return { body: compress(body, encoding), hash }
  }
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return gzipSync(body, { level: gzipLevel })
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
