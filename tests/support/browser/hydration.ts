import type { Page } from 'playwright-core'

/** Waits until React has the page: from then on what is done to it is answered by the page itself. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}
