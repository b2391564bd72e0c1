import { expect, test } from 'vitest'
import { save } from '../storage/storage.ts'
import { dropPackGame, findGameProgress, findPackProgress, packTable } from './pack-games.ts'

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
  expect(findPackProgress('abc')).toBe(standing)
  dropPackGame('abc')
  expect(findPackProgress('abc')).toBeNull()
})

test.each([
  ['that was dealt from it', 'house-classics,custom:abc@1', 'running'],
  ['that was dealt from others', 'house-classics', null],
  ['from before sources were kept', undefined, null],
])('a game at its own table %s', (_, source, standing) => {
  save('table:charades', { ...game, source })
  expect(findGameProgress('abc', 'charades')).toBe(standing)
  save('table:charades', { ...game, source, stopped: true })
  expect(findGameProgress('abc', 'charades')).toBeNull()
})
