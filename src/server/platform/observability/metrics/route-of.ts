import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** What pages answer for, known address or not. */
const pageRoute = 'page'

/**
 * The pattern of the route that a request came to. One that was refused on its way belongs to the
 * route that it was on its way to.
 */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c).slice(c.req.routeIndex)
  const path = (routes.find((route) => !route.path.endsWith('*')) ?? routes[0])?.path ?? ''
  return path === '*' || path === '/*' ? pageRoute : path
}
