import type { Context } from 'hono'
import type { z } from 'zod'
import { AppError } from './errors.ts'

export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(c.req.query())
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.path.join('.')
  throw new AppError('invalid_request', [field, issue?.message].filter(Boolean).join(': '))
}
