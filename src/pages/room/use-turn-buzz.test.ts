import { expect, test, vi } from 'vitest'

vi.mock('#browser/device/cues.ts', () => ({ buzz: () => {} }))
const { isTurnOf } = await import('./use-turn-buzz.ts')

test.each<[string, readonly number[], readonly number[], boolean]>([
  ['the turn comes from another', [0], [1], true],
  ['the turn comes after a reveal', [], [1], true],
  ['it goes on', [1], [1], false],
  ['another’s turn comes', [1], [0], false],
  ['all are asked at once', [], [0, 1, 2], false],
  ['only I am missing', [0, 1], [1], false],
  ['nobody is asked', [1], [], false],
])('a turn of seat 1, where %s', (_, before, now, isTurn) => {
  expect(isTurnOf(1, before, now)).toBe(isTurn)
})
