import { z } from 'zod'
import type { PackCard as Card, OwnPackCard as OwnCard, PackPage as Page } from '#contract/packs.ts'
import { packGameSlugs } from '#domain/packs/pack-kinds.ts'
import { isoTime, text } from '#server/platform/web/operation-responses.ts'

const card = {
  id: text,
  name: text,
  description: text,
  author: text,
  tags: z.array(text),
  game: z.enum(packGameSlugs).nullable(),
  icon: z.string().nullable().describe('`collection:name`, or null.'),
  explicit: z.boolean(),
  alcohol: z.boolean(),
  promptCount: z.int(),
  likes: z.int(),
  plays: z.int(),
  updatedAt: isoTime,
  isListed: z.boolean().describe('Whether the gallery shows it; else it opens by its link alone.'),
  publishedAt: isoTime.nullable().describe('Null for a draft.'),
  isStarter: z
    .literal(true)
    .optional()
    .describe('Came with the installation and belongs to no account.'),
  hidden: z
    .strictObject({ reason: z.string().nullable() })
    .optional()
    .describe('For its owner alone, while it is hidden: why, where the operator said so.'),
}

const nextCursor = z
  .string()
  .nullable()
  .describe('Asks for the next page as `cursor`; null on the last.')

export const PackCard = z.strictObject(card).meta({
  id: 'PackCard',
  description: 'A pack as shelves show it: everything but its prompts.',
}) satisfies z.ZodType<Card>

const OwnPackCard = z.strictObject({ ...card, isDraft: z.boolean(), isHidden: z.boolean() }).meta({
  id: 'OwnPackCard',
  description: 'A pack as its maker sees it.',
}) satisfies z.ZodType<OwnCard>

export const PackPage = z.strictObject({
  packs: z.array(PackCard),
  nextCursor,
}) satisfies z.ZodType<Page>

export const OwnPackPage = z.strictObject({
  packs: z.array(OwnPackCard),
  nextCursor,
}) satisfies z.ZodType<Page<OwnCard>>
