import { AppError } from '#server/platform/web/errors.ts'

type BodyLimit = {
  /** The most that is read. */
  maxBytes: number
  /** The limit that the answer names; what wraps a body does not count for its sender. */
  reportedMaxBytes: number
}

/** The body of a request, read no further than its limit, whatever length the client declares. */
export async function readBytes(request: Request, limit: BodyLimit): Promise<Buffer> {
  const declared = request.headers.get('content-length')
  if (Number(declared) > limit.maxBytes) throw tooLarge(limit)
  try {
    // Node gives no more of a body than was declared, and all at once is quicker.
    if (declared !== null) return Buffer.from(await request.arrayBuffer())
    return await readUpToLimit(request, limit)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid_request', 'The body ended too early.')
  }
}

async function readUpToLimit({ body }: Request, limit: BodyLimit): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > limit.maxBytes) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge({ reportedMaxBytes }: BodyLimit): AppError {
  return new AppError('invalid_request', `The body is over ${reportedMaxBytes} bytes.`)
}
