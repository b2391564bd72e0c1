import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAxe, expectNoSidewaysScroll } from './fixtures.ts'
import { openProfile } from './game-actions.ts'
import { memberTest } from './member.ts'
import {
  buyPremium,
  callSimulator,
  holdAnswer,
  profileOf,
  subscriptionsOf,
} from './premium-checkout.ts'

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await page.getByRole('dialog', { name: 'Cancel Premium?' }).waitFor()
  await page.getByRole('button', { name: 'Cancel it' }).click()
  await page.getByText('Cancelled. Nobody asks why.').waitFor()
}

describe('the belt on the profile', () => {
  memberTest('without one: a line, and the way to the prices', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    await page.getByRole('link', { name: 'Get Premium' }).click()
    await page.getByRole('heading', { level: 1, name: /^Premium covers/ }).waitFor()
  })

  memberTest(
    'two taps cancel, one resumes; premium stays on',
    async ({ page, context, member }) => {
      await buyPremium(page)
      await page.getByRole('link', { name: 'Your profile' }).click()
      await page.getByText(/^Premium until \d/).waitFor()
      await page.getByText('Renews by itself, every month.').waitFor()
      await expectNoSidewaysScroll(page)
      await cancel(page)
      await page.getByText(/^Ends on \d/).waitFor()
      expect(await profileOf(context, member)).toMatchObject({ premium: true, cancelled: true })
      await page.reload()
      await page.getByText(/^Ends on \d/).waitFor()
      await page.getByRole('button', { name: 'Resume' }).click()
      await page.getByText('It stays on. Bow.').waitFor()
      await page.getByText(/^Premium until \d/).waitFor()
      expect(await profileOf(context, member)).toMatchObject({ premium: true, cancelled: false })
    },
  )

  memberTest('a cancelled belt is no reason to pay twice', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await buyPremium(page, 'year')
    await openProfile(page)
    await page.getByText('Renews by itself, every year.').waitFor()
    await cancel(page)
    await page.goto('/info/pricing')
    await page.getByText(/^Yours until \d.* then it comes off\.$/).waitFor()
    expect(await page.getByRole('link', { name: 'Stay with free' }).count()).toBe(0)
    await expectNoSidewaysScroll(page)
    expect(await page.getByRole('button', { name: /^Get Premium/ }).count()).toBe(0)
    await page.getByRole('link', { name: 'Resume Premium' }).click()
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByText('It stays on. Bow.').waitFor()
  })

  memberTest(
    'a refusal is said in the sheet, and the next try works',
    async ({ page, member, expectError }) => {
      expect(member.userId).toBeTruthy()
      expectError(/ERR_FAILED/)
      await buyPremium(page)
      await openProfile(page)
      await page.route('**/cancel_subscription', (route) => route.abort(), { times: 1 })
      await page.getByRole('button', { name: /^Cancel/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Cancel Premium?' })
      await sheet.getByRole('button', { name: 'Cancel it' }).click()
      await sheet
        .getByRole('alert')
        .getByText(/network/i)
        .waitFor()
      await checkAxe(page)
      await sheet.getByRole('button', { name: 'Cancel it' }).click()
      await page.getByText(/^Ends on \d/).waitFor()
    },
  )

  memberTest('while it is being cancelled the sheet stays', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await buyPremium(page)
    await openProfile(page)
    const answer = await holdAnswer(page, 'cancel_subscription')
    await page.getByRole('button', { name: /^Cancel/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Cancel Premium?' })
    await sheet.getByRole('button', { name: 'Keep it' }).waitFor()
    await sheet.getByRole('button', { name: 'Cancel it' }).click()
    await sheet.getByRole('button', { name: 'Cancel it', disabled: true }).waitFor()
    expect(await sheet.getByRole('button', { name: 'Keep it' }).count()).toBe(0)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await sheet.waitFor()
    for (const pressed of ['first', 'second']) {
      await page.keyboard.press('Escape')
      await expect.poll(() => sheet.isVisible(), { message: pressed }).toBe(true)
    }
    await page.mouse.click(200, 40)
    await expect.poll(() => sheet.isVisible()).toBe(true)
    await expectNoSidewaysScroll(page)
    await answer()
    await sheet.waitFor({ state: 'hidden' })
    await page.getByText(/^Ends on \d/).waitFor()
  })

  memberTest(
    'ended at once by support: yours until its day, and another may be tied on',
    async ({ page, context, server, member }) => {
      await buyPremium(page)
      const { stripe_user_id } = await profileOf(context, member)
      const [subscription] = await subscriptionsOf(server.dataDir, stripe_user_id)
      await callSimulator(server.dataDir, 'DELETE', `subscriptions/${subscription?.id}`)
      await expect.poll(async () => (await profileOf(context, member)).cancelled).toBe(true)
      await openProfile(page)
      await page.getByText(/^Ends on \d/).waitFor()
      expect(await page.getByRole('button', { name: 'Resume' }).count()).toBe(0)
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: /^Resume Premium/ }).click()
      await page.getByText(/^Yours until \d[^,]*\.$/).waitFor()
      expect(await page.getByText('Resume in your profile').count()).toBe(0)
      await expectNoSidewaysScroll(page)
      await checkAxe(page)
      await page.getByRole('button', { name: /^Get Premium/ }).click()
      await page.waitForURL('**/test-mode/checkout/**')
    },
  )

  memberTest('invoices that come too late lead nobody away', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await buyPremium(page)
    await openProfile(page)
    const answer = await holdAnswer(page, 'billing-portal')
    await page.getByRole('button', { name: /^Invoices and card/ }).click()
    await page.getByText('Opening').waitFor()
    const nav = page.getByRole('navigation', { name: 'House' })
    await nav.getByRole('link', { name: 'Games' }).click()
    await page.getByRole('navigation', { name: 'Games' }).waitFor()
    await answer()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  memberTest('invoices and card: out to the portal, and back', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await buyPremium(page)
    await openProfile(page)
    await page.getByRole('button', { name: /^Invoices and card/ }).click()
    await page.waitForURL('**/test-mode/portal/**')
    await page.getByRole('heading', { name: 'Invoices' }).waitFor()
    await page.getByRole('link', { name: /^Back/ }).click()
    await page.waitForURL('**/profile#premium')
  })

  memberTest('fits 320 px and stands up to axe in both themes', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await buyPremium(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await openProfile(page)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoSidewaysScroll(page)
      await checkAxe(page)
    }
  })
})
