import { expect, test } from 'vitest'
import { slim } from './slim-manifest.ts'

const script = (route: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ routes: { home: route }, version: 'a1' })}`

test.each([
  [
    'flags that are false go',
    { id: 'home', hasLoader: true, hasAction: false, imports: ['/assets/a.js'] },
    { id: 'home', hasLoader: true, imports: ['/assets/a.js'] },
  ],
  [
    'chunks that every page has go',
    { imports: ['/assets/vendor-a.js', '/assets/house-b.js', '/assets/rolldown-runtime-c.js'] },
    {},
  ],
  [
    'lists that are empty go',
    { imports: [], css: [], module: '/assets/a.js' },
    { module: '/assets/a.js' },
  ],
  [
    'chunks of some pages stay',
    { imports: ['/assets/play-a.js', '/assets/pages-vendor.js'] },
    { imports: ['/assets/play-a.js', '/assets/pages-vendor.js'] },
  ],
])('%s', (_, route, slimmed) => {
  expect(slim(script(route))).toBe(script(slimmed))
  expect(slim(`${script(route)};`)).toBe(script(slimmed))
})

test('another shape is no manifest', () => {
  expect(() => slim('window.other={}')).toThrow('another shape')
})
