import { z } from 'zod'

export const IdempotencyKey = z.string().regex(/^[0-9a-f]{24}$/, 'must be 24 hexadecimal digits')
