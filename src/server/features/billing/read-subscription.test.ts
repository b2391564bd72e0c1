import { expect, test } from 'vitest'
import { isRefundedOrDisputed } from './read-subscription.ts'

test.each([
  ['paid, and nothing else', false, [], false],
  ['refunded', true, [], true],
  ['disputed, and an answer is needed', false, ['needs_response'], true],
  ['disputed, and looked at', false, ['under_review'], true],
  ['disputed, and lost', false, ['lost'], true],
  ['disputed, and won', false, ['won'], false],
  ['asked about, and left at that', false, ['warning_closed'], false],
  ['won once, and disputed again', false, ['won', 'needs_response'], true],
  ['refunded after a dispute was won', true, ['won'], true],
])('a payment that was %s', (_, refunded, statuses, isBack) => {
  const disputes = statuses.map((status) => ({ status }))
  expect(isRefundedOrDisputed({ refunded }, disputes)).toBe(isBack)
})
