import { z } from 'zod'
import { maxTableNameLength } from '#domain/print/sheet-list.ts'

export const SheetQuery = z.object({
  bleed: z.enum(['0', '1'], '0 or 1').default('0'),
  name: z
    .string()
    .trim()
    .refine(
      (name) => Array.from(name).length <= maxTableNameLength,
      `at most ${maxTableNameLength} characters`,
    )
    .default('')
    .describe('What the table calls itself; it comes with premium.'),
})
