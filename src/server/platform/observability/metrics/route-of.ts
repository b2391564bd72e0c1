import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

const pageRoute = 'page'

/** The pattern of the request's route, also where a middleware refused it. */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c).slice(c.req.routeIndex)
  const path = (routes.find((route) => !route.path.endsWith('*')) ?? routes[0])?.path ?? ''
  return path === '*' || path === '/*' ? pageRoute : path
}
