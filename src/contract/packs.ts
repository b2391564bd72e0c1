import { z } from 'zod'
import { maxTextLengths } from '#domain/packs/custom-pack.ts'
import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { maxReportLength, reportReasonIds } from '#domain/packs/report-reasons.ts'
import { IdempotencyKey } from './idempotency-key.ts'
import { plainText } from './plain-text.ts'

/** A pack without its prompts. */
export type PackCard = {
  id: string
  name: string
  description: string
  author: string
  tags: string[]
  game: PackGameSlug | null
  icon: string | null
  explicit: boolean
  alcohol: boolean
  promptCount: number
  likes: number
  plays: number
  updatedAt: string
  /** In “Packs by players”; an unlisted pack opens by its link only. */
  isListed: boolean
  publishedAt: string | null
  /** Came with the installation. */
  isStarter?: true
  /** For the owner of a hidden pack; `reason` when the operator gave one. */
  hidden?: { reason: string | null }
}

/** For the pack's owner. */
export type OwnPackCard = PackCard & { isDraft: boolean; isHidden: boolean }

export type PackPage<Card extends PackCard = PackCard> = {
  packs: Card[]
  nextCursor: string | null
}

const maxPageSize = 50
const defaultPageSize = 24

const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((text) => text === 'true')
  .optional()

const page = {
  cursor: z.string().max(100, 'is no cursor of this list').optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, `must be a whole number from 1 to ${maxPageSize}`)
    .transform(Number)
    .pipe(
      z.number().min(1, 'must be at least 1').max(maxPageSize, `must be at most ${maxPageSize}`),
    )
    .default(defaultPageSize),
}

export const GalleryQuery = z.strictObject({
  /** Untrimmed: a space at the end means that the last word is complete. */
  q: z.string().max(100, 'must be at most 100 characters').default(''),
  tag: plainText(maxTextLengths.tag).optional(),
  game: z
    .string()
    .max(64)
    .regex(/^[a-z0-9-]+$/, 'must be the slug of a game')
    .optional(),
  explicit: flag,
  alcohol: flag,
  sort: z.enum(['popular', 'new'], 'must be popular or new').default('popular'),
  ...page,
})

export const OwnPacksQuery = z.strictObject(page)

export const PackReport = z.strictObject({
  reason: z.enum(reportReasonIds, 'must be one of the reasons there are'),
  words: plainText(maxReportLength).default(''),
})

export type PackReport = z.infer<typeof PackReport>

/** `POST /api/packs/{packId}/plays`; without a key a repeated report may count twice. */
export const PlayReport = z.strictObject({ key: IdempotencyKey.optional() })

export type PlaysAnswer = { plays: number }
