import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone, pressStart, seatPlayers } from '#tests/support/browser/phone.ts'
import { patienceMs } from '#tests/support/vitest/patience.ts'
import {
  checkAxe,
  countLoads,
  offline,
  saveData,
  test,
  waitForHydration,
  waitForPreload,
} from './fixtures.ts'

/** Opens a game by a tap, or by two: what is loaded late may have lost a script of it (decision 026). */
async function opensTheFirstGame(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: 'Never have I ever' })
  const curtain = page.getByRole('navigation', { name: 'Games' }).getByText('Never have I ever')
  const reloaded = page.waitForEvent('domcontentloaded').then(
    () => true,
    () => false,
  )
  await curtain.click()
  if (!(await Promise.race([reloaded, title.waitFor().then(() => false)]))) return
  await waitForHydration(page)
  await curtain.click()
  await title.waitFor()
}

/** Whether the page looks as it should: its style sheet has come. */
const isStyled = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)')

describe('a first visit', () => {
  // In thirds: each request that is dropped takes a phone of its own.
  test.for([0, 1, 2])(
    'whose network drops in one of its requests mends itself: %i',
    async (third, { browser, baseUrl }) => {
      let count = 1
      // The first time nothing is dropped, only counted; the page itself never is.
      for (let dropped = third - 2; dropped < count; dropped += 3) {
        const context = await browser.newContext({ ...phone, baseURL: baseUrl })
        context.setDefaultTimeout(patienceMs)
        const page = await context.newPage()
        const loads = countLoads(page)
        let asked = 0
        await page.route('**/*', (route) => {
          const isDropped = dropped > 0 && asked === dropped
          asked += 1
          return isDropped ? route.abort('internetdisconnected') : route.continue()
        })
        await page.goto('/', { waitUntil: 'networkidle' })
        if (dropped <= 0) count = asked
        await waitForHydration(page)
        // What a tap asks for is no part of the visit.
        asked = Number.POSITIVE_INFINITY
        await expect.poll(() => isStyled(page), { message: `without ${dropped}` }).toBe(true)
        await opensTheFirstGame(page)
        expect(loads.at.length, `without ${dropped}`).toBeLessThanOrEqual(2)
        await context.close()
      }
      expect(count).toBeGreaterThan(8)
    },
  )

  test('that has the page and nothing else is read, and starts with the network', async ({
    page,
    expectError,
  }) => {
    expectError(/ERR_/)
    await seatPlayers(page)
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'document'
        ? route.continue()
        : route.abort('internetdisconnected'),
    )
    const loads = countLoads(page)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/version.json')) asked += 1
    })
    await page.goto('/games/charades')
    await page.getByRole('heading', { level: 1, name: 'Charades' }).waitFor()
    // Asked for again, and in vain; each time it waits longer.
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2)
    expect(loads.at).toHaveLength(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await waitForHydration(page)
    await pressStart(page)
    expect(loads.at).toHaveLength(2)
    expect(await page.evaluate(() => sessionStorage.getItem('failedStarts'))).toBe('0')
  })

  test.for([
    ['/', 'Charades'],
    ['/nowhere', 'Homepage'],
  ] as const)(
    'whose network goes before the late notices have come says so at a tap: %s',
    async ([path, link], { page, expectError }) => {
      if (path === '/nowhere') expectError(/404/)
      await page.route('**/assets/app-notices-*.js', (route) => route.abort('internetdisconnected'))
      await page.goto(path)
      await waitForHydration(page)
      await offline(page)
      await page.getByRole('link', { name: new RegExp(`^${link}`) }).click()
      await page.getByRole('status').getByText('That page needs a network').waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      await checkAxe(page)
    },
  )

  test('goes on from there once the network is back', async ({ page }) => {
    const charades = page.getByRole('link', { name: /^Charades/ })
    let comesBack = () => {}
    const network = new Promise<void>((resolve) => {
      comesBack = resolve
    })
    await page.route('**/assets/app-notices-*.js', async (route) => {
      await network
      await route.continue()
    })
    await saveData(page)
    await page.goto('/')
    // What a page loses on its way stays lost.
    await waitForPreload(page, 'ahead')
    await offline(page)
    await charades.click()
    await page.getByText('That page needs a network').waitFor()
    // The late notices are there, and what they are there for.
    const areThere = page.waitForResponse('**/version.json')
    await offline(page, false)
    comesBack()
    await areThere
    expect(new URL(page.url()).pathname).toBe('/')
    await charades.click()
    await page.getByRole('heading', { level: 1, name: 'Charades' }).waitFor()
  })

  test('that lost what a tap asks for loads anew at a later tap', async ({ browser, baseUrl }) => {
    // A worker would have it by then.
    const context = await browser.newContext({
      ...phone,
      baseURL: baseUrl,
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const settings = page.getByRole('button', { name: 'House' })
    await page.route('**/assets/settings-sheet-*.js', (route) =>
      route.abort('internetdisconnected'),
    )
    await page.goto('/')
    await waitForHydration(page)
    await settings.click()
    await page.getByText('No network. Check your connection').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const reloaded = page.waitForEvent('domcontentloaded')
    await settings.click()
    await reloaded
    await waitForHydration(page)
    await settings.click()
    await page.getByRole('dialog', { name: 'The house' }).waitFor()
    await context.close()
  })
})
