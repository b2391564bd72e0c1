import type { Page } from 'playwright-core'

/** Waits until the late notices were loaded, and whatever they have to say at once has been said. */
export async function waitForLateNotices(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/app-notices-')),
  )
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
}
