import { z } from 'zod'
import { IconQuery, type IconPage as Page } from '#contract/icon-search.ts'
import { type IconAnswer, maxIconsPerRequest } from '#contract/icons.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { json, notModified, text } from '#server/platform/web/operation-responses.ts'

const Icons = z.strictObject({
  prefix: text,
  icons: z.record(text, z.strictObject({ body: z.string().describe('SVG elements.') })),
  width: z.number(),
  height: z.number(),
  not_found: z.array(text).optional(),
}) satisfies z.ZodType<IconAnswer>

const IconPage = z.strictObject({
  icons: z.array(text).describe('`collection:name`, best match first.'),
  total: z.int(),
  nextCursor: z.string().nullable(),
}) satisfies z.ZodType<Page>

export const iconsOperations: OperationGroup = {
  tag: 'Icons',
  description: 'Icons for the covers of packs.',
  operations: [
    {
      route: 'GET /api/_nuxt_icon/{collection}.json',
      routerPath: '/api/_nuxt_icon/:file{[^/]+\\.json}',
      id: 'getIcons',
      summary: 'Get icons of a collection, in Iconify format.',
      path: { collection: z.string().describe('Such as `ph`.') },
      query: z.object({
        icons: z
          .string()
          .describe(`At most ${maxIconsPerRequest} names, with commas between them.`),
        v: z.string().optional().describe('The client’s build.'),
      }),
      responses: { 200: json('The icons that exist.', Icons), 304: notModified },
      errors: ['not_found'],
    },
    {
      route: 'GET /api/icons',
      id: 'searchIcons',
      summary: 'Search icons by words.',
      query: IconQuery,
      responses: { 200: json('A page of names.', IconPage), 304: notModified },
      isLimited: true,
    },
  ],
}
