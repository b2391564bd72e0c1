import { z } from 'zod'
import { feedPath } from '#seo/feed-address.ts'
import { empty, file, notModified } from '#server/platform/web/answers.ts'
import type { Area } from '#server/platform/web/call.ts'

const slug = { slug: z.string() }
const picture = { 200: file('A picture of 1200 by 630.', 'image/png'), 304: notModified }

/** What crawlers, chats, feed readers and phones ask for, and where printed codes lead. */
export const foundCalls: Area = {
  name: 'Being found',
  says: 'What crawlers, chats, feed readers and phones ask for, and where printed codes lead.',
  calls: [
    {
      at: 'GET /go',
      id: 'followCode',
      says: 'Where a printed code or a shared link leads; it counts that somebody came, without keeping who.',
      query: z.object({
        to: z.string().optional().describe('A path of this house, exactly as it is written.'),
        src: z.string().optional().describe('The sheet.'),
      }),
      answers: { 302: { ...empty('To the place, or home.'), headers: { location: 'The path.' } } },
    },
    {
      at: 'GET /robots.txt',
      id: 'getRobots',
      says: 'What crawlers may read.',
      answers: { 200: file('The rules.', 'text/plain'), 304: notModified },
    },
    {
      at: 'GET /sitemap.xml',
      id: 'getSitemap',
      says: 'Every page that search engines should know.',
      answers: { 200: file('The pages.', 'application/xml'), 304: notModified },
    },
    {
      at: 'GET /manifest.webmanifest',
      id: 'getManifest',
      says: 'What a phone keeps of the house when it is installed.',
      answers: { 200: file('A web app manifest.', 'application/manifest+json'), 304: notModified },
    },
    {
      at: `GET ${feedPath}`,
      id: 'getFeed',
      says: 'The articles, for feed readers.',
      answers: { 200: file('RSS 2.0.', 'application/rss+xml'), 304: notModified },
    },
    {
      at: 'GET /pictures/house.png',
      id: 'getHousePicture',
      says: 'What a chat shows beside a link to the house.',
      answers: picture,
      isLimited: true,
    },
    {
      at: 'GET /pictures/games/{slug}.png',
      route: '/pictures/games/:file{[^/]+\\.png}',
      id: 'getGamePicture',
      says: 'What a chat shows beside a link to a game.',
      path: slug,
      answers: picture,
      refuses: ['not_found'],
      isLimited: true,
    },
    {
      at: 'GET /pictures/articles/{slug}.png',
      route: '/pictures/articles/:file{.+\\.png}',
      id: 'getArticlePicture',
      says: 'What a chat shows beside a link to an article, whose slug may have several parts.',
      path: slug,
      answers: picture,
      refuses: ['not_found'],
      isLimited: true,
    },
  ],
}
