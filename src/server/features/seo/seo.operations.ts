import { z } from 'zod'
import { feedPath } from '#seo/feed-address.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { empty, file, notModified } from '#server/platform/web/operation-responses.ts'

const slug = { slug: z.string() }
const picture = { 200: file('A picture of 1200 by 630.', 'image/png'), 304: notModified }

export const seoOperations: OperationGroup = {
  tag: 'Being found',
  description:
    'What crawlers, chats, feed readers and phones ask for, and where printed codes lead.',
  operations: [
    {
      route: 'GET /go',
      id: 'followCode',
      summary:
        'Where a printed code or a shared link leads; it counts that somebody came, without keeping who.',
      query: z.object({
        to: z.string().optional().describe('A path of this house, exactly as it is written.'),
        src: z.string().optional().describe('The sheet.'),
      }),
      responses: {
        302: { ...empty('To the place, or home.'), headers: { location: 'The path.' } },
      },
    },
    {
      route: 'GET /robots.txt',
      id: 'getRobots',
      summary: 'What crawlers may read.',
      responses: { 200: file('The rules.', 'text/plain'), 304: notModified },
    },
    {
      route: 'GET /sitemap.xml',
      id: 'getSitemap',
      summary: 'Every page that search engines should know.',
      responses: { 200: file('The pages.', 'application/xml'), 304: notModified },
    },
    {
      route: 'GET /manifest.webmanifest',
      id: 'getManifest',
      summary: 'What a phone keeps of the house when it is installed.',
      responses: {
        200: file('A web app manifest.', 'application/manifest+json'),
        304: notModified,
      },
    },
    {
      route: `GET ${feedPath}`,
      id: 'getFeed',
      summary: 'The articles, for feed readers.',
      responses: { 200: file('RSS 2.0.', 'application/rss+xml'), 304: notModified },
    },
    {
      route: 'GET /pictures/house.png',
      id: 'getHousePicture',
      summary: 'What a chat shows beside a link to the house.',
      responses: picture,
      isLimited: true,
    },
    {
      route: 'GET /pictures/games/{slug}.png',
      routerPath: '/pictures/games/:file{[^/]+\\.png}',
      id: 'getGamePicture',
      summary: 'What a chat shows beside a link to a game.',
      path: slug,
      responses: picture,
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'GET /pictures/articles/{slug}.png',
      routerPath: '/pictures/articles/:file{.+\\.png}',
      id: 'getArticlePicture',
      summary: 'What a chat shows beside a link to an article, whose slug may have several parts.',
      path: slug,
      responses: picture,
      errors: ['not_found'],
      isLimited: true,
    },
  ],
}
