import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chooseEncoding } from './accept-encoding.ts'

const minCompressedBytes = 1024
const compressible = /^(text\/|application\/(json|manifest\+json|(rss\+)?xml)|image\/svg)/

// Compressing a whole page at quality 4 is faster than setting up a streaming encoder.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export async function compressResponse(
  response: Response,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const { status, headers } = response
  if (headers.has('content-encoding')) return response
  if (!compressible.test(headers.get('content-type') ?? '')) return response
  const answer = { status, headers: new Headers(headers) }
  answer.headers.append('vary', 'accept-encoding')
  // HEAD must have the headers of GET, for caches.
  if (!response.body) return new Response(null, answer)
  const body = new Uint8Array(await response.arrayBuffer())
  const encoding = body.length < minCompressedBytes ? 'identity' : chooseEncoding(acceptEncoding)
  answer.headers.delete('content-length')
  if (encoding === 'identity') return new Response(body, answer)
  answer.headers.set('content-encoding', encoding)
  const compressed = encoding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body)
  return new Response(new Uint8Array(compressed), answer)
}
