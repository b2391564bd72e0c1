import { articlePath, articles } from '../content/articles/registry.ts'
import { stepNames } from '../domain/builder/steps.ts'
import { sheets } from '../domain/print/sheet-list.ts'
import { toolPath, tools } from '../domain/tools/tool-list.ts'
import { gamePath, games } from '../games/registry.ts'
import { partners } from './partners.ts'
import { printSets } from './print-sets.ts'

/** A page that anybody may open. */
export type PublicPage = {
  path: string
  /** Made at build time, the same for everybody; the others want to know who runs the house. */
  isPrerendered: boolean
  /** Whether search engines should list it. */
  isFound: boolean
}

const found = { isPrerendered: true, isFound: true }
const hidden = { isPrerendered: true, isFound: false }
const own = { isPrerendered: false, isFound: false }
const rendered = { isPrerendered: false, isFound: true }

/** What somebody is told after paying, or instead of it. */
const outcomes = ['processing', 'confirmation', 'cancelled', 'failed']

/** Every public page of this site, the games and articles from their registries. */
export const publicPages: readonly PublicPage[] = [
  ...list(found, ['/', ...games.map(gamePath), ...tools.map(toolPath), '/packs', '/editor']),
  ...list(found, ['/how-it-works']),
  // The search is a form that asks the server, the others name who runs the house, and with whom.
  ...list(rendered, ['/info/FAQ', '/info/about', '/info/privacy-policy', '/info/cookie-policy']),
  ...list(rendered, ['/info/terms-of-service']),
  ...list(found, ['/articles', '/misc/christmass-calendar']),
  ...articles.map((article) => ({
    path: articlePath(article),
    isPrerendered: true,
    // An old page gives way to the better one.
    isFound: article.better === undefined,
  })),
  ...list(rendered, ['/info/contact', '/info/pricing', '/info/dojo-coins']),
  ...list(found, [
    '/misc/user-card-dare',
    '/misc/bar-beer-pong-dare',
    '/misc/user-card-love-game',
    '/misc/epic-dare-challenge',
  ]),
  ...list(hidden, [
    '/games/more-or-less/game',
    '/games/more-or-less/ending',
    '/misc/end-of-round',
    '/games/squiffy-review',
    '/misc/you-have-been-dared',
    '/offline',
    ...stepNames.map((name) => `/editor/steps/${name}`),
  ]),
  ...list(
    found,
    printSets.map((set) => `/QR/${set.slug}`),
  ),
  // Not the same for everybody: a premium table's sheets bear its name.
  ...list(
    own,
    printSets.flatMap((set) => sheets.map((sheet) => `/QR/${set.slug}/${sheet.slug}`)),
  ),
  ...list(
    found,
    partners.map(({ slug }) => `/partnerships/${slug}`),
  ),
  ...list(own, ['/profile', '/sign-in', '/sign-up', '/reset-password', '/verify-email']),
  ...list(own, ['/info/unsubscribe', '/api/docs']),
  ...list(
    own,
    outcomes.map((outcome) => `/info/premium-${outcome}`),
  ),
]

function list(how: Omit<PublicPage, 'path'>, paths: readonly string[]): PublicPage[] {
  return paths.map((path) => ({ path, ...how }))
}
