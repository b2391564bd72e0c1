import { describe, expect, inject } from 'vitest'
import { phone } from '#tests/support/browser/phone.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { typePassword } from './account-fixtures.ts'
import { checkAxe, expectNoSidewaysScroll, test } from './fixtures.ts'
import { memberTest } from './member.ts'
import {
  cards,
  checkoutOf,
  goToCheckout,
  holdAnswer,
  payWith,
  profileOf,
  refusal,
} from './premium-checkout.ts'

describe('paying', () => {
  memberTest(
    'premium is there within five seconds, and opens a premium pack',
    async ({ page, context, member }) => {
      await goToCheckout(page)
      await expectNoSidewaysScroll(page)
      await payWith(page, cards.good)
      const tied = page.getByRole('heading', { level: 1, name: 'Premium is on' })
      await tied.waitFor({ timeout: 5000 })
      await expectNoSidewaysScroll(page)
      expect(new URL(page.url()).pathname).toBe('/info/premium-confirmation')
      expect(await profileOf(context, member)).toMatchObject({ premium: true, cancelled: false })
      await page.getByRole('link', { name: /^Wedding season/ }).click()
      await page.getByRole('button', { name: /^(One pack|\d packs)/ }).click()
      await page.getByRole('switch', { name: /^Wedding season/ }).waitFor()
    },
  )

  memberTest('the price that was chosen is the price that is asked', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await goToCheckout(page, 'year')
    await page.getByText(/299/).first().waitFor()
  })

  memberTest('a declined card says so and stays; another one pays', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await goToCheckout(page)
    await payWith(page, cards.declined)
    await page
      .getByRole('alert')
      .getByText(/declined/)
      .waitFor()
    expect(page.url()).toContain('/test-mode/checkout/')
    await payWith(page, cards.good)
    await page.getByRole('heading', { level: 1, name: 'Premium is on' }).waitFor()
  })

  memberTest('the bank may ask, and be told no', async ({ page, context, member }) => {
    await goToCheckout(page)
    await payWith(page, cards.asksTheBank)
    await page.getByRole('button', { name: 'Fail' }).click()
    await page.getByRole('alert').waitFor()
    expect(await profileOf(context, member)).toMatchObject({ premium: false })
    await payWith(page, cards.asksTheBank)
    await page.getByRole('button', { name: 'Complete' }).click()
    await page.getByRole('heading', { level: 1, name: 'Premium is on' }).waitFor()
  })

  memberTest(
    'leaving charges nothing, and the choice is kept',
    async ({ page, context, member }) => {
      await goToCheckout(page, 'year')
      await page.getByRole('link', { name: 'Back without paying' }).click()
      await page.waitForURL('**/info/premium-cancelled')
      await page.getByText('Nothing was charged.').waitFor()
      expect(await profileOf(context, member)).toMatchObject({ premium: false })
      await page.getByRole('link', { name: 'To the prices' }).click()
      await page
        .getByRole('radio', { name: /a year$/, checked: true })
        .waitFor({ state: 'attached' })
    },
  )

  memberTest('back by the browser’s button, the slab is ready again', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await goToCheckout(page)
    await page.goBack()
    await page.getByRole('button', { name: /^Get Premium/, disabled: false }).click()
    await page.waitForURL('**/test-mode/checkout/**')
  })

  memberTest(
    'stopped on the way to the payment page, the slab is ready again',
    async ({ page, member }) => {
      expect(member.userId).toBeTruthy()
      // An answer without a page: the browser stays where it is.
      await page.route('**/test-mode/checkout/**', (route) => route.fulfill({ status: 204 }), {
        times: 1,
      })
      await page.goto('/info/pricing')
      const stopped = page.waitForRequest('**/test-mode/checkout/**')
      await page.getByRole('button', { name: /^Get Premium/ }).click()
      await stopped
      await page.getByRole('button', { name: /^Get Premium/, disabled: false }).click()
      await page.waitForURL('**/test-mode/checkout/**')
    },
  )

  memberTest('an answer that comes too late leads nobody away', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await page.goto('/info/pricing')
    const answer = await holdAnswer(page, 'create-checkout-session')
    await page.getByRole('button', { name: /^Get Premium/ }).click()
    await page.locator('[aria-busy=true]').waitFor()
    await page.getByRole('link', { name: 'Dojo coins' }).click()
    await page.getByRole('heading', { level: 1, name: /coin/i }).waitFor()
    await answer()
    expect(new URL(page.url()).pathname).toBe('/info/dojo-coins')
    await page.goBack()
    await page.getByRole('button', { name: /^Get Premium/, disabled: false }).waitFor()
  })

  memberTest(
    'a refusal is said as it is, and the next try works',
    async ({ page, member, expectError }) => {
      expect(member.userId).toBeTruthy()
      expectError(/409/)
      const said = refusal('Another checkout was opened.')
      await page.route('**/create-checkout-session', (route) => route.fulfill(said))
      await page.goto('/info/pricing')
      await page.getByRole('button', { name: /^Get Premium/ }).click()
      await page.getByRole('alert').getByText('Another checkout was opened.').waitFor()
      expect(await page.getByText('Nothing was charged.').count()).toBe(0)
      const ways = page.getByRole('alert').getByRole('link', { name: 'To your profile' })
      expect(await ways.getAttribute('href')).toBe('/profile#premium')
      await page.unroute('**/create-checkout-session')
      await page.getByRole('button', { name: /^Get Premium/ }).click()
      await page.waitForURL('**/test-mode/checkout/**')
    },
  )

  memberTest(
    'no answer, three times: it says so, and the next try works',
    async ({ page, member, expectError }) => {
      expect(member.userId).toBeTruthy()
      expectError(/ERR_FAILED/)
      await page.clock.install()
      await page.route('**/create-checkout-session', (route) => route.abort(), { times: 3 })
      await page.goto('/info/pricing')
      await page.getByRole('button', { name: /^Get Premium/ }).click()
      for (const waitMs of [2000, 4000]) {
        await page.waitForEvent('requestfailed')
        await page.clock.fastForward(waitMs)
      }
      await page.getByRole('alert').getByText('Failed to create checkout session').waitFor()
      await page.getByText('Nothing was charged. Try again in a moment.').waitFor()
      await expectNoSidewaysScroll(page)
      await checkAxe(page)
      await page.getByRole('button', { name: /^Get Premium/ }).click()
      await page.waitForURL('**/test-mode/checkout/**')
    },
  )
})

describe('signed out', () => {
  test('a choice leads over the sign-in back to the prices, and is kept', async ({
    page,
    browser,
    baseUrl,
  }) => {
    const other = await browser.newContext({ ...phone, baseURL: baseUrl })
    const guest = await signUpIn(other, { baseUrl, dataDir: inject('dataDir') })
    await other.close()
    await page.goto('/info/pricing')
    await page
      .getByRole('radio', { name: /a month$/, checked: true })
      .waitFor({ state: 'attached' })
    await page.getByRole('radio', { name: /a year$/ }).check({ force: true })
    await page.getByRole('button', { name: /^Get Premium/ }).click()
    await page.waitForURL('**/sign-in')
    await typePassword(page, guest)
    await page.waitForURL('**/info/pricing')
    await page.getByRole('radio', { name: /a year$/, checked: true }).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: /^Get Premium/ }).click()
    await page.waitForURL('**/test-mode/checkout/**')
  })

  test('back leads to where they came from, and home from outside', async ({ page }) => {
    await page.goto('/info/dojo-coins')
    await page.getByRole('link', { name: 'Or every pack with Premium' }).click()
    await page.waitForURL('**/info/pricing')
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**/info/dojo-coins')
    await page.goto('about:blank')
    await page.goto('/info/pricing')
    await page
      .getByRole('radio', { name: /a month$/, checked: true })
      .waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Mix it up' }).waitFor()
  })

  test('whoever comes back from paying is asked who they are', async ({
    page,
    browser,
    baseUrl,
  }) => {
    const other = await browser.newContext({ ...phone, baseURL: baseUrl })
    const guest = await signUpIn(other, { baseUrl, dataDir: inject('dataDir') })
    const till = await other.newPage()
    await goToCheckout(till)
    const checkout = checkoutOf(till)
    await payWith(till, cards.good)
    await till.getByRole('heading', { level: 1, name: 'Premium is on' }).waitFor()
    await other.close()
    await page.goto(`/info/premium-processing?sid=${checkout}`)
    await page.getByRole('heading', { name: 'Sign in to see your payment' }).waitFor()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/sign-in')
    await typePassword(page, guest)
    await page.getByRole('heading', { level: 1, name: 'Premium is on' }).waitFor()
  })
})
