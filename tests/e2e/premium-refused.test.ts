import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoSidewaysScroll, offline, waitForLateRequests } from './fixtures.ts'
import { openLoadedProfile, openProfile, press } from './game-actions.ts'
import { memberTest } from './member.ts'
import {
  buyPremium,
  callSimulator,
  holdAnswer,
  profileOf,
  refusal,
  subscriptionsOf,
} from './premium-checkout.ts'

const badGateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }

const troubles: [string, (page: Page) => Promise<unknown>, complaint: RegExp][] = [
  ['the network is gone', (page) => offline(page), /ERR_INTERNET_DISCONNECTED/],
  [
    'every answer of the server is 502',
    (page) => page.context().route('**/*', (route) => route.fulfill(badGateway)),
    /502/,
  ],
]

describe('on the prices', () => {
  memberTest.for(troubles)(
    '%s: after three attempts it says so, and stays',
    async ([, begin, complaint], { page, member, expectError }) => {
      expect(member.userId).toBeTruthy()
      expectError(complaint)
      // So that this phone knows who is signed in before it can ask no more.
      await openProfile(page)
      await page.goto('/info/pricing')
      await page.getByRole('radio', { name: /a year$/ }).check({ force: true })
      await waitForLateRequests(page)
      await page.clock.install()
      await begin(page)
      const attempts: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/create-checkout-session')) attempts.push(request.url())
      })
      await page.getByRole('button', { name: /^Get Premium/ }).click()
      // The wait for the next one begins once this one has failed, which nothing here says.
      for (const attempt of [2, 3]) {
        await expect
          .poll(async () => {
            if (attempts.length < attempt) await page.clock.fastForward(500)
            return attempts.length
          })
          .toBe(attempt)
      }
      const alert = page.getByRole('alert')
      await alert.getByText('Failed to create checkout session after retries').waitFor()
      await sleep(1000)
      expect(await alert.innerText()).toMatch(
        /^Failed to create checkout session after retries\s+Nothing was charged\./,
      )
      await page
        .getByRole('radio', { name: /a year$/, checked: true })
        .waitFor({ state: 'attached' })
      await page.getByRole('button', { name: /^Get Premium/, disabled: false }).waitFor()
      expect(attempts).toHaveLength(3)
    },
  )
})

describe('on the profile', () => {
  const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Cancel Premium?' })

  memberTest(
    'while the invoices are on their way nothing else starts',
    async ({ page, member, expectError }) => {
      expect(member.userId).toBeTruthy()
      expectError(/409/)
      await buyPremium(page)
      await openProfile(page)
      const answer = await holdAnswer(page, 'billing-portal', refusal('Not now.'))
      await press(page, 'Invoices and card')
      await page.getByText('Opening').waitFor()
      await press(page, 'Cancel')
      await sleep(300)
      expect(await sheetOf(page).count()).toBe(0)
      await answer()
      await page.getByRole('alert').getByText('Not now.').waitFor()
      await press(page, 'Cancel')
      await press(page, 'Cancel it')
      await page.getByText(/^Ends on \d/).waitFor()
    },
  )

  memberTest(
    'while the invoices are on their way nothing is resumed',
    async ({ page, member, expectError }) => {
      expect(member.userId).toBeTruthy()
      expectError(/409/)
      await buyPremium(page)
      await openProfile(page)
      await press(page, 'Cancel', 'Cancel it')
      await page.getByText(/^Ends on \d/).waitFor()
      await sheetOf(page).waitFor({ state: 'hidden' })
      const resumed: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/resume_subscription')) resumed.push(request.url())
      })
      const answer = await holdAnswer(page, 'billing-portal', refusal('Not now.'))
      await press(page, 'Invoices and card')
      await page.getByText('Opening').waitFor()
      await press(page, 'Resume')
      await sleep(300)
      expect(resumed).toEqual([])
      await answer()
      await page.getByRole('alert').getByText('Not now.').waitFor()
      await press(page, 'Resume')
      await page.getByText('It stays on. Bow.').waitFor()
      expect(resumed).toHaveLength(1)
    },
  )

  memberTest(
    'ended at Stripe meanwhile: the refusal is said, and then how it stands',
    async ({ page, context, server, member, expectError }) => {
      expectError(/409/)
      await buyPremium(page)
      await openLoadedProfile(page)
      await page.getByText(/^Premium until \d/).waitFor()
      const { stripe_user_id } = await profileOf(context, member)
      const [subscription] = await subscriptionsOf(server.dataDir, stripe_user_id)
      await callSimulator(server.dataDir, 'DELETE', `subscriptions/${subscription?.id}`)
      await press(page, 'Cancel', 'Cancel it')
      await sheetOf(page)
        .getByRole('alert')
        .getByText('This subscription has ended already.')
        .waitFor()
      await page.getByText(/^Ends on \d/).waitFor()
      await press(page, 'Keep it')
      await page.getByRole('link', { name: /^Resume Premium/ }).waitFor()
      expect(await page.getByText(/^Premium until \d/).count()).toBe(0)
      await expectNoSidewaysScroll(page)
    },
  )

  memberTest(
    'what cannot be read anew stays as it was',
    async ({ page, context, member, expectError }) => {
      expectError(/ERR_FAILED/)
      await buyPremium(page)
      await openLoadedProfile(page)
      await page.route('**/profile.data*', (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')
      await press(page, 'Cancel', 'Cancel it')
      await failed
      await page.getByText('Cancelled. Nobody asks why.').waitFor()
      await sheetOf(page).waitFor({ state: 'hidden' })
      await page.getByRole('heading', { level: 1, name: 'Sofie' }).waitFor()
      await page.getByText(/^Premium until \d/).waitFor()
      expect(await page.getByText(/^No network\./).count()).toBe(0)
      expect((await profileOf(context, member)).cancelled).toBe(true)
      await page.unroute('**/profile.data*')
      await page.reload()
      await page.getByText(/^Ends on \d/).waitFor()
    },
  )
})

memberTest(
  'a status check that fails is said on the profile, which shows what is stored',
  async ({ page, member, expectError }) => {
    expect(member.userId).toBeTruthy()
    expectError(/502/)
    await buyPremium(page)
    await page.route('**/check_subscription', (route) => route.fulfill(badGateway))
    await page.clock.install()
    await openProfile(page)
    const failed = page
      .getByRole('alert')
      .filter({ hasText: 'Failed to check subscription status after retries' })
    for (let tries = 0; tries < 20 && !(await failed.isVisible()); tries++) {
      await page.clock.fastForward(4000)
      await sleep(100)
    }
    await failed.getByText('What you see is what was known last.').waitFor()
    await page.getByText(/^Premium until \d/).waitFor()
    await page.unroute('**/check_subscription')
    await failed.getByRole('button', { name: 'Check again' }).click()
    await failed.waitFor({ state: 'hidden' })
  },
)
