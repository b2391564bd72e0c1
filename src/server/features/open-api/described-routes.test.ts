import { describe, expect, test } from 'vitest'
import { openAuth } from '#server/open-auth.ts'
import { methodOf, routerPathOf } from '#server/platform/web/operation.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { operationGroups } from './operation-groups.ts'

describe('the routes and their description', () => {
  const testApp = useTestApp('SQLite')

  const describedCalls = () =>
    operationGroups(openAuth(testApp.services)).flatMap(({ operations: calls }) => calls)

  /** What takes whatever is left over: it refuses, or it is a page, or the library's own routes. */
  const leftovers = ['/*', '/api', '/api/*', '/api/auth/*', '/v0/*']

  const nameless = (route: string) => route.replaceAll(/:\w+/g, ':')

  test('every route of the app is described, and every call that is described has its route', () => {
    const routes = testApp.app.routes.filter(
      ({ method, path }) => method !== 'ALL' && !isInFrontOfAuth(method, path) && !isRefusal(path),
    )
    const described = describedCalls()
      .filter(({ routerPath: route }) => route !== null && route !== '/api/auth/*')
      .map((call) => `${methodOf(call)} ${nameless(routerPathOf(call) ?? '')}`)
    const answered = routes.map(({ method, path }) => `${method} ${nameless(path)}`)
    expect(new Set(answered)).toEqual(new Set(described))
  })

  test('what takes every method of a path refuses those that are not described', () => {
    const known = new Set(describedCalls().map(routerPathOf))
    const strange = testApp.app.routes
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
    const silent = describedCalls().filter(({ summary: says }) => !/^\p{Lu}.+\.$/u.test(says))
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
