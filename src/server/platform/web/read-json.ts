import type { Context } from 'hono'
import type { z } from 'zod'
import { isServerField } from '#contract/profile.ts'
import { AppError } from './errors.ts'

const maxBodyBytes = 64 * 1024

/** Throws an `AppError` that names the first invalid field. */
export async function readJson<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  maxBytes = maxBodyBytes,
): Promise<z.output<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported_media_type', 'Send the body as application/json.')
  }
  const parsed = schema.safeParse(parseJson(await readText(c.req.raw, maxBytes)))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.')
  const message = [field, issue?.message].filter(Boolean).join(': ')
  const error = new AppError('invalid_request', message)
  const wrongFields = issue?.code === 'unrecognized_keys' ? issue.keys : [field ?? '']
  throw wrongFields.some(isServerField) ? error.withAudit('server_field') : error
}

/** Stops at the limit, whatever Content-Length says. */
export async function readText(request: Request, maxBytes = maxBodyBytes): Promise<string> {
  const declared = request.headers.get('content-length')
  if (Number(declared) > maxBytes) refuseBody(maxBytes)
  try {
    // Node enforces Content-Length, and reading at once is faster.
    return declared === null ? await readUpTo(maxBytes, request) : await request.text()
  } catch (error) {
    if (error instanceof AppError) throw error
    // The client disconnected or was too slow.
    throw new AppError('invalid_request', 'The body ended too early.')
  }
}

async function readUpTo(maxBytes: number, { body }: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) refuseBody(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function refuseBody(maxBytes: number): never {
  throw new AppError('payload_too_large', `The body is over ${maxBytes} bytes.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid_request', 'The body is not JSON.')
  }
}
