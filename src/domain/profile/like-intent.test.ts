import { expect, test } from 'vitest'
import { readLikeIntent } from './like-intent.ts'

const nowMs = 1_000_000_000_000
const hourMs = 60 * 60_000

test.each([
  ['none', null, null],
  ['rubbish', 7, null],
  ['without a time', { game: 'charades' }, null],
  ['of this evening', { game: 'charades', atMs: nowMs - hourMs }, 'charades'],
  ['of yesterday', { game: 'charades', atMs: nowMs - 25 * hourMs }, null],
  ['by a clock that was far ahead', { game: 'charades', atMs: nowMs + 25 * hourMs }, null],
])('a wish: %s', (_, saved, game) => {
  expect(readLikeIntent(saved, nowMs)).toBe(game)
})
