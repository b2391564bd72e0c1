import { expect, test } from 'vitest'
import { type KeptDeed, readKeptDeeds, withoutDeed } from './kept-deeds.ts'

const charades: KeptDeed = { userId: 'ada', game: 'charades', sober: false }
const sober: KeptDeed = { ...charades, sober: true }
const bos: KeptDeed = { ...charades, userId: 'bo' }

test.each([
  ['nothing', null, []],
  ['no list', 'x', []],
  ['deeds', [charades, sober, bos], [charades, sober, bos]],
  ['the same again is one', [charades, bos, charades], [charades, bos]],
  ['rubbish among them', [{}, null, { ...bos, sober: 1 }, bos], [bos]],
])('what is saved: %s', (_, saved, read) => {
  expect(readKeptDeeds(saved)).toEqual(read)
})

test('one that was reported goes', () => {
  expect(withoutDeed([charades, sober, bos], sober)).toEqual([charades, bos])
})
