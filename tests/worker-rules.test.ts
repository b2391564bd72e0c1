import { expect, test } from 'vitest'
import { canBePage, chooseStrategy } from '../src/domain/offline/choose-strategy.ts'
import { prerenderedPaths } from '../src/prerender.ts'
import { publicPages } from '../src/site/public-pages.ts'

test('every page of somebody’s own is never kept, and no other page is taken for one', () => {
  const own = publicPages.filter(
    ({ isPrerendered, isIndexed: isFound }) => !isPrerendered && !isFound,
  )
  // Nobody stands in the page about the calls.
  const expected = own.map(({ path }) => path).filter((path) => !/^\/(QR|api)\//.test(path))
  expect(expected.length).toBeGreaterThan(8)
  const chosen = publicPages.filter(({ path, isPrerendered }) => {
    const asked = { method: 'GET', mode: 'navigate', isOwnOrigin: true, pathname: path }
    return chooseStrategy(asked, () => isPrerendered) === 'own page'
  })
  expect(chosen.map(({ path }) => path).sort()).toEqual(expected.sort())
})

test('every page of the build may be one, as the worker sees it', () => {
  const asked = (pathname: string) => ({ method: 'GET', mode: 'cors', isOwnOrigin: true, pathname })
  expect(prerenderedPaths.filter((path) => !canBePage(asked(path)))).toEqual([])
})
