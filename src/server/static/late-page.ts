import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { unknownOrigin } from '#found/unknown-origin.ts'
import type { Encoding } from '../http/accept-encoding.ts'

/** Better than a page deserves that is made for one request, quicker than one that the build packs. */
const brotliQuality = 9
const gzipLevel = 6

export type LateBody = { body: Buffer; hash: string }

/**
 * A page that the build left without an address, in each encoding: made with the first request for
 * it, and kept.
 * @param waiting the copy that waits for its origin
 */
export function latePage(waiting: Buffer, origin: string): (encoding: Encoding) => LateBody {
  const filled = once(() => {
    const body = Buffer.from(waiting.toString().replaceAll(unknownOrigin, origin))
    return { body, hash: createHash('sha256').update(body).digest('base64url').slice(0, 22) }
  })
  return (encoding) => {
    const { body, hash } = filled()
    return { body: pack(body, encoding), hash }
  }
}

function pack(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return gzipSync(body, { level: gzipLevel })
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/** Made when it is first asked for, and then kept. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
