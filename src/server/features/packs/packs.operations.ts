import { z } from 'zod'
import { GalleryQuery, PackReport, PlayReport, type PlaysAnswer } from '#contract/packs.ts'
import type { Pack } from '#domain/packs/pack.ts'
import { needs, spices, topics } from '#domain/prompts/tags.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import {
  empty,
  file,
  isoTime,
  json,
  notModified,
  text,
} from '#server/platform/web/operation-responses.ts'
import { PackCard, PackPage } from './pack-card.ts'

const path = { packId: z.string().describe('A pack’s id: letters, digits, `_` and `-`.') }

const Plays = z.strictObject({ plays: z.int() }) satisfies z.ZodType<PlaysAnswer>

const PromptTags = z.strictObject({
  spice: z.literal(spices).describe('Where it differs from the pack’s.').optional(),
  topics: z.array(z.enum(topics)).describe('What it is about.').optional(),
  needs: z.array(z.enum(needs)).describe('What the table must have.').optional(),
})

const PremiumPack = z.strictObject({
  id: text,
  name: text,
  blurb: text,
  spice: z.literal(spices).describe('1 mild, 2 warm, 3 hot.'),
  explicit: z.boolean(),
  alcohol: z.boolean(),
  premium: z.boolean(),
  active: z.boolean(),
  lists: z.array(z.strictObject({ elements: z.array(text) })),
  tags: z.record(text, PromptTags).describe('By prompt; those without tags are not in it.'),
}) satisfies z.ZodType<Pack>

export const packsOperations: OperationGroup = {
  tag: 'Packs',
  description: 'The community gallery and the premium packs.',
  operations: [
    {
      route: 'GET /api/packs',
      id: 'searchPacks',
      summary: 'Search published packs by words, tag and game, most popular or newest first.',
      query: GalleryQuery,
      responses: { 200: json('A page of packs.', PackPage) },
      isLimited: true,
    },
    {
      route: 'GET /api/packs/{packId}',
      id: 'getPack',
      summary: 'Get a published pack, or an own draft, without its prompts.',
      auth: 'optional',
      path,
      responses: { 200: json('The pack.', PackCard) },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'POST /api/packs/{packId}/plays',
      id: 'countPlay',
      summary: 'Count a play, once per visitor and hour.',
      auth: 'optional',
      path,
      body: PlayReport,
      isBodyOptional: true,
      responses: { 200: json('The number of plays.', Plays) },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'POST /api/packs/{packId}/reports',
      id: 'reportPack',
      summary: 'Report a pack.',
      auth: 'optional',
      path,
      body: PackReport,
      responses: { 204: empty('Report stored.') },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'GET /api/premium-packs/{game}/{packId}',
      id: 'openPremiumPack',
      summary: 'Get a premium pack with its prompts. Requires premium or a pass.',
      auth: 'session',
      path: { game: z.string().describe('The slug of a game.'), packId: z.string() },
      responses: {
        200: json(
          'The pack, and when access ends.',
          z.strictObject({ pack: PremiumPack, until: isoTime }),
        ),
      },
      errors: ['not_found', 'forbidden'],
    },
    {
      route: 'GET /game/{packId}/picture.png',
      id: 'getPackPicture',
      summary: 'Get the link preview of a public pack.',
      path,
      responses: { 200: file('An image of 1200 by 630 pixels.', 'image/png'), 304: notModified },
      errors: ['not_found'],
      isLimited: true,
    },
  ],
}
