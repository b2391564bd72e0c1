import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leaveOut } from './leave-out-unused.ts'
import { unusedParts } from './unused-parts.ts'

test.each([
  ['function a(b) { return b }', 'function a(b) {}'],
  [
    'function outer() { function a() { return 1 } return a }',
    'function outer() { function a() {} return a }',
  ],
  ['const a = make(1), b = 2', 'const a = undefined, b = 2'],
  [`a.displayName = 'A'; b.displayName = 'B'`, `0; b.displayName = 'B'`],
  ['function a() { a.count = 1 } a.prototype.go = function () {}', 'function a() {} 0'],
])('leaves a out of %s', (code, left) => {
  expect(leaveOut(code, new Set(['a']))).toBe(left)
})

test('fails where a name is gone', () => {
  expect(() => leaveOut('function a() {}', new Set(['a', 'b']))).toThrow('Elsewhere now: b.')
})

const sources = globSync('src/**/*.{ts,tsx,mdx}', { exclude: ['src/server/**', 'src/**/*.test.*'] })

test.each(unusedParts)('no page uses $what', ({ usedBy }) => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((path) => usedBy.test(readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  `import { ViewTransition } from 'react'`,
  `<Fragment key={id} ref={ref}>`,
  `import { flushSync, preload } from 'react-dom'`,
  `import { preloadModule } from 'react-dom'`,
  `const [state, act] = useActionState(save, null)`,
  `componentDidCatch(error, { componentStack }) {}`,
  `<Form method="post">`,
  `<NavLink to="/">`,
  `const fetcher = useFetcher()`,
  `export async function clientAction() {}`,
  `export async function action() {}`,
  `<Link to="/" prefetch="intent">`,
])('a page with %s uses something that is left out', (code) => {
  expect(unusedParts.some(({ usedBy }) => usedBy.test(code))).toBe(true)
})
