import { expect, test } from 'vitest'
import { save } from '../storage.ts'
import { dropPackGame, findPackGame, packTable } from './pack-games.ts'

const game = { rulesVersion: 1, state: { over: false }, stopped: false, left: false }

test.each([
  ['in the middle', game, 'running'],
  ['left for later', { ...game, left: true }, 'left'],
  ['read to its end', { ...game, state: { over: true } }, null],
  ['ended early', { ...game, stopped: true }, null],
  ['of no state', { left: false }, 'running'],
  ['that is rubbish', 'rubbish', null],
  ['that there is not', null, null],
])('a game %s', (_, saved, standing) => {
  save(`table:${packTable('abc')}`, saved)
  expect(findPackGame('abc')).toBe(standing)
  dropPackGame('abc')
  expect(findPackGame('abc')).toBeNull()
})
