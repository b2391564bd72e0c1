import { z } from 'zod'
import { GalleryQuery, PackPlay, PackReport, type PlaysAnswer } from '#contract/packs.ts'
import type { Pack } from '#domain/packs/pack.ts'
import { empty, file, isoTime, json, notModified, text } from '#server/platform/web/answers.ts'
import type { Area } from '#server/platform/web/call.ts'
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

/** `/api/packs`, and what else there is of packs. */
export const packsCalls: Area = {
  name: 'Packs',
  says: 'The gallery of packs that people have made, and the premium packs of the house.',
  calls: [
    {
      at: 'GET /api/packs',
      id: 'searchPacks',
      says: 'The community gallery: published packs by words, tag and game, most popular or newest first.',
      query: GalleryQuery,
      answers: { 200: json('A page of packs.', PackPage) },
      isLimited: true,
    },
    {
      at: 'GET /api/packs/{packId}',
      id: 'getPack',
      says: 'A published pack, or a draft of one’s own, without its prompts.',
      by: 'asker',
      path,
      answers: { 200: json('The pack.', PackCard) },
      refuses: ['not_found'],
      isLimited: true,
    },
    {
      at: 'POST /api/packs/{packId}/plays',
      id: 'countPlay',
      says: 'Counts that a pack was played, once for each visitor and hour.',
      by: 'asker',
      path,
      body: PackPlay,
      bodyIsOptional: true,
      answers: { 200: json('How often it was played.', Plays) },
      refuses: ['not_found'],
      isLimited: true,
    },
    {
      at: 'POST /api/packs/{packId}/reports',
      id: 'reportPack',
      says: 'Tells the house that something is wrong with a pack.',
      by: 'asker',
      path,
      body: PackReport,
      answers: { 204: empty('It was heard.') },
      refuses: ['not_found'],
      isLimited: true,
    },
    {
      at: 'GET /api/premium-packs/{game}/{packId}',
      id: 'openPremiumPack',
      says: 'A premium pack with its prompts, for whoever has premium or a pass for it.',
      by: 'member',
      path: { game: z.string().describe('The slug of a game.'), packId: z.string() },
      answers: {
        200: json(
          'The pack, and until when it is open.',
          z.strictObject({ pack: PremiumPack, until: isoTime }),
        ),
      },
      refuses: ['not_found', 'forbidden'],
    },
    {
      at: 'GET /game/{packId}/picture.png',
      id: 'getPackPicture',
      says: 'What a chat shows beside a link to a public pack.',
      path,
      answers: { 200: file('A picture of 1200 by 630.', 'image/png'), 304: notModified },
      refuses: ['not_found'],
      isLimited: true,
    },
  ],
}
