import { expect, test } from 'vitest'
import { leaveMakings, type PageMakings, takeMakings } from './page-payload.ts'

const makings: PageMakings = {
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
  const left = leaveMakings(html, { ...makings, loaderData })
  expect(left.split('-->')).toHaveLength(2)
  expect(takeMakings(left)).toEqual({ html, makings: { ...makings, loaderData } })
})

test.each(['<html></html>', '<html><!--made-from {}--></html>'])('%s says nothing', (html) => {
  expect(takeMakings(html)).toEqual({ html, makings: null })
})
