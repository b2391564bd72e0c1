import { z } from 'zod'
import type { PackCard as Card, OwnPackCard as OwnCard, PackPage as Page } from '#contract/packs.ts'
import { taggedGames } from '#domain/packs/tags.ts'
import { isoTime, text } from '../open-api/answers.ts'

const card = {
  id: text,
  name: text,
  description: text,
  author: text,
  tags: z.array(text),
  game: z.enum(taggedGames).nullable(),
  icon: z.string().nullable().describe('`collection:name`, or null.'),
  explicit: z.boolean(),
  alcohol: z.boolean(),
  promptCount: z.int(),
  likes: z.int(),
  plays: z.int(),
  updatedAt: isoTime,
  publishedAt: isoTime.nullable().describe('Null for a draft.'),
}

const nextCursor = z
  .string()
  .nullable()
  .describe('Asks for the next page as `cursor`; null on the last.')

/** A pack as shelves show it. */
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
