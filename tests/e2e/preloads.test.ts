import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { startGame } from '#tests/support/browser/phone.ts'
import { offline, saveData, test, waitForPreload } from './fixtures.ts'

/** Tall enough to see every link of the street at once. */
const tall = { width: 390, height: 4000 }
const screens = '**/assets/screen-*.js'

/** Which build and version there is, a page asks as well. */
const updates = ['/version.json', '/builds/latest.json']

/** What was fetched ahead: what a page uses is not asked for in this way. */
function watchPreloads(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'fetch' && !updates.includes(pathname)) asked.push(pathname)
  })
  return asked
}

/** Waits until the page has been quiet, and has preloaded what it would. */
async function settleDown(page: Page): Promise<void> {
  await page.waitForTimeout(2000)
  await page.waitForLoadState('networkidle')
}

const games = (page: Page) => page.getByRole('navigation', { name: 'Games' })

describe('spec §2, preloads', () => {
  test('what can be seen: scripts and styles, each once, and nothing of a page of paper', async ({
    page,
  }) => {
    await page.setViewportSize(tall)
    const asked = watchPreloads(page)
    await page.goto('/')
    await waitForPreload(page, 'gallery')
    expect(asked.filter((path) => /\/screen-/.test(path)).length).toBeGreaterThan(5)
    expect(asked.filter((path) => !/^\/assets\/[\w.-]+\.(js|css)$/.test(path))).toEqual([])
    expect(asked.length).toBe(new Set(asked).size)
    asked.length = 0
    for (const name of ['How it works', 'Articles', 'Privacy', 'FAQ'])
      await page.getByRole('contentinfo').getByRole('link', { name }).hover()
    await page.waitForTimeout(200)
    expect(asked).toEqual([])
  })

  test('home runs nothing of a table for it, nor of an account', async ({ page }) => {
    const run = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') run.add(request.url().replace(/^.*\/|-.*$/g, ''))
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect([...run]).toContain('ahead')
    for (const chunk of ['play', 'menu', 'session', 'pages']) expect([...run]).not.toContain(chunk)
  })

  test('five routes at once', async ({ page }) => {
    const held: Route[] = []
    await page.setViewportSize(tall)
    await page.route(screens, (route) => void held.push(route))
    await page.goto('/')
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(5)
    await page.waitForTimeout(300)
    // The screen of a game is two files.
    const atOnce = held.length
    expect(atOnce).toBeLessThanOrEqual(10)
    for (const route of held.slice(0, 2)) await route.continue()
    await expect.poll(() => held.length).toBeGreaterThan(atOnce)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('what somebody points at, as soon as the page is alive', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const asked = watchPreloads(page)
    await games(page).getByRole('link', { name: 'Meyer' }).hover()
    await expect.poll(() => asked.some((path) => /\/screen-/.test(path))).toBe(true)
  })

  test('none where somebody saves data', async ({ page }) => {
    await saveData(page)
    const asked = watchPreloads(page)
    await page.goto('/')
    await games(page).getByRole('link', { name: 'Meyer' }).hover()
    await settleDown(page)
    expect(asked).toEqual([])
  })

  test('none while a game runs', async ({ page }) => {
    await startGame(page, '/games/most-likely-to')
    const asked = watchPreloads(page)
    await settleDown(page)
    expect(asked).toEqual([])
  })

  test('a page that is there opens without a network, one that is not asks for nothing ahead', async ({
    page,
  }) => {
    await page.goto('/')
    await waitForPreload(page, 'screen')
    const asked = watchPreloads(page)
    await offline(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).hover()
    await page.waitForTimeout(200)
    expect(asked).toEqual([])
    await games(page).getByRole('link').first().click()
    await page.getByRole('link', { name: 'Back to the games' }).waitFor()
  })

  test('one that fails is no loss', async ({ page, expectError }) => {
    expectError(/screen-/)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.route(screens, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort('failed') : route.fallback(),
    )
    const curtain = games(page).getByRole('link', { name: 'Meyer' })
    const failed = page.waitForEvent('requestfailed')
    await curtain.hover()
    await failed
    await curtain.click()
    await page.getByRole('heading', { level: 1, name: 'Meyer' }).waitFor()
  })
})
