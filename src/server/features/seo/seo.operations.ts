import { z } from 'zod'
import { feedPath } from '#seo/feed-address.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { empty, file, notModified } from '#server/platform/web/operation-responses.ts'

const slug = { slug: z.string() }
const picture = { 200: file('An image of 1200 by 630 pixels.', 'image/png'), 304: notModified }

export const seoOperations: OperationGroup = {
  tag: 'Discovery',
  description:
    'Files for crawlers, feed readers and installed apps, link previews, and short links.',
  operations: [
    {
      route: 'GET /go',
      id: 'followShortLink',
      summary: 'Follow a printed code or a shared link. Visits are counted anonymously.',
      query: z.object({
        to: z.string().optional().describe('A path of this site, exactly as spelled there.'),
        src: z.string().optional().describe('The sheet.'),
      }),
      responses: {
        302: { ...empty('Redirect to the path, or home.'), headers: { location: 'The path.' } },
      },
    },
    {
      route: 'GET /robots.txt',
      id: 'getRobots',
      summary: 'Get the rules for crawlers.',
      responses: { 200: file('The rules.', 'text/plain'), 304: notModified },
    },
    {
      route: 'GET /sitemap.xml',
      id: 'getSitemap',
      summary: 'Get the list of public pages.',
      responses: { 200: file('The site map.', 'application/xml'), 304: notModified },
    },
    {
      route: 'GET /manifest.webmanifest',
      id: 'getManifest',
      summary: 'Get the web app manifest.',
      responses: {
        200: file('The manifest.', 'application/manifest+json'),
        304: notModified,
      },
    },
    {
      route: `GET ${feedPath}`,
      id: 'getFeed',
      summary: 'Get the articles as a feed.',
      responses: { 200: file('RSS 2.0.', 'application/rss+xml'), 304: notModified },
    },
    {
      route: 'GET /pictures/house.png',
      id: 'getSitePicture',
      summary: 'Get the link preview of the home page.',
      responses: picture,
      isLimited: true,
    },
    {
      route: 'GET /pictures/games/{slug}.png',
      routerPath: '/pictures/games/:file{[^/]+\\.png}',
      id: 'getGamePicture',
      summary: 'Get the link preview of a game.',
      path: slug,
      responses: picture,
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'GET /pictures/articles/{slug}.png',
      routerPath: '/pictures/articles/:file{.+\\.png}',
      id: 'getArticlePicture',
      summary: 'Get the link preview of an article; its slug may contain slashes.',
      path: slug,
      responses: picture,
      errors: ['not_found'],
      isLimited: true,
    },
  ],
}
