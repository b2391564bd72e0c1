import { articlePath, articles } from '../content/articles/registry.ts'
import { stepNames } from '../domain/builder/steps.ts'
import { sheets } from '../domain/print/sheet-list.ts'
import { toolPath, tools } from '../domain/tools/tool-list.ts'
import { gamePath, games } from '../games/registry.ts'
import { partners } from './partners.ts'
import { printSets } from './print-sets.ts'

export type PublicPage = {
  path: string
  /** False for pages that name the site's owner. */
  isPrerendered: boolean
  isIndexed: boolean
}

const indexed = { isPrerendered: true, isIndexed: true }
const hidden = { isPrerendered: true, isIndexed: false }
const own = { isPrerendered: false, isIndexed: false }
const rendered = { isPrerendered: false, isIndexed: true }

const outcomes = ['processing', 'confirmation', 'cancelled', 'failed']

export const publicPages: readonly PublicPage[] = [
  ...withFlags(indexed, ['/', ...games.map(gamePath), ...tools.map(toolPath), '/packs', '/editor']),
  ...withFlags(indexed, ['/how-it-works']),
  // The search needs the server; the others name the site's owner.
  ...withFlags(rendered, [
    '/info/FAQ',
    '/info/about',
    '/info/privacy-policy',
    '/info/cookie-policy',
  ]),
  ...withFlags(rendered, ['/info/terms-of-service']),
  ...withFlags(indexed, ['/articles', '/misc/christmass-calendar']),
  ...articles.map((article) => ({
    path: articlePath(article),
    isPrerendered: true,
    isIndexed: article.better === undefined,
  })),
  ...withFlags(rendered, ['/info/contact', '/info/pricing', '/info/dojo-coins']),
  ...withFlags(indexed, [
    '/misc/user-card-dare',
    '/misc/bar-beer-pong-dare',
    '/misc/user-card-love-game',
    '/misc/epic-dare-challenge',
  ]),
  ...withFlags(indexed, ['/join', '/r']),
  ...withFlags(hidden, [
    '/games/more-or-less/game',
    '/games/more-or-less/ending',
    '/misc/end-of-round',
    '/games/squiffy-review',
    '/misc/you-have-been-dared',
    '/offline',
    ...stepNames.map((name) => `/editor/steps/${name}`),
  ]),
  ...withFlags(
    indexed,
    printSets.map((set) => `/QR/${set.slug}`),
  ),
  ...withFlags(indexed, ['/QR/bar-tables']),
  ...withFlags(
    own,
    printSets.flatMap((set) => sheets.map((sheet) => `/QR/${set.slug}/${sheet.slug}`)),
  ),
  ...withFlags(
    indexed,
    partners.map(({ slug }) => `/partnerships/${slug}`),
  ),
  ...withFlags(own, ['/profile', '/sign-in', '/sign-up', '/reset-password', '/verify-email']),
  ...withFlags(own, ['/info/unsubscribe', '/api/docs']),
  ...withFlags(
    own,
    outcomes.map((outcome) => `/info/premium-${outcome}`),
  ),
]

function withFlags(how: Omit<PublicPage, 'path'>, paths: readonly string[]): PublicPage[] {
  return paths.map((path) => ({ path, ...how }))
}
