import { expect, test } from 'vitest'
import { canPreload } from './can-preload.ts'

test.each([
  ['a browser that says nothing of its network', { isOnline: true }, true],
  ['a fast network', { isOnline: true, saveData: false, effectiveType: '4g' }, true],
  ['3g', { isOnline: true, effectiveType: '3g' }, true],
  ['2g', { isOnline: true, effectiveType: '2g' }, false],
  ['slow 2g', { isOnline: true, effectiveType: 'slow-2g' }, false],
  ['somebody who saves data', { isOnline: true, saveData: true, effectiveType: '4g' }, false],
  ['no network', { isOnline: false, effectiveType: '4g' }, false],
] as const)('%s', (_, network, may) => {
  expect(canPreload(network)).toBe(may)
})
