import { describe, expect } from 'vitest'
import { phone } from '#tests/support/browser/phone.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { checkAxe, expectNoSidewaysScroll, offline, test } from './fixtures.ts'
import { memberTest } from './member.ts'
import {
  buyPremium,
  callSimulator,
  cards,
  checkoutOf,
  goToCheckout,
  payWith,
} from './premium-checkout.ts'

const tied = { level: 1, name: 'Premium is on' } as const
const testMode = 'Test mode: no money moves'

describe('an address proves nothing', () => {
  memberTest.for<[path: string, heading: string]>([
    ['/info/premium-confirmation', 'Premium is not on yet'],
    ['/info/premium-processing?sid=cs_test_made_up', 'No such payment'],
    ['/info/premium-processing?sid=../../evil', 'No such payment'],
  ])('%s', async ([path, heading], { page, member }) => {
    expect(member.userId).toBeTruthy()
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  })

  memberTest('somebody else’s payment is theirs', async ({ page, browser, server, member }) => {
    expect(member.userId).toBeTruthy()
    const other = await browser.newContext({ ...phone, baseURL: server.baseUrl })
    await signUpIn(other, server, 'Jonas')
    const till = await other.newPage()
    await goToCheckout(till)
    const checkout = checkoutOf(till)
    await payWith(till, cards.good)
    await till.getByRole('heading', tied).waitFor()
    await other.close()
    await page.goto(`/info/premium-processing?sid=${checkout}`)
    await page.getByRole('heading', { name: 'No such payment' }).waitFor()
    await page.goto('/info/premium-confirmation')
    await page.getByRole('heading', { name: 'Premium is not on yet' }).waitFor()
  })
})

describe('while word of a payment is on its way', () => {
  memberTest('the page moves on by itself', async ({ page, context, member }) => {
    expect(member.userId).toBeTruthy()
    const till = await context.newPage()
    await goToCheckout(till)
    await page.goto(`/info/premium-processing?sid=${checkoutOf(till)}`)
    await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor()
    await payWith(till, cards.good)
    await page.getByRole('heading', tied).waitFor()
    expect(new URL(page.url()).pathname).toBe('/info/premium-confirmation')
    await page.locator('h1:focus', { hasText: tied.name }).waitFor()
  })

  memberTest('without a checkout in its address too', async ({ page, context, member }) => {
    expect(member.userId).toBeTruthy()
    const till = await context.newPage()
    await goToCheckout(till)
    await page.goto('/info/premium-processing')
    await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor()
    await payWith(till, cards.good)
    await page.getByRole('heading', tied).waitFor()
  })

  memberTest('it outlives a network that is gone', async ({ page, context, member }) => {
    expect(member.userId).toBeTruthy()
    const till = await context.newPage()
    await goToCheckout(till)
    await page.goto(`/info/premium-processing?sid=${checkoutOf(till)}`)
    const failed = page.waitForEvent('requestfailed')
    await offline(page)
    await failed
    await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor()
    await offline(page, false)
    await payWith(till, cards.good)
    await page.getByRole('heading', tied).waitFor()
  })

  memberTest(
    'a first check that fails takes nothing away',
    async ({ page, context, member, expectError }) => {
      expect(member.userId).toBeTruthy()
      expectError(/ERR_FAILED/)
      const till = await context.newPage()
      await goToCheckout(till)
      const checks = '**/premium-processing.data*'
      await page.route(checks, (route) => route.abort())
      await page.goto(`/info/premium-processing?sid=${checkoutOf(till)}`)
      await page.getByText(testMode).waitFor()
      await page.waitForEvent('requestfailed')
      // The next check is sent once the page shows what came of the first.
      await page.waitForEvent('requestfailed')
      expect(await page.getByText(testMode).count()).toBe(1)
      await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor()
      // Nothing has changed since the page was opened, which a reader hears anyway.
      expect(await page.locator('h1:focus').count()).toBe(0)
    },
  )

  memberTest(
    'a page that runs out leads to what can be tried, and is heard of',
    async ({ page, context, server, member }) => {
      expect(member.userId).toBeTruthy()
      const till = await context.newPage()
      await goToCheckout(till)
      const checkout = checkoutOf(till)
      await page.goto(`/info/premium-processing?sid=${checkout}`)
      await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor()
      await callSimulator(server.dataDir, 'POST', `checkout/sessions/${checkout}/expire`)
      await page.locator('h1:focus', { hasText: 'Payment failed' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/info/premium-failed')
      await page.goto(`/info/premium-processing?sid=${checkout}`)
      await page.getByRole('heading', { level: 1, name: 'Payment failed' }).waitFor()
    },
  )

  memberTest('it outlives a check that is never answered', async ({ page, context, member }) => {
    expect(member.userId).toBeTruthy()
    const till = await context.newPage()
    await goToCheckout(till)
    await page.clock.install()
    await page.goto(`/info/premium-processing?sid=${checkoutOf(till)}`)
    await page.getByText('The page moves on by itself.').waitFor()
    const unanswered = page.waitForRequest('**/premium-processing.data*')
    await page.route('**/premium-processing.data*', () => {}, { times: 1 })
    await page.clock.fastForward(1000)
    await unanswered
    await payWith(till, cards.good)
    await till.getByRole('heading', tied).waitFor()
    await page.clock.fastForward(15_000)
    await page.clock.fastForward(2000)
    await page.getByRole('heading', tied).waitFor()
  })

  memberTest(
    'after two minutes it says plainly how it stands',
    async ({ page, context, member }) => {
      expect(member.userId).toBeTruthy()
      const till = await context.newPage()
      await goToCheckout(till)
      await page.clock.install()
      await page.goto(`/info/premium-processing?sid=${checkoutOf(till)}`)
      await page.getByText('The page moves on by itself.').waitFor()
      await page.waitForLoadState('networkidle')
      await page.clock.fastForward('02:01')
      await page.getByText('Your payment is still being confirmed. Nothing is lost').waitFor()
      await checkAxe(page)
      await page.getByRole('article').getByRole('link', { name: 'Your profile' }).click()
      await page.getByRole('heading', { level: 1, name: 'Sofie' }).waitFor()
    },
  )
})

describe('every page', () => {
  test.for([
    '/info/pricing',
    '/info/premium-processing',
    '/info/premium-confirmation',
    '/info/premium-cancelled',
    '/info/premium-failed',
  ])('%s fits 320 px and stands up to axe', async (path, { page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await page.getByText(testMode).waitFor()
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoSidewaysScroll(page)
      await checkAxe(page)
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page)
    const robots = page.locator('meta[name=robots]')
    expect(await robots.count()).toBe(path === '/info/pricing' ? 0 : 1)
  })

  memberTest.for([
    [844, 390],
    [667, 375],
    [568, 320],
  ] as const)(
    'with the belt on, its words stand beside the daruma at %d × %d',
    async (size, { page, member }) => {
      expect(member.userId).toBeTruthy()
      await buyPremium(page)
      const [width, height] = size
      await page.setViewportSize({ width, height })
      await page.goto('/info/premium-confirmation')
      await page.evaluate(() => document.fonts.ready)
      const edge = (await page.locator('article header svg').last().boundingBox())?.x ?? 0
      const ends = await page.locator('article header > :is(h1, p:last-child)').evaluateAll((all) =>
        all.map((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return range.getBoundingClientRect().right
        }),
      )
      for (const end of ends) expect(end).toBeLessThan(edge)
      const knot = (await page.locator('article svg[viewBox^="246"]').boundingBox())?.x ?? 0
      const words = await page.getByText(/^Premium until/).evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().right
      })
      expect(words).toBeLessThan(knot)
    },
  )

  memberTest('with the belt on, they fit and stand up to axe too', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await buyPremium(page)
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['/info/premium-confirmation', '/info/pricing']) {
      await page.goto(path)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectNoSidewaysScroll(page)
        await checkAxe(page)
      }
    }
    await page.getByText(/^It is on\. Paid until/).waitFor()
    await page.getByRole('link', { name: 'To your profile' }).click()
    await page.getByRole('heading', { name: 'Premium', exact: true }).waitFor()
  })
})
