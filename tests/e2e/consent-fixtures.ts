import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { everyTracker, standInForTrackers } from '#tests/support/browser/tracker-hosts.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { test as base } from './fixtures.ts'

/** A phone in a server that is configured for every tracker; `asked` is who was asked beside the server. */
export const trackedTest = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startBuiltServer({ ...everyTracker, TRUSTED_PROXIES: '1' })
    onCleanup(() => server.stop())
    return { baseUrl: server.url, dataDir: server.dataDir }
  })
  .extend('baseUrl', { scope: 'worker' }, ({ server }) => server.baseUrl)
  .extend('asked', { auto: true }, ({ context, baseUrl }) => standInForTrackers(context, baseUrl))

/** Who is asked by what, once it may run. */
export const trackerRequests = {
  analytics: ['www.google-analytics.com/g/collect', 'www.googletagmanager.com/gtag/js'],
  manager: 'www.googletagmanager.com/gtm.js',
  meta: ['connect.facebook.net/en_US/fbevents.js', 'www.facebook.com/tr'],
  ads: 'pagead2.googlesyndication.com/pagead/js/adsbygoogle.js',
} as const

export function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'May we?' })
}

/** Opens a page and waits until it asks. */
export async function openWithBanner(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await banner(page).waitFor()
}

/** Answers by the button of that name in the banner, which is gone then. */
export async function answer(page: Page, words: string): Promise<void> {
  await banner(page).getByRole('button', { name: words }).click()
  await banner(page).waitFor({ state: 'hidden' })
}

/** Opens the choices, sets the switches to these, and keeps them. */
export async function choose(page: Page, choices: Record<string, boolean>): Promise<void> {
  await page.getByRole('button', { name: 'Cookie choices' }).last().click()
  const sheet = page.getByRole('dialog', { name: 'Cookie choices' })
  await sheet.waitFor()
  for (const [name, isOn] of Object.entries(choices)) {
    await sheet.getByRole('checkbox', { name }).setChecked(isOn, { force: true })
  }
  await sheet.getByRole('button', { name: 'Keep these choices' }).click()
}

/** Waits until a page has had all the time it would take to ask, or to run what was agreed to. */
export async function waitPastConsent(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const since = performance.now() - (loaded?.loadEventEnd ?? 0)
    return document.readyState === 'complete' && since > 1600
  })
}

/** The names of the cookies that scripts have set here. */
export async function foreignCookies(page: Page): Promise<string[]> {
  return (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('_'))
    .sort()
}

/** Fails when anybody but the server was asked, or has left anything, once there was time for it. */
export async function expectNoTracking(page: Page, asked: string[]): Promise<void> {
  await waitPastConsent(page)
  expect(asked).toEqual([])
  expect(await foreignCookies(page)).toEqual([])
}
