import { describe, expect, test } from 'vitest'
import {
  applyStatus,
  expirePremium,
  markPremium,
  type PremiumFields,
  readStatus,
} from './premium-state.ts'
import { priceGoneMessage } from './price-gone.ts'
import { failedStatus, type SubscriptionStatus } from './subscription.ts'

test('a price that is not for sale any more is said to be gone', () => {
  expect(priceGoneMessage).toBe('That price is gone. Choose again.')
})

const nowSeconds = 1_800_000_000
const later = nowSeconds + 86_400
const earlier = nowSeconds - 86_400

const plain: PremiumFields = {
  premium: false,
  cancelled: false,
  premiumEndDate: null,
  stripe_subscription_id: '',
}
const premium: PremiumFields = { ...plain, premium: true, premiumEndDate: later }
const status: SubscriptionStatus = {
  isPremium: true,
  isCanceled: false,
  isPastDue: false,
  message: 'The subscription is active.',
  currentPeriodEnd: later,
}
const cancelled = { ...status, isPremium: false, isCanceled: true }
const not = { ...status, isPremium: false, currentPeriodEnd: null }

const rubbish: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'isPremium'],
  ['a number', 42],
  ['a truth', true],
  ['an empty object', {}],
  ['an empty list', []],
  ['a list of a status', [status]],
  ['an error', { error: { code: 'internal', message: 'No.' } }],
  ['no word on premium', { ...status, isPremium: undefined }],
  ['premium in words', { ...status, isPremium: 'true' }],
  ['premium as a number', { ...status, isPremium: 1 }],
  ['no word on the cancellation', { ...status, isCanceled: undefined }],
  ['the cancellation as null', { ...status, isCanceled: null }],
  ['an end in words', { ...status, currentPeriodEnd: '1800000000' }],
  ['an end that is no number', { ...status, currentPeriodEnd: Number.NaN }],
  ['an end that never comes', { ...status, currentPeriodEnd: Number.POSITIVE_INFINITY }],
  ['an end within a second', { ...status, currentPeriodEnd: 1.5 }],
  ['an end before the epoch', { ...status, currentPeriodEnd: -1 }],
  ['an end as a list', { ...status, currentPeriodEnd: [later] }],
]

describe('a status check, spec §4', () => {
  test.each<[string, PremiumFields, unknown, Partial<PremiumFields>]>([
    ['premium by the check makes premium', plain, status, { premium: true, premiumEndDate: later }],
    [
      'cancelled, with the period still running, makes premium',
      plain,
      cancelled,
      { premium: true, cancelled: true, premiumEndDate: later },
    ],
    [
      'cancelled, with the period over, does not',
      plain,
      { ...cancelled, currentPeriodEnd: earlier },
      { cancelled: true, premiumEndDate: earlier },
    ],
    [
      'cancelled, at the very end of the period, does not',
      plain,
      { ...cancelled, currentPeriodEnd: nowSeconds },
      { cancelled: true, premiumEndDate: nowSeconds },
    ],
    [
      'cancelled, without an end, does not',
      plain,
      { ...cancelled, currentPeriodEnd: null },
      { cancelled: true },
    ],
    ['not premium makes none', plain, not, {}],
    ['not premium revokes nothing that is stored', premium, not, {}],
    [
      'not premium with a time that is over revokes nothing either: the expiry check does',
      premium,
      { ...not, currentPeriodEnd: earlier },
      { premiumEndDate: earlier },
    ],
    ['an overdue payment alone makes none', plain, { ...not, isPastDue: true }, {}],
    [
      'a cancellation is taken over where it differs',
      premium,
      { ...status, isCanceled: true },
      { cancelled: true },
    ],
    [
      'a cancellation that was taken back is taken over too',
      { ...premium, cancelled: true },
      status,
      { cancelled: false },
    ],
    ['what is the same is not written again', premium, status, {}],
    [
      'the end is kept up to date',
      premium,
      { ...status, currentPeriodEnd: later + 1 },
      { premiumEndDate: later + 1 },
    ],
    [
      'an end that is not known leaves the stored one',
      premium,
      { ...status, currentPeriodEnd: null },
      {},
    ],
    [
      'only the three fields that are read count',
      plain,
      { isPremium: true, isCanceled: false, currentPeriodEnd: later },
      { premium: true, premiumEndDate: later },
    ],
  ])('%s', (_, stored, reply, change) => {
    expect(applyStatus(stored, reply, nowSeconds)).toEqual(change)
  })

  test.each(rubbish)('an invalid reply changes nothing: %s', (_, reply) => {
    const stored = { ...premium, cancelled: true, premiumEndDate: earlier }
    expect([readStatus(reply), applyStatus(stored, reply, nowSeconds)]).toEqual([null, {}])
  })
})

test.each<[string, unknown, SubscriptionStatus]>([
  ['all of it', status, status],
  ['more than there should be', { ...status, customer: 'cus_1' }, status],
  [
    'only what the profile flow needs',
    { isPremium: true, isCanceled: false },
    { ...status, message: '', currentPeriodEnd: null },
  ],
  ['an overdue mark in words', { ...status, isPastDue: 'yes' }, status],
  ['a message that is none', { ...status, message: 7 }, { ...status, message: '' }],
  ['an end at the epoch', { ...status, currentPeriodEnd: 0 }, { ...status, currentPeriodEnd: 0 }],
])('a reply is read: %s', (_, reply, expected) => {
  expect(readStatus(reply)).toEqual(expected)
})

test.each([
  ['before its end premium stays', { premium: true, premiumEndDate: nowSeconds + 1 }, {}],
  ['at its very end premium stays', { premium: true, premiumEndDate: nowSeconds }, {}],
  [
    'once its end has passed premium goes',
    { premium: true, premiumEndDate: nowSeconds - 1 },
    { premium: false },
  ],
  ['without an end premium stays', { premium: true, premiumEndDate: null }, {}],
  ['who has none keeps none', { premium: false, premiumEndDate: earlier }, {}],
])('the expiry check, spec §4: %s', (_, stored, change) => {
  expect(expirePremium(stored, nowSeconds)).toEqual(change)
})

test('marking somebody premium, spec §4: premium, the subscription, and not cancelled', () => {
  expect(markPremium('sub_1')).toEqual({
    premium: true,
    stripe_subscription_id: 'sub_1',
    cancelled: false,
  })
})

test.each([
  ['premium', { ...premium, cancelled: true, premiumEndDate: earlier }],
  ['no premium', plain],
])('a failed check leaves %s that is stored', (_, stored) => {
  expect(applyStatus(stored, failedStatus('Failed.'), nowSeconds)).toEqual({})
})

test('after all retries failed, spec §4: none of the three, with the message', () => {
  expect(failedStatus('Failed.')).toMatchObject({
    isPremium: false,
    isCanceled: false,
    isPastDue: false,
    message: 'Failed.',
  })
})
