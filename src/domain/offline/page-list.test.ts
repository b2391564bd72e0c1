import { expect, test } from 'vitest'
import { readPageList } from './page-list.ts'

test.each<[string, unknown, readonly string[] | null]>([
  ['its own', { id: 'a', prerendered: ['/', '/games/meyer'] }, ['/', '/games/meyer']],
  ['another build’s', { id: 'b', prerendered: ['/'] }, null],
  ['without a list', { id: 'a' }, null],
  ['with an object for one', { id: 'a', prerendered: { 0: '/' } }, null],
  ['with other things in it', { id: 'a', prerendered: ['/', 3, null, 'https://x.y'] }, ['/']],
  ['nothing', null, null],
  ['a text', 'a', null],
])('the pages of a build, %s', (_, meta, pages) => {
  expect(readPageList(meta, 'a')).toEqual(pages)
})
