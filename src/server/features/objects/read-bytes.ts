import { AppError } from '#server/platform/web/errors.ts'

type Limit = {
  /** The most that is read. */
  bytes: number
  /** The limit that the answer names; what wraps a body does not count for its sender. */
  named: number
}

/** The body of a request, read no further than its limit, whatever length the client declares. */
export async function readBytes(request: Request, limit: Limit): Promise<Buffer> {
  const declared = request.headers.get('content-length')
  if (Number(declared) > limit.bytes) throw tooLarge(limit)
  try {
    // Node gives no more of a body than was declared, and all at once is quicker.
    if (declared !== null) return Buffer.from(await request.arrayBuffer())
    return await readUpToLimit(request, limit)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid_request', 'The body ended too early.')
  }
}

async function readUpToLimit({ body }: Request, limit: Limit): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > limit.bytes) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge({ named }: Limit): AppError {
  return new AppError('invalid_request', `The body is over ${named} bytes.`)
}
