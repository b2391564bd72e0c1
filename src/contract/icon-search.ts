import { z } from 'zod'
import { iconStyleIds } from '#domain/icons/icon-name.ts'
import { toSearchWords } from '#domain/packs/search-terms.ts'
import { maxIconsPerRequest } from './icons.ts'

const defaultPageSize = 60

/** `GET /api/icons`. */
export const IconQuery = z.strictObject({
  q: z
    .string('words to search by')
    .max(60, 'must be at most 60 characters')
    .refine((text) => toSearchWords(text).length > 0, 'must have a word of at least two letters'),
  style: z.enum(iconStyleIds, `must be one of ${iconStyleIds.join(', ')}`).default('fill'),
  /** How many icons were already listed. */
  cursor: z
    .string()
    .regex(/^\d{1,5}$/, 'is no cursor of this list')
    .transform(Number)
    .default(0),
  /** A page's drawings fit one request. */
  limit: z
    .string()
    .regex(/^\d{1,2}$/, `must be a whole number from 1 to ${maxIconsPerRequest}`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(1, 'must be at least 1')
        .max(maxIconsPerRequest, `must be at most ${maxIconsPerRequest}`),
    )
    .default(defaultPageSize),
  /** The client's build: the same build always gives the same answer. */
  v: z.string().max(64).optional(),
})

export type IconQuery = z.output<typeof IconQuery>

export type IconPage = {
  /** `collection:name`, the best match first; each drawing once, in the requested style. */
  icons: string[]
  /** On all pages. */
  total: number
  nextCursor: string | null
}
