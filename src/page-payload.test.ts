import { expect, test } from 'vitest'
import { embedPageSource, extractPageSource, type PageSource } from './page-payload.ts'

const source: PageSource = {
  path: '/games/meyer',
  build: '0123456789ab',
  status: 200,
  matches: ['root'],
  params: {},
  loaderData: {},
}

test.each<[string, Record<string, unknown>]>([
  ['nothing', {}],
  ['words', { root: { text: 'Skål, “friend” <b>' } }],
  ['the end of a comment', { root: '--> <!--made-from {}-->' }],
])('a page made from %s gives it back, and is as it was', (_, loaderData) => {
  const html = '<html>…</html>'
  const left = embedPageSource(html, { ...source, loaderData })
  expect(left.split('-->')).toHaveLength(2)
  expect(extractPageSource(left)).toEqual({ html, source: { ...source, loaderData } })
})

test.each(['<html></html>', '<html><!--made-from {}--></html>'])('%s says nothing', (html) => {
  expect(extractPageSource(html)).toEqual({ html, source: null })
})
