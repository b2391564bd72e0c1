import { z } from 'zod'
import { GalleryQuery, PackReport, PlayReport, type PlaysAnswer } from '#contract/packs.ts'
import type { Pack } from '#domain/packs/pack.ts'
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

const path = { packId: z.string().describe('The id of a pack: letters, digits, `_` and `-`.') }

const Plays = z.strictObject({ plays: z.int() }) satisfies z.ZodType<PlaysAnswer>

const PremiumPack = z.strictObject({
  id: text,
  name: text,
  blurb: text,
  explicit: z.boolean(),
  alcohol: z.boolean(),
  premium: z.boolean(),
  active: z.boolean(),
  lists: z.array(z.strictObject({ elements: z.array(text) })),
}) satisfies z.ZodType<Pack>

export const packsOperations: OperationGroup = {
  tag: 'Packs',
  description: 'The gallery of packs that people have made, and the premium packs of the house.',
  operations: [
    {
      route: 'GET /api/packs',
      id: 'searchPacks',
      summary:
        'The community gallery: published packs by words, tag and game, most popular or newest first.',
      query: GalleryQuery,
      responses: { 200: json('A page of packs.', PackPage) },
      isLimited: true,
    },
    {
      route: 'GET /api/packs/{packId}',
      id: 'getPack',
      summary: 'A published pack, or a draft of one’s own, without its prompts.',
      auth: 'asker',
      path,
      responses: { 200: json('The pack.', PackCard) },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'POST /api/packs/{packId}/plays',
      id: 'countPlay',
      summary: 'Counts that a pack was played, once for each visitor and hour.',
      auth: 'asker',
      path,
      body: PlayReport,
      isBodyOptional: true,
      responses: { 200: json('How often it was played.', Plays) },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'POST /api/packs/{packId}/reports',
      id: 'reportPack',
      summary: 'Tells the house that something is wrong with a pack.',
      auth: 'asker',
      path,
      body: PackReport,
      responses: { 204: empty('It was heard.') },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'GET /api/premium-packs/{game}/{packId}',
      id: 'openPremiumPack',
      summary: 'A premium pack with its prompts, for whoever has premium or a pass for it.',
      auth: 'member',
      path: { game: z.string().describe('The slug of a game.'), packId: z.string() },
      responses: {
        200: json(
          'The pack, and until when it is open.',
          z.strictObject({ pack: PremiumPack, until: isoTime }),
        ),
      },
      errors: ['not_found', 'forbidden'],
    },
    {
      route: 'GET /game/{packId}/picture.png',
      id: 'getPackPicture',
      summary: 'What a chat shows beside a link to a public pack.',
      path,
      responses: { 200: file('A picture of 1200 by 630.', 'image/png'), 304: notModified },
      errors: ['not_found'],
      isLimited: true,
    },
  ],
}
