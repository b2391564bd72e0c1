import axe from 'axe-core'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { browserOptions } from '#tests/support/browser/browser-options.ts'
import { waitForHydration } from '#tests/support/browser/hydration.ts'
import { phone } from '#tests/support/browser/phone.ts'
import { patienceMs } from '#tests/support/vitest/patience.ts'

export { waitForHydration }

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a phone off the network says of a request, whenever the page happens to send one. */
const cutOff = 'ERR_INTERNET_DISCONNECTED'

/**
 * A test with a fresh phone: `page`, its `context`, `baseUrl`, and `expectError(pattern)`. Whatever
 * the browser complains of fails the test unless it was expected, and so does an expected complaint
 * that never came. Rows of a table go through `test.for`, which hands on the fixtures.
 */
export const test = base
  .extend('baseUrl', { scope: 'worker' }, () => inject('baseUrl'))
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch(await browserOptions())
    onCleanup(() => browser.close())
    return browser
  })
  .extend('expected', (): RegExp[] => [])
  .extend('expectError', ({ expected }) => (pattern: RegExp) => {
    expected.push(pattern)
  })
  .extend('serviceWorkers', () => phone.serviceWorkers)
  .extend('context', async ({ browser, baseUrl, expected, serviceWorkers }, { onCleanup }) => {
    const context = await browser.newContext({ ...phone, serviceWorkers, baseURL: baseUrl })
    context.setDefaultTimeout(patienceMs)
    const complaints = watchComplaints(context)
    onCleanup(async () => {
      const unmet = () =>
        expected.filter((pattern) => !complaints.some((text) => pattern.test(text)))
      // A row may be over before the answer that it expects an error of.
      await expect
        .poll(unmet, { message: 'expected complaints that never came' })
        .toEqual([])
        .finally(() => context.close())
      const isExpected = (complaint: string) =>
        complaint.includes(cutOff) || expected.some((pattern) => pattern.test(complaint))
      expect(
        complaints.filter((complaint) => !isExpected(complaint)),
        'the browser complains',
      ).toEqual([])
    })
    return context
  })
  .extend('page', ({ context }) => context.newPage())

/** Gathers console errors (a broken CSP is one), uncaught exceptions and failed requests. */
function watchComplaints(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (webError) => {
    complaints.push(`exception: ${webError.error().stack ?? webError.error().message}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // Leaving a page aborts what it was still loading.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${reason} ${request.url()}`)
  })
  return complaints
}

/** Takes the phone off the network, or back on it. */
export async function offline(page: Page, isOffline = true): Promise<void> {
  await page.context().setOffline(isOffline)
}

/** The next pages of this phone are those of somebody who saves data: nothing is fetched ahead. */
export async function saveData(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/**
 * Waits until what is loaded late is there: it hears what happens to the tab,
 * and asks for nothing more by itself.
 */
export async function waitForLateScripts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/version.json')),
  )
}

/** Counts the times this page loads a document, from now on. */
export function countLoads(page: Page): { at: number[] } {
  const loads = { at: [] as number[] }
  page.on('domcontentloaded', () => loads.at.push(Date.now()))
  return loads
}

/** Waits until the page is alive and a second has gone by without a request: it has fetched all it wants. */
export async function waitForQuiet(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return fetched.every(({ responseEnd }) => performance.now() - responseEnd > 1000)
  })
}

/** Waits until the page has fetched all it wants, also where that takes longer than a quiet second. */
export async function waitForLateRequests(page: Page): Promise<void> {
  await waitForLateScripts(page)
  await waitForQuiet(page)
}

/** Waits until this page's script was fetched beforehand, and the page is quiet. */
export async function waitForPreload(page: Page, script: string): Promise<void> {
  await page.waitForFunction(
    (script) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes(`/assets/${script}-`)),
    script,
  )
  await waitForQuiet(page)
}

/** Fails on anything axe finds, against WCAG 2.2 AA and its best practices. */
export async function checkAxe(page: Page): Promise<void> {
  await settle(page)
  const violations = await findViolations(page)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  )
  expect(found, found.join('\n\n')).toEqual([])
}

/** Asked straight, and for violations alone, axe takes a quarter of what its wrapper takes. */
async function findViolations(page: Page): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const runOnly = { type: 'tag' as const, values }
    return (await run({ runOnly, resultTypes: ['violations'] })).violations
  }, axeTags)
}

/** Waits until every animation that has an end has come to it: a half-faded word has no contrast. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
}

/** Fails when the page can be moved sideways, naming what sticks out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body, body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`)
      .concat(`page is ${scrollWidth} wide, the window ${clientWidth}`)
  })
  expect(wide, wide.join('\n')).toEqual([])
}

/** Fails when words that were fitted to their room are cut by it. */
export async function expectNoCutWords(page: Page): Promise<void> {
  const cutWords = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-small]')]
        .filter(({ parentElement: area, offsetHeight, scrollWidth, clientWidth }) => {
          const isHidden = area && getComputedStyle(area).overflowY === 'hidden'
          return isHidden && (offsetHeight > area.clientHeight + 1 || scrollWidth > clientWidth)
        })
        .map(
          ({ textContent, offsetHeight, style, parentElement: area }) =>
            `${textContent}: ${offsetHeight} px at ${style.fontSize} in ${area?.clientHeight}, window ${innerWidth} × ${innerHeight}`,
        ),
    )
  await expect.poll(cutWords).toEqual([])
}
