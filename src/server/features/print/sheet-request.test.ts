import { expect, test } from 'vitest'
import { findArticle } from '#content/articles/registry.ts'
import { scanSources } from '#site/print-sets.ts'
import { publicPages } from '#site/public-pages.ts'
import { itemPaths, orderAt, plainPaths } from '#tests/support/app/sheet-orders.ts'
import { sheetFileSlug } from './make-sheet-file.ts'
import { sheetLink, sheetTopic } from './sheet-request.ts'

test('every code leads to a page of ours, and says which sheet it was on', () => {
  const pages = new Set(publicPages.map(({ path }) => path))
  for (const path of plainPaths) {
    for (const item of itemPaths) {
      const link = new URL(sheetLink(orderAt(path + item)))
      expect([link.origin, link.pathname]).toEqual(['https://partydojo.example', '/go'])
      expect(pages).toContain(link.searchParams.get('to'))
      expect(scanSources).toContain(link.searchParams.get('src'))
    }
  }
})

test.each<[string, string, string]>([
  ['standard/stickers', '/', 'Party Dojo'],
  ['slusen/placemat', '/games/slusen', 'Slusen'],
  ['scrollbar/table-sign/games/meyer', '/games/meyer', 'Meyer'],
  ['standard/placemat/games/more-or-less', '/games/more-or-less/team-select', 'More or less'],
  [
    'standard/business-card/articles/the-line',
    '/articles/the-line',
    findArticle('the-line')?.title ?? '',
  ],
])('%s leads to %s', (path, to, title) => {
  const order = orderAt(path)
  expect([new URL(sheetLink(order)).searchParams.get('to'), sheetTopic(order)]).toEqual([to, title])
})

test('no two sheets have the same file name', () => {
  const names = plainPaths.flatMap((path) =>
    itemPaths.flatMap((item) =>
      [true, false].map((bleed) => sheetFileSlug(orderAt(path + item, { bleed }))),
    ),
  )
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z0-9-]+$/i.test(name))).toEqual([])
})
