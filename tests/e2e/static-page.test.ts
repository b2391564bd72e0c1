import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { checkAxe, countLoads, expectNoSidewaysScroll, settle, test } from './fixtures.ts'
import { offer, offerAlways } from './install-offer.ts'
import {
  refocusTab,
  test as renewedBase,
  savedVersion,
  waitForBuild,
  waitForWorker,
} from './multi-build-fixtures.ts'

const renewed = renewedBase.extend('serviceWorkers', () => 'allow' as const)
const article = '/articles/the-line'
const strip = (page: Page) => page.getByRole('region', { name: 'Install the app' })
const inFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Install the app' })
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' })
const hideInstall = (page: Page) => page.evaluate(() => localStorage.getItem('hide-install'))
const timesAsked = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'asked') ?? 0))

/** Fetches the new worker and waits until it is installed: it loads the app first, which takes time. */
const installNewWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50))
  })

describe('a page without React', () => {
  test('has one script, of at most 3.2 kB', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    for (const path of [article, '/info/about', '/QR/standard/placemat', '/partnerships/slusen']) {
      scripts.length = 0
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(scripts.filter((each) => each !== '/sw.js')).toEqual(['/static-page.js'])
    }
    const answer = await fetch(`${inject('baseUrl')}/static-page.js`, {
      headers: { 'accept-encoding': 'br' },
    })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(3_200)
  })

  test.for([
    [article, { Games: '/', Articles: '/articles', 'All articles': '/articles' }],
    ['/QR/standard/placemat', { Games: '/', 'All sheets': '/QR/standard' }],
    ['/QR/slusen', { Games: '/', Slusen: '/partnerships/slusen' }],
  ] as const)('%s has a way back', async ([path, links], { page }) => {
    await page.goto(path)
    for (const [name, to] of Object.entries(links)) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href')).toBe(to)
    }
  })
})

describe('installing from a page without React', () => {
  test('is offered as elsewhere; accepted, it is never offered again', async ({ page }) => {
    await offerAlways(page)
    await page.goto(article)
    await strip(page).waitFor()
    await settle(page)
    await checkAxe(page)
    await expectNoSidewaysScroll(page)
    await strip(page).getByRole('button', { name: 'Install', exact: true }).click()
    await strip(page).waitFor({ state: 'detached' })
    await expect.poll(() => hideInstall(page)).toBe('true')
    expect([await timesAsked(page), await inFooter(page).count()]).toEqual([1, 0])
    await page.reload()
    await inFooter(page).waitFor()
    expect(await strip(page).count()).toBe(0)
  })

  test('turned down it is gone for good, and the footer still leads there', async ({ page }) => {
    await page.goto('/how-it-works', { waitUntil: 'networkidle' })
    expect([await strip(page).count(), await inFooter(page).count()]).toEqual([0, 0])
    await page.evaluate(offer, 'accepted' as const)
    await strip(page).getByRole('button', { name: 'Not now' }).click()
    expect([await strip(page).count(), await hideInstall(page)]).toEqual([0, 'true'])
    await inFooter(page).click()
    await expect.poll(() => timesAsked(page)).toBe(1)
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    await expect.poll(() => inFooter(page).count()).toBe(0)
  })

  test('is offered in the footer alone beside a printed sheet', async ({ page }) => {
    await offerAlways(page)
    await page.goto('/QR/standard/placemat')
    await inFooter(page).waitFor()
    expect(await strip(page).count()).toBe(0)
  })
})

describe('a new build on a page without React', () => {
  renewed(
    'is offered, may be put aside, and one tap renews every tab',
    async ({ front, page, context }) => {
      await page.goto(front.url + article)
      await waitForWorker(page)
      const loads = countLoads(page)
      const beside = await context.newPage()
      // Its own poll must be over: one that finds the new build renews the tab without asking.
      await beside.goto(`${front.url}/how-it-works`, { waitUntil: 'networkidle' })
      front.deploy('b')
      await installNewWorker(page)
      await refresh(page).waitFor()
      await settle(page)
      await checkAxe(page)
      await beside.getByRole('button', { name: 'Not now' }).click()
      await refresh(beside).waitFor({ state: 'detached' })
      await refresh(page).click()
      await waitForBuild(page, 'b')
      await waitForBuild(beside, 'b')
      expect(loads.at).toHaveLength(1)
    },
  )

  renewed('is taken by itself once a poll finds it', async ({ front, page }) => {
    await page.goto(front.url + article)
    await waitForWorker(page)
    front.deploy('b')
    await refocusTab(page)
    await waitForBuild(page, 'b')
    expect(front.asked.filter((path) => path.startsWith('/builds/latest.json?t='))).not.toEqual([])
  })

  renewed(
    'clears older copies away at the first key, when the version differs',
    async ({ front, page }) => {
      await page.goto(front.url + article)
      await waitForWorker(page)
      await expect.poll(() => savedVersion(page)).not.toBe(null)
      const version = await savedVersion(page)
      await page.evaluate(() => localStorage.setItem('app-version', '0.0.1'))
      await page.reload()
      await expect.poll(() => front.asked.filter((path) => path === '/version.json').length).toBe(2)
      await page.evaluate(async () => {
        const [name = ''] = await caches.keys()
        await (await caches.open(name)).put('/mark', new Response())
      })
      expect(await savedVersion(page)).toBe('0.0.1')
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => savedVersion(page)).toBe(version)
      expect(await page.evaluate(() => caches.match('/mark'))).toBe(undefined)
    },
  )
})
