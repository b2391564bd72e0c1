import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { offlineMessage } from '../api/call-api.ts'
import { genericErrorMessage } from '../api/user-facing-error.ts'
import { account } from '../session/account.ts'
import { dispatchProfileEvent, profileState, siteState } from '../session/profile-store.ts'
import { readSessionValue } from '../session/session-values.ts'
import { choosePrice } from './choose-price.ts'
import { checkoutFailure, statusFailure } from './payment-client.ts'
import { PaymentError } from './payment-error.ts'
import { forgetCheckoutError, isTransient, startCheckout } from './start-checkout.ts'

const paymentError = (message: string) => new PaymentError(message, { status: 409 })

const payAt = 'https://pay.example/c/1'

const open = new AbortController().signal

beforeEach(() => dispatchProfileEvent({ type: 'signed in', userId: 'u1', cachedUsername: 'Ada' }))
afterEach(() => {
  dispatchProfileEvent({ type: 'reset' })
  account.set(null)
  vi.unstubAllGlobals()
})

function openCheckout() {
  const left: string[] = []
  const asked: { request: unknown; answer: () => void; fail: (error: unknown) => void }[] = []
  const ways = {
    create: (request: unknown) =>
      new Promise<{ url: string }>((resolve, fail) => {
        asked.push({ request, answer: () => resolve({ url: payAt }), fail })
      }),
    navigate: (url: string) => void left.push(url),
  }
  return { ways, left, asked }
}

function flags() {
  const { isUpgrading, upgradeError } = profileState.get()
  return [isUpgrading, upgradeError]
}

test('leaves for the payment page, upgrading until then', async () => {
  const { ways, left, asked } = openCheckout()
  const done = startCheckout('price_1', open, ways)
  expect(flags()).toEqual([true, null])
  asked[0]?.answer()
  await done
  expect(asked[0]?.request).toEqual({ userId: 'u1', userMail: null, price_id: 'price_1' })
  expect(left).toEqual([payAt])
  expect(flags()).toEqual([false, null])
})

test('a second press does nothing while the first is under way', async () => {
  const { ways, left, asked } = openCheckout()
  const presses = [startCheckout('price_1', open, ways), startCheckout('price_1', open, ways)]
  asked[0]?.answer()
  await Promise.all(presses)
  expect([asked.length, left]).toEqual([1, [payAt]])
})

describe('where it fails', () => {
  test.each([
    ['it says why', paymentError('You have premium already.'), 'You have premium already.'],
    [
      'after the retries (spec §8)',
      paymentError(checkoutFailure),
      'Failed to create checkout session after retries',
    ],
    ['an engine’s message is not shown', new TypeError('x is not a function'), genericErrorMessage],
    ['nor what is no error at all', 'no', genericErrorMessage],
  ])('%s', async (_, error, message) => {
    const { ways, left, asked } = openCheckout()
    const done = startCheckout('price_1', open, ways)
    asked[0]?.fail(error)
    await done
    expect([flags(), left]).toEqual([[false, message], []])
  })

  test('the next press tries again', async () => {
    const { ways, left, asked } = openCheckout()
    const first = startCheckout('price_1', open, ways)
    asked[0]?.fail(paymentError('No.'))
    await first
    const second = startCheckout('price_1', open, ways)
    expect(flags()).toEqual([true, null])
    asked[1]?.answer()
    await second
    expect(left).toEqual([payAt])
  })
})

test.each(['answer', 'fail'] as const)(
  'somebody else is there when it comes back: %s',
  async (outcome) => {
    const { ways, left, asked } = openCheckout()
    const done = startCheckout('price_1', open, ways)
    dispatchProfileEvent({ type: 'signed in', userId: 'u2', cachedUsername: null })
    asked[0]?.[outcome](new Error('No.'))
    await done
    expect([flags(), left]).toEqual([[false, null], []])
  },
)

describe('nobody is known to be signed in', () => {
  test.each([
    ['there is no network', null, offlineMessage],
    ['nobody is', 'null', 'Sign in first, please.'],
  ])('because %s', async (_, answer, message) => {
    const { ways, left, asked } = openCheckout()
    dispatchProfileEvent({ type: 'reset' })
    account.set({ userId: 'u1', username: 'Ada' })
    vi.stubGlobal('fetch', async () => {
      if (answer === null) throw new TypeError('Failed to fetch')
      return new Response(answer)
    })
    await startCheckout('price_1', open, ways)
    expect([flags(), asked, left]).toEqual([[false, message], [], []])
  })
})

describe('the page that asked is gone', () => {
  test.each(['answer', 'fail'] as const)(
    'before it comes back, nobody is taken away nor told: %s',
    async (outcome) => {
      const { ways, left, asked } = openCheckout()
      const page = new AbortController()
      const done = startCheckout('price_1', page.signal, ways)
      page.abort()
      expect(flags()).toEqual([false, null])
      asked[0]?.[outcome](new Error('No.'))
      await done
      expect([flags(), left]).toEqual([[false, null], []])
    },
  )

  test('and opened again: only the new press leads away', async () => {
    const { ways, left, asked } = openCheckout()
    const page = new AbortController()
    const first = startCheckout('price_1', page.signal, ways)
    page.abort()
    const second = startCheckout('price_2', open, ways)
    asked[0]?.fail(new Error('No.'))
    await first
    expect([flags(), left]).toEqual([[true, null], []])
    asked[1]?.answer()
    await second
    expect([flags(), left]).toEqual([[false, null], [payAt]])
  })

  test('before anything was asked, nothing is', async () => {
    const { ways, asked } = openCheckout()
    await startCheckout('price_1', AbortSignal.abort(), ways)
    expect([flags(), asked]).toEqual([[false, null], []])
  })

  test('after it came back, another attempt is not disturbed', async () => {
    const { ways, asked } = openCheckout()
    const page = new AbortController()
    const first = startCheckout('price_1', page.signal, ways)
    asked[0]?.answer()
    await first
    void startCheckout('price_1', open, ways)
    page.abort()
    expect(flags()).toEqual([true, null])
  })
})

test.each([
  [checkoutFailure, true],
  [statusFailure, true],
  [offlineMessage, true],
  ['You have premium already.', false],
  ['That price is gone. Choose again.', false],
])('an error that may be gone with the next try: %s', (error, expected) => {
  expect(isTransient(error)).toBe(expected)
})

test.each([
  ['a checkout', 'You have premium already.', null],
  ['a status check', statusFailure, statusFailure],
])('leaving the prices, an error of %s', (_, upgradeError, left) => {
  dispatchProfileEvent({ type: 'premium', flags: { upgradeError } })
  forgetCheckoutError()
  expect(profileState.get().upgradeError).toBe(left)
})

test('the chosen price is kept for the tab', () => {
  choosePrice('price_2')
  expect(siteState.get().selectedPrice).toBe('price_2')
  expect(readSessionValue('selectedPrice')).toBe('price_2')
})
