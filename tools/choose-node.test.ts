import { expect, test } from 'vitest'
import { chooseNode } from './choose-node.mjs'

const pinned = '26.10.0'

test.each([
  ['26.10.0', true, 'this'],
  ['26.10.0', false, 'this'],
  ['20.20.2', true, 'bundled'],
  ['27.0.0', true, 'bundled'],
  ['27.0.0', false, 'this'],
  ['26.10.1', false, 'this'],
  ['26.11.0', false, 'this'],
  ['26.9.9', false, 'none'],
  ['25.99.99', false, 'none'],
  ['20.20.2', false, 'none'],
  ['27.0.0-nightly2026112', false, 'this'],
] as const)('Node %s, another in node_modules: %s → %s', (running, hasBundled, choice) => {
  expect(chooseNode({ running, pinned, hasBundled })).toBe(choice)
})
