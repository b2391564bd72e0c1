import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chooseEncoding } from './accept-encoding.ts'

const minCompressedBytes = 1024
const compressible = /^(text\/|application\/(json|manifest\+json|(rss\+)?xml)|image\/svg)/

// Whole pages at quality 4 cost less time than a streaming encoder takes to set up.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Reads a rendered answer to its end and compresses it as the client allows. */
export async function compressResponse(
  response: Response,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const { status, headers } = response
  if (headers.has('content-encoding')) return response
  if (!compressible.test(headers.get('content-type') ?? '')) return response
  const answer = { status, headers: new Headers(headers) }
  answer.headers.append('vary', 'accept-encoding')
  // Asked for its head alone: a cache between must hear the same of it as with the whole.
  if (!response.body) return new Response(null, answer)
  const body = new Uint8Array(await response.arrayBuffer())
  const encoding = body.length < minCompressedBytes ? 'identity' : chooseEncoding(acceptEncoding)
  answer.headers.delete('content-length')
  if (encoding === 'identity') return new Response(body, answer)
  answer.headers.set('content-encoding', encoding)
  const compressed = encoding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body)
  return new Response(new Uint8Array(compressed), answer)
}
