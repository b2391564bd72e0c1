import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkAxe } from './fixtures.ts'
import { waitForLateNotices } from './late-notices.ts'
import { offlineTest as test } from './offline-phone.ts'

const notice = (page: Page) => page.getByText('Ready: everything plays without a network now.')

/** What the page itself does a little later, where it does. */
const letWorkerIn = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
  })

test('that everything is here is said once on a phone, when it is', async ({ page }) => {
  await page.goto('/')
  await letWorkerIn(page)
  await notice(page).waitFor()
  expect(
    await page
      .getByRole('status')
      .filter({ has: notice(page) })
      .count(),
  ).toBe(1)
  await checkAxe(page)
  // By itself.
  await notice(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('party-dojo:offline-ready'))).toBe('true')
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto('/info/FAQ')
    await waitForLateNotices(tab)
    expect(await notice(tab).count()).toBe(0)
  }
})

test('not while a game runs', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    document.documentElement.dataset.holds = '1'
  })
  await letWorkerIn(page)
  await waitForLateNotices(page)
  expect(await notice(page).count()).toBe(0)
  await page.evaluate(() => {
    delete document.documentElement.dataset.holds
  })
  await notice(page).waitFor()
})
