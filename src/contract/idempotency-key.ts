import { z } from 'zod'

/** What a device puts to something that it may have to tell twice: 96 bits of its own chance. */
export const IdempotencyKey = z.string().regex(/^[0-9a-f]{24}$/, 'must be 24 hexadecimal digits')
