import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { slim } from './slim-manifest.ts'

const game = 'games/meyer/screen'
const page = 'pages/home'

const script = (id: string, route: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ routes: { [id]: { id, ...route } }, version: 'a1' })}`

/** What a browser has of the route once the slimmed script has run. */
function routeAfter(text: string, id: string): unknown {
  const window: Record<string, unknown> = {}
  runInContext(slim(text), createContext(Object.assign(window, { window })))
  const { routes } = window.__reactRouterManifest as { routes: Record<string, unknown> }
  return routes[id]
}

test.each([
  [
    'flags that are false go',
    game,
    { hasLoader: true, hasAction: false, imports: ['/assets/a.js'] },
    { hasLoader: true, imports: ['/assets/a.js'] },
  ],
  [
    'chunks that every page has go',
    game,
    { imports: ['/assets/vendor-a.js', '/assets/site-b.js', '/assets/rolldown-runtime-c.js'] },
    {},
  ],
  [
    'lists that are empty go',
    page,
    { css: [], module: '/assets/a.js' },
    { module: '/assets/a.js' },
  ],
  [
    'chunks of some games stay',
    game,
    { imports: ['/assets/play-a.js', '/assets/pages-vendor.js'] },
    { imports: ['/assets/play-a.js', '/assets/pages-vendor.js'] },
  ],
  ['chunks of a page go', page, { imports: ['/assets/session-a.js'] }, {}],
])('%s', (_, id, route, slimmed) => {
  for (const text of [script(id, route), `${script(id, route)};`])
    expect(routeAfter(text, id)).toEqual({ id, ...slimmed })
})

test('ids are written once', () => {
  expect(slim(script(page, {})).split(page)).toHaveLength(2)
})

test('pages without a script go', () => {
  const id = 'static/articles/bakke'
  expect(routeAfter(script(id, { path: 'articles/bakke' }), id)).toBeUndefined()
})

test.each([
  ['another shape', 'window.other={}'],
  ['calls itself', script(page, { id: 'other' })],
])('%s is no manifest', (what, text) => {
  expect(() => slim(text)).toThrow(what)
})
