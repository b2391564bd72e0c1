import { gamePath, games } from '../../src/games/registry.ts'
import { consentScriptPath } from '../../src/seo/tracker-tag.ts'
import { cacheControl } from '../../src/server/static/cache-control.ts'
import { type PublicPage, publicPages } from '../../src/site/public-pages.ts'

/** Missing fields have their defaults. */
export type RouteRules = {
  /** Made at build time, with its data in `_payload.json`. */
  prerender?: true
  /** False: search engines must not index it. */
  robots?: false
  redirect?: { to: string; statusCode: number }
  headers?: Record<string, string>
}

/** Rules by path, by prefix and by pattern; this site has no patterns. */
export type RouteMatcher = {
  static: Record<string, RouteRules>
  wildcard: Record<string, RouteRules>
  dynamic: Record<string, never>
}

/** The rules for the pages and files of this build (spec §7, route rules). */
export function routeRules(filePaths: readonly string[]): RouteMatcher {
  return {
    static: Object.fromEntries([
      ...publicPages.map((page) => [page.path, rulesOf(page)]),
      ...games.map((game) => [
        `/game/${game.slug}`,
        { redirect: { to: gamePath(game), statusCode: 301 } },
      ]),
      ...[...filePaths, consentScriptPath].map((path) => [path, cached(path)]),
    ]),
    wildcard: { '/assets': cached('/assets/') },
    dynamic: {},
  }
}

function rulesOf({ path, isPrerendered, isIndexed: isFound }: PublicPage): RouteRules {
  return {
    ...(isPrerendered && { prerender: true, ...cached(path) }),
    ...(!isFound && { robots: false }),
  }
}

function cached(path: string): RouteRules {
  return { headers: { 'cache-control': cacheControl(path) } }
}
