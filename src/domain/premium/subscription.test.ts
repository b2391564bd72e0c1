import { describe, expect, test } from 'vitest'
import {
  canCharge,
  failedStatus,
  isCanceled,
  isEntitled,
  premiumUntil,
  type Subscription,
  statusOf,
} from './subscription.ts'

const endSeconds = 1_800_000_000
const before = endSeconds - 1
const after = endSeconds + 1

const subscription: Subscription = {
  subscriptionId: 'sub_1',
  status: 'active',
  cancelAtPeriodEnd: false,
  cancelAt: null,
  periodStart: endSeconds,
  paidThrough: endSeconds,
}
const withStatus = (status: string): Subscription => ({ ...subscription, status })

describe('premium is open', () => {
  test.each([
    ['trialing', true, true],
    ['active', true, true],
    ['past_due', true, false],
    ['unpaid', true, false],
    ['paused', true, false],
    ['incomplete', true, false],
    ['incomplete_expired', true, false],
    ['canceled', true, false],
    ['a status of tomorrow', true, false],
  ])('%s: before the paid time ends %s, after it %s', (status, early, late) => {
    expect([isEntitled(withStatus(status), before), isEntitled(withStatus(status), after)]).toEqual(
      [early, late],
    )
  })

  test.each([
    ['trialing', true],
    ['active', true],
    ['past_due', false],
    ['unpaid', false],
    ['paused', false],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['canceled', false],
  ])('%s, and nothing was ever paid: %s', (status, isOpen) => {
    expect(isEntitled({ ...withStatus(status), paidThrough: null }, before)).toBe(isOpen)
  })

  const renewing = 2 * 60 * 60
  const longest = 72 * 60 * 60
  test.each<[string, Subscription, number, number | null]>([
    ['to the end of what is paid', subscription, before, endSeconds],
    ['while its renewal is on its way', subscription, after, after + renewing],
    ['three days at most', subscription, endSeconds + longest - 60, endSeconds + longest],
    [
      'three days from a renewal of which there is no word yet',
      { ...subscription, periodStart: 0 },
      after,
      after + renewing,
    ],
    [
      'three days of a period that was given back',
      { ...subscription, paidThrough: null },
      endSeconds + longest,
      null,
    ],
    ['no longer than that unpaid', subscription, endSeconds + longest, null],
    [
      'no longer than it is told to run',
      { ...subscription, periodStart: 0, cancelAtPeriodEnd: true },
      after,
      null,
    ],
    [
      'on when it was cancelled in a period that has just begun',
      { ...subscription, cancelAtPeriodEnd: true },
      after,
      after + renewing,
    ],
    [
      'no more when it was cancelled and its money given back',
      { ...subscription, cancelAtPeriodEnd: true, paidThrough: null },
      after,
      null,
    ],
    ['to a time that is set', { ...subscription, cancelAt: endSeconds }, after, null],
    ['on to a later time', { ...subscription, cancelAt: after + 9 }, after, after + renewing],
    ['no more once a payment failed', withStatus('past_due'), after, null],
  ])('it runs %s', (_, it, nowSeconds, until) => {
    expect(premiumUntil(it, nowSeconds)).toBe(until)
  })

  test.each([
    ['at its very end', withStatus('canceled'), endSeconds],
    ['without a subscription', null, before],
  ])('no more %s', (_, it, nowSeconds) => {
    expect(isEntitled(it, nowSeconds)).toBe(false)
  })
})

test.each([
  ['trialing', true],
  ['active', true],
  ['past_due', true],
  ['unpaid', true],
  ['paused', true],
  ['incomplete', false],
  ['incomplete_expired', false],
  ['canceled', false],
])('%s may still charge somebody: %s', (status, isIt) => {
  expect(canCharge({ status })).toBe(isIt)
})

test.each([
  ['told to end with its period', { cancelAtPeriodEnd: true }, true],
  ['told to end on a day', { cancelAt: endSeconds }, true],
  ['ended', { status: 'canceled' }, true],
  ['told nothing', {}, false],
  ['a failed renewal', { status: 'past_due' }, false],
  ['never begun', { status: 'incomplete_expired' }, false],
])('cancelled: %s', (_, fields, isIt) => {
  expect(isCanceled({ ...subscription, ...fields })).toBe(isIt)
})

describe('the status that is answered (spec §3)', () => {
  const on = { isPremium: true, isCanceled: false, isPastDue: false, currentPeriodEnd: endSeconds }
  const ending = 'The subscription is cancelled and runs until its paid time ends.'
  test.each<[string, Subscription | null, number, object]>([
    [
      'none',
      null,
      before,
      {
        isPremium: false,
        isCanceled: false,
        isPastDue: false,
        message: 'There is no subscription.',
        currentPeriodEnd: null,
      },
    ],
    ['it runs', subscription, before, { ...on, message: 'The subscription is active.' }],
    [
      'cancelled, but the period has not yet ended',
      { ...subscription, cancelAtPeriodEnd: true },
      before,
      { ...on, isCanceled: true, message: ending },
    ],
    [
      'ended at once, but paid for longer',
      withStatus('canceled'),
      before,
      { ...on, isCanceled: true, message: ending },
    ],
    [
      'cancelled, and the period has ended',
      withStatus('canceled'),
      after,
      { ...on, isPremium: false, isCanceled: true, message: 'The subscription has ended.' },
    ],
    [
      'a failed renewal, within what is paid',
      withStatus('past_due'),
      before,
      { ...on, isPastDue: true, message: 'The last payment failed.' },
    ],
    [
      'a failed renewal, after it',
      withStatus('past_due'),
      after,
      { ...on, isPremium: false, isPastDue: true, message: 'The last payment failed.' },
    ],
    [
      'never paid',
      { ...withStatus('incomplete'), paidThrough: null },
      before,
      {
        ...on,
        isPremium: false,
        message: 'The subscription is not paid.',
        currentPeriodEnd: null,
      },
    ],
  ])('%s', (_, it, nowSeconds, status) => {
    expect(statusOf(it, nowSeconds)).toEqual(status)
  })

  test('spec §4: a check that failed for good says none of the three, and why', () => {
    expect(failedStatus('No network.')).toEqual({
      isPremium: false,
      isCanceled: false,
      isPastDue: false,
      message: 'No network.',
      currentPeriodEnd: null,
      hasFailed: true,
    })
  })
})
