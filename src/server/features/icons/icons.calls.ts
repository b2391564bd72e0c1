import { z } from 'zod'
import { IconQuery, type IconPage as Page } from '#contract/icon-search.ts'
import { type IconAnswer, mostIconsPerRequest } from '#contract/icons.ts'
import { json, notModified, text } from '#server/platform/web/answers.ts'
import type { Area } from '#server/platform/web/call.ts'

const Icons = z.strictObject({
  prefix: text,
  icons: z.record(text, z.strictObject({ body: z.string().describe('SVG elements.') })),
  width: z.number(),
  height: z.number(),
  not_found: z.array(text).optional(),
}) satisfies z.ZodType<IconAnswer>

const IconPage = z.strictObject({
  icons: z.array(text).describe('`collection:name`, the best first.'),
  total: z.int(),
  nextCursor: z.string().nullable(),
}) satisfies z.ZodType<Page>

/** The drawings that covers are made of. */
export const iconsCalls: Area = {
  name: 'Icons',
  says: 'The drawings that covers of packs are made of.',
  calls: [
    {
      at: 'GET /api/_nuxt_icon/{collection}.json',
      route: '/api/_nuxt_icon/:file{[^/]+\\.json}',
      id: 'getIcons',
      says: 'Icons of a collection, in the Iconify format.',
      path: { collection: z.string().describe('Such as `ph`.') },
      query: z.object({
        icons: z
          .string()
          .describe(`At most ${mostIconsPerRequest} names, with commas between them.`),
        v: z.string().optional().describe('The build that asks.'),
      }),
      answers: { 200: json('The icons that there are.', Icons), 304: notModified },
      refuses: ['not_found'],
    },
    {
      at: 'GET /api/icons',
      id: 'searchIcons',
      says: 'The icons that a cover may have, found by words.',
      query: IconQuery,
      answers: { 200: json('A page of names.', IconPage), 304: notModified },
      isLimited: true,
    },
  ],
}
