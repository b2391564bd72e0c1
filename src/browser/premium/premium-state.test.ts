import { expect, test } from 'vitest'
import type { OwnPremium } from '#contract/premium.ts'
import { hasPremium, isEndedWithTimeLeft, isPaymentDue, lastChargeNote } from './premium-state.ts'

const running: OwnPremium = {
  isPremium: true,
  isCanceled: false,
  isPastDue: false,
  paidThrough: 1_800_000_000,
  subscriptionId: 'sub_1',
  interval: 'month',
  hasCustomer: true,
}
const ended = { ...running, isCanceled: true, subscriptionId: null }

type Row = [string, OwnPremium, { belt: boolean; owing?: boolean; leftOver?: boolean }]

test.each<Row>([
  ['it runs', running, { belt: true }],
  ['it is cancelled and runs to its end', { ...running, isCanceled: true }, { belt: true }],
  ['a payment is owed, and it is still open', { ...running, isPastDue: true }, owed()],
  ['a payment is owed, and it is shut', { ...running, isPastDue: true, isPremium: false }, owed()],
  ['the first payment never came', { ...running, isPremium: false }, owed()],
  ['cancelled while owing', { ...running, isCanceled: true, isPastDue: true }, owed()],
  ['ended at once, with paid time left', ended, { belt: true, leftOver: true }],
  ['ended, and its time is over', { ...ended, isPremium: false }, { belt: false }],
])('%s', (_, premium, { belt, owing = false, leftOver = false }) => {
  expect([hasPremium(premium), isEndedWithTimeLeft(premium)]).toEqual([belt, leftOver])
  if (belt) expect(isPaymentDue(premium)).toBe(owing)
})

test('nothing more is charged, unless the last payment is on its way', () => {
  expect(lastChargeNote('24 December')).toBe('Nothing more is charged.')
  expect(lastChargeNote(null)).toMatch(/^The period that has just begun may still be charged/)
})

function owed() {
  return { belt: true, owing: true }
}
