import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

const paths = ['/', '/info/FAQ', '/editor/steps/Step1Landing', '/games/charades']

test.each([
  ['/info/faq', '/info/FAQ'],
  ['/INFO/FAQ', '/info/FAQ'],
  ['/info/FAQ/', '/info/FAQ'],
  ['/info/%46aq', '/info/FAQ'],
  ['/info/%46AQ', '/info/FAQ'],
  ['/info/FAQ//', '/info/FAQ'],
  ['/editor/steps/step1landing', '/editor/steps/Step1Landing'],
  ['/Games/Charades/', '/games/charades'],
  ['/', null],
  ['/info/FAQ', null],
  ['/info', null],
  ['//info/FAQ', null],
  ['/nowhere', null],
  ['/%ff%c0', null],
])('%s is spelt %s', (pathname, expected) => {
  expect(canonicalPath(paths, pathname)).toBe(expected)
})
