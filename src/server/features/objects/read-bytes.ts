import { AppError } from '#server/platform/web/errors.ts'

type BodyLimit = {
  maxBytes: number
  /** Named in the error; less than what is read where the body has an envelope. */
  reportedMaxBytes: number
}

/** Reads a request body up to its limit, whatever length the client declares. */
export async function readBytes(request: Request, limit: BodyLimit): Promise<Buffer> {
  const declared = request.headers.get('content-length')
  if (Number(declared) > limit.maxBytes) throw tooLarge(limit)
  try {
    // Node ends a body at its declared length; reading it at once is faster.
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
