import type { Page } from 'playwright-core'
import { openMultiBuildServer } from '#tests/support/server/multi-build-server.ts'
import { otherBuildId } from '#tests/support/server/other-build.ts'
import { test as base, saveData } from './fixtures.ts'

/** A test on a fresh phone at a server of four builds; `front` is its address. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  .extend('renewed', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const renewed = await openMultiBuildServer(['a', 'b', 'c', 'd'])
    onCleanup(() => renewed.stop())
    return renewed
  })
  .extend('front', async ({ context, renewed }, { onCleanup }) => {
    const front = await renewed.openFront()
    onCleanup(async () => {
      // A page that still loads would complain of the server that goes.
      await Promise.all(context.pages().map((page) => page.close()))
      await front.stop()
    })
    return front
  })
  .extend('page', async ({ context }) => {
    // What links lead to would be asked of a build that has not got it.
    await saveData(context)
    return context.newPage()
  })

/** The build that the page on the screen was made by; empty while there is none. */
export async function buildOf(page: Page): Promise<string> {
  return await page
    .evaluate(() => document.documentElement.dataset.build ?? '')
    // It is being reloaded at this very moment.
    .catch(() => '')
}

/** Waits until the page on the screen is one of that build. */
export async function waitForBuild(page: Page, letter: 'b' | 'c' | 'd'): Promise<void> {
  await page.waitForFunction(
    (id) => document.documentElement.dataset.build === id,
    otherBuildId(letter),
    { timeout: 30_000 },
  )
}

/** Waits until the worker of the server is in charge of this page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 30_000,
  })
}

/** The tab is looked at again, after however long. */
export async function refocusTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Where everything on the page stands, to the pixel, but for the notice of the new version. */
export async function layoutOf(page: Page): Promise<string> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('body main, body main *')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${x} ${y} ${width} ${height}`
      })
      .join('\n'),
  )
}

/** The version that this phone keeps, as it stands. */
export async function savedVersion(page: Page): Promise<string | null> {
  return await page.evaluate(() => localStorage.getItem('app-version'))
}
