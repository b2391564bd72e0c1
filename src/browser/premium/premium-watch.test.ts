import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Profile } from '#domain/profile/profile.ts'
import {
  hour,
  notPremium,
  openSignedIn,
  openWatch,
  paid,
  passTime,
  premium,
  startMs,
  startSeconds,
} from '#tests/support/stripe/premium-watch.ts'

beforeEach(() => void vi.useFakeTimers({ now: startMs }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['by the customer', 'cus_1', { customerId: 'cus_1', userId: 'u1' }],
  ['by e-mail where there is none', '', { userEmail: 'ada@example.com', userId: 'u1' }],
])('spec §7, the status call: %s', async (_, stripe_user_id, request) => {
  const { questions } = await openSignedIn({ stripe_user_id })
  expect(questions.map((each) => each.request)).toEqual([request])
})

describe('what an answer does', () => {
  test.each([
    ['premium', {}, paid, { premium: true, cancelled: false, end: startSeconds + hour }],
    [
      'cancelled, still running',
      premium,
      { ...paid, isCanceled: true },
      { premium: true, cancelled: true },
    ],
    [
      'not premium revokes nothing',
      premium,
      notPremium,
      { premium: true, end: startSeconds + hour },
    ],
    ['rubbish changes nothing', premium, { isPremium: 'no' }, { premium: true }],
    [
      'premium whose end has passed has expired',
      {},
      { ...paid, currentPeriodEnd: startSeconds - 1 },
      { premium: false, end: startSeconds - 1 },
    ],
  ])('%s', async (_, fields, reply, expected) => {
    const { questions, shown } = await openSignedIn(fields)
    expect(shown()).toMatchObject({ isLoading: true })
    questions[0]?.answer(reply)
    await passTime(1)
    expect(shown()).toMatchObject({ ...expected, isLoading: false })
    expect(questions).toHaveLength(1)
  })

  test('a failed check leaves what is stored, a cancellation too', async () => {
    const { questions, shown } = await openSignedIn({ ...premium, cancelled: true })
    questions[0]?.fail()
    await passTime(0)
    expect(shown()).toEqual({
      premium: true,
      cancelled: true,
      end: startSeconds + hour,
      isLoading: false,
    })
  })
})

describe('why a check failed', () => {
  const failure = 'Failed to check subscription status after retries'

  test('is kept in upgradeError (spec §8) until a check goes well', async () => {
    const { watch, store, questions } = await openSignedIn()
    questions[0]?.fail(failure)
    await passTime(0)
    expect(store.get().upgradeError).toBe(failure)
    const outcome = watch.recheck()
    questions[1]?.answer(notPremium)
    await outcome
    expect(store.get().upgradeError).toBe(null)
  })

  test('a check that goes well leaves what a checkout said', async () => {
    const { store, tell, questions } = await openSignedIn()
    const upgradeError = 'That price is gone. Choose again.'
    tell({ type: 'premium', flags: { upgradeError } })
    questions[0]?.answer(notPremium)
    await passTime(0)
    expect(store.get()).toMatchObject({ upgradeError, isPremiumStatusLoading: false })
  })

  test('leaves what a checkout said, whose screen says nothing of the status', async () => {
    const { store, tell, questions } = await openSignedIn()
    const upgradeError = 'Failed to create checkout session after retries'
    tell({ type: 'premium', flags: { upgradeError } })
    questions[0]?.fail(failure)
    await passTime(0)
    expect(store.get()).toMatchObject({ upgradeError, isPremiumStatusLoading: false })
  })

  test('where nothing can be paid nothing failed', async () => {
    const { watch, store, questions } = await openSignedIn(premium)
    const outcome = watch.recheck()
    questions[1]?.answer(null)
    expect(await outcome).toBe(false)
    expect(store.get()).toMatchObject({ upgradeError: null, profile: premium })
  })
})

describe('when it asks', () => {
  test('nobody is there: never', async () => {
    const { watch, questions } = openWatch()
    watch.start()
    await passTime(10)
    expect(await watch.recheck()).toBe(false)
    expect(questions).toEqual([])
  })

  test('once, however often the profile is read again', async () => {
    const { watch, questions, load } = await openSignedIn()
    load()
    await passTime(1)
    questions[0]?.answer(notPremium)
    await passTime(1)
    load({ dojo_coins: 50 })
    watch.start()
    await passTime(1)
    expect(questions).toHaveLength(1)
  })

  test('also for a profile that was there before it', async () => {
    const { watch, questions, signIn } = openWatch()
    signIn('u1')
    watch.start()
    await passTime(1)
    expect(questions).toHaveLength(1)
  })

  test('once more for the next person; an answer about the last one is dropped', async () => {
    const { questions, signIn, shown } = await openSignedIn()
    signIn('u2')
    await passTime(1)
    questions[0]?.answer(paid)
    await passTime(1)
    expect(shown()).toMatchObject({ premium: false, isLoading: true })
    questions[1]?.answer(notPremium)
    await passTime(1)
    expect(shown()).toMatchObject({ premium: false, isLoading: false })
    expect(questions).toHaveLength(2)
  })

  test('an answer that comes after the sign-out is dropped', async () => {
    const { questions, signIn, signOut, shown } = await openSignedIn()
    signOut()
    questions[0]?.answer(paid)
    await passTime(1)
    expect(shown()).toEqual({ isLoading: true })
    signIn('u1')
    await passTime(1)
    expect(questions).toHaveLength(2)
  })

  test('gone before it was idle: not at all', async () => {
    const { watch, questions, signIn, signOut } = openWatch()
    watch.start()
    signIn('u1')
    signOut()
    await passTime(1)
    expect(questions).toEqual([])
  })
})

describe('asked once more by a page', () => {
  test.each([
    ['answered', true],
    ['failed', false],
  ])('%s', async (_, isAnswered) => {
    const { watch, questions, shown } = await openSignedIn()
    questions[0]?.answer(notPremium)
    await passTime(0)
    const outcome = watch.recheck()
    if (isAnswered) questions[1]?.answer(paid)
    else questions[1]?.fail()
    expect(await outcome).toBe(isAnswered)
    expect(shown()).toMatchObject({ premium: isAnswered, isLoading: false })
  })

  test('before the first was idle, it stands in for it', async () => {
    const { watch, questions, signIn } = openWatch()
    watch.start()
    signIn('u1')
    const outcome = watch.recheck()
    await passTime(1)
    expect(questions).toHaveLength(1)
    questions[0]?.answer(paid)
    expect(await outcome).toBe(true)
  })

  test('the newest counts: what an older one brings late is dropped', async () => {
    const { watch, questions, shown } = await openSignedIn(premium)
    const outcome = watch.recheck()
    questions[1]?.answer({ ...paid, isCanceled: true })
    expect(await outcome).toBe(true)
    questions[0]?.answer(paid)
    await passTime(1)
    expect(shown()).toMatchObject({ cancelled: true, isLoading: false })
  })
})

describe('the end of premium while the page is open', () => {
  async function openChecked(fields: Partial<Profile>) {
    const opened = await openSignedIn(fields)
    opened.questions[0]?.answer({ ...paid, currentPeriodEnd: fields.premiumEndDate })
    await passTime(0)
    return opened
  }

  test('it stays until then, goes, and is asked after once', async () => {
    const { questions, shown } = await openChecked(premium)
    await passTime(hour - 2)
    expect([shown().premium, questions.length]).toEqual([true, 1])
    await passTime(2)
    expect([shown().premium, questions.length]).toEqual([false, 2])
    questions[1]?.answer({ ...notPremium, currentPeriodEnd: premium.premiumEndDate })
    await passTime(hour)
    expect([shown().premium, questions.length]).toEqual([false, 2])
  })

  test('renewed, it comes back, and ends at its new end', async () => {
    const { questions, shown } = await openChecked(premium)
    await passTime(hour)
    questions[1]?.answer({ ...paid, currentPeriodEnd: startSeconds + 3 * hour })
    await passTime(1)
    expect(shown()).toMatchObject({ premium: true, end: startSeconds + 3 * hour })
    await passTime(2 * hour)
    expect([shown().premium, questions.length]).toEqual([false, 3])
  })

  test('an end that lies further off than a timer goes', async () => {
    const farSeconds = startSeconds + 40 * 24 * hour
    const { questions, shown } = await openChecked({ premium: true, premiumEndDate: farSeconds })
    await passTime(40 * 24 * hour - 60)
    expect(shown().premium).toBe(true)
    await passTime(60)
    expect([shown().premium, questions.length]).toEqual([false, 2])
  })

  test('an end that passed before is not asked after beside the first check', async () => {
    const { questions, shown } = await openSignedIn({
      premium: true,
      premiumEndDate: startSeconds - 1,
    })
    expect(shown()).toMatchObject({ premium: false, isLoading: true })
    expect(questions).toHaveLength(1)
  })

  test('a profile that is read again with the old end is asked after no more', async () => {
    const { questions, load, shown } = await openChecked(premium)
    await passTime(hour)
    questions[1]?.fail()
    for (let times = 0; times < 3; times++) {
      load(premium)
      await passTime(1)
      expect([shown().premium, questions.length]).toEqual([false, 2])
    }
  })
})
