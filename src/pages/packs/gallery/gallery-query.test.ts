import { expect, test } from 'vitest'
import { galleryQuery, isFiltered, readFilter, writeFilter } from './gallery-query.ts'

const wishIn = (search: string, sober = false) => readFilter(new URLSearchParams(search), sober)
const all = { q: '', sort: 'popular', game: null, tag: null, explicit: true, alcohol: true }

test.each([
  ['nothing', '', false, all],
  ['words', 'q=kitchen+sink', false, { ...all, q: 'kitchen sink' }],
  ['too many words', `q=${'a'.repeat(200)}`, false, { ...all, q: 'a'.repeat(100) }],
  ['the newest', 'sort=new', false, { ...all, sort: 'new' }],
  ['an order there is not', 'sort=old', false, all],
  ['a game', 'game=charades', false, { ...all, game: 'charades' }],
  ['a game there is not', 'game=chess', false, all],
  ['a tag', 'tag=hen+night', false, { ...all, tag: 'hen night' }],
  ['no 18+', 'explicit=false', false, { ...all, explicit: false }],
  ['no drinks', 'alcohol=false', false, { ...all, alcohol: false }],
  ['sober mode', '', true, { ...all, alcohol: false }],
  ['drinks in sober mode, by wish', 'alcohol=true', true, { ...all, alcohol: true }],
])('%s in the address', (_, search, sober, wish) => {
  expect(wishIn(search, sober)).toEqual(wish)
})

test.each([
  ['', false],
  ['q=fridge&sort=new&game=charades&tag=night&explicit=false&alcohol=false', false],
  ['alcohol=true', true],
])('what was read is written as it was: %s', (search, sober) => {
  expect(String(writeFilter(wishIn(search, sober), sober))).toBe(search)
})

test.each([
  ['the usual', '', null, 'sort=popular'],
  ['a later page', 'q=a&sort=new', 'xyz', 'sort=new&q=a&cursor=xyz'],
  ['less', 'explicit=false&alcohol=false', null, 'sort=popular&explicit=false&alcohol=false'],
  ['only blanks', 'q=+++', null, 'sort=popular'],
])('the server is asked for %s', (_, search, cursor, query) => {
  expect(String(galleryQuery(wishIn(search), cursor))).toBe(query)
})

test.each([
  ['', false],
  ['sort=new', false],
  ['q=a', true],
  ['tag=a', true],
  ['game=charades', true],
  ['explicit=false', true],
])('"%s" leaves something out: %s', (search, narrowed) => {
  expect(isFiltered(wishIn(search))).toBe(narrowed)
})
