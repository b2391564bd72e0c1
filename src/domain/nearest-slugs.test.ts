import { expect, test } from 'vitest'
import { nearestSlugs } from './nearest-slugs.ts'

const known = [
  'bakke',
  'the-line',
  'meyer-odds',
  'write-a-good-prompt',
  'partnerships/gentle-jack',
  'partnerships/scrollbar/beer-pong',
  'deprecated/meyer',
  'deprecated/drunk-dice',
  'deprecated/charades',
]

test.each([
  ['the very name', 'bakke', ['bakke']],
  ['in capitals', 'BAKKE', ['bakke']],
  ['a letter missing', 'bake', ['bakke']],
  ['a letter too many', 'bakkke', ['bakke']],
  ['two letters swapped', 'bakek', ['bakke']],
  ['two slips in a long word', 'sharades-1', ['deprecated/charades']],
  ['the beginning of a word', 'charade', ['deprecated/charades']],
  ['without its small words', 'line', ['the-line']],
  ['with other small words', 'how-to-line', ['the-line']],
  ['without its folder', 'beer-pong', ['partnerships/scrollbar/beer-pong']],
  ['in another folder', 'deprecated/gentle-jack', ['partnerships/gentle-jack']],
  ['by its folder that is a name', 'scrollbar', ['partnerships/scrollbar/beer-pong']],
  ['one word of two', 'dice', ['deprecated/drunk-dice']],
  ['in another order', 'pong_beer', ['partnerships/scrollbar/beer-pong']],
  ['written together with spaces', 'good%20prompt', ['write-a-good-prompt']],
  ['the nearest first', 'meyer', ['deprecated/meyer', 'meyer-odds']],
  [
    'the nearest first, and those that are shared',
    'the-odds-of-meyer',
    ['meyer-odds', 'deprecated/meyer'],
  ],
])('%s: %s', (_, wanted, nearest) => {
  expect(nearestSlugs(wanted, known, 3)).toEqual(nearest)
})

test.each([
  ['nothing', ''],
  ['small words alone', 'the-and-of'],
  ['folders alone', 'deprecated/partnerships'],
  ['something else', 'nope'],
  ['letters that stand in a word', 'ak'],
  ['signs', '../../<script>'],
  ['one word of many', 'a-long-tale-of-my-uncle-and-his-dice'],
])('%s is near nothing: %j', (_, wanted) => {
  expect(nearestSlugs(wanted, known, 3)).toEqual([])
})

test('no more than were asked for, and of equals the first', () => {
  expect(nearestSlugs('dice', ['dice-z', 'dice-x', 'dice-y'], 2)).toEqual(['dice-z', 'dice-x'])
})

test('ten thousand letters are no more work than a few', () => {
  expect(nearestSlugs(`bakke-${'x'.repeat(10_000)}`, known, 3)).toEqual(['bakke'])
  const many = Array.from({ length: 2_000 }, (_, n) => `word${n}`).join('-')
  expect(nearestSlugs(many, known, 3)).toEqual([])
})

test.each([
  ...['a', 'an', 'and', 'at', 'how', 'in', 'of', 'on', 'the', 'to', 'with', 'what'],
  ...['articles', 'deprecated', 'partnerships'],
])('the word %s alone finds nothing', (word) => {
  expect(nearestSlugs(word, [word, `${word}-meyer`], 5)).toEqual([])
})
