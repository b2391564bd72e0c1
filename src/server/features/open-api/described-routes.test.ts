import { describe, expect, test } from 'vitest'
import { openAuth } from '#server/open-auth.ts'
import { methodOf, routeOf } from '#server/platform/web/call.ts'
import { useTestHouse } from '#tests/support/test-house.ts'
import { areas } from './areas.ts'

describe('the routes and their description', () => {
  const house = useTestHouse('SQLite')

  const describedCalls = () => areas(openAuth(house.services)).flatMap(({ calls }) => calls)

  /** What takes whatever is left over: it refuses, or it is a page, or the library's own routes. */
  const leftovers = ['/*', '/api', '/api/*', '/api/auth/*', '/v0/*']

  const nameless = (route: string) => route.replaceAll(/:\w+/g, ':')

  test('every route of the app is described, and every call that is described has its route', () => {
    const routes = house.app.routes.filter(
      ({ method, path }) => method !== 'ALL' && !isInFrontOfAuth(method, path) && !isRefusal(path),
    )
    const described = describedCalls()
      .filter(({ route }) => route !== null && route !== '/api/auth/*')
      .map((call) => `${methodOf(call)} ${nameless(routeOf(call) ?? '')}`)
    const answered = routes.map(({ method, path }) => `${method} ${nameless(path)}`)
    expect(new Set(answered)).toEqual(new Set(described))
  })

  test('what takes every method of a path refuses those that are not described', () => {
    const known = new Set(describedCalls().map(routeOf))
    const strange = house.app.routes
      .filter(
        ({ method, path }) => method === 'ALL' && !known.has(path) && !leftovers.includes(path),
      )
      .map(({ path }) => path)
    expect(strange).toEqual([])
  })

  test('no two calls have the same name', () => {
    const names = describedCalls().map(({ id }) => id)
    expect(names).toEqual([...new Set(names)])
  })

  test('every call has its sentence', () => {
    const silent = describedCalls().filter(({ says }) => !/^\p{Lu}.+\.$/u.test(says))
    expect(silent).toEqual([])
  })

  /** Limits that stand before a route of the sign-in library. */
  function isInFrontOfAuth(method: string, path: string): boolean {
    return method === 'POST' && path.startsWith('/api/auth/')
  }

  /** Writes to pictures, which are refused each by its method: pages lie beside them. */
  function isRefusal(path: string): boolean {
    return path === '/pictures/:file{.+\\.png}'
  }
})
