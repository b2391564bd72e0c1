import { expect, test } from 'vitest'
import { packsToEvict } from './packs-to-evict.ts'

const kept = (count: number, size: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `pack:${at}`, openedAtMs: at, size }))

test.each([
  ['20 stay', kept(20, 5000), []],
  ['the oldest of 22 go', kept(22, 5000), ['pack:1', 'pack:0']],
  ['large ones leave room for others', kept(8, 250_000), ['pack:1', 'pack:0']],
  ['as much as there is room for stays', kept(2, 750_000), []],
  ['one character more goes', [...kept(1, 1), ...kept(3, 750_000).slice(1)], ['pack:0']],
  ['the second goes where both are too much', kept(2, 1_000_000), ['pack:0']],
  ['the newest stays, whatever its size', kept(1, 2_000_000), []],
])('%s', (_, packs, dropped) => {
  expect(packsToEvict(packs)).toEqual(dropped)
})
