import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Front } from '#tests/support/server/multi-build-server.ts'
import { countLoads, offline, waitForLateScripts } from './fixtures.ts'
import { buildOf, refocusTab, savedVersion, test, waitForBuild } from './multi-build-fixtures.ts'

const manifest = '/builds/latest.json'
const json = { 'content-type': 'application/json' }

function timesAsked(front: Front, path: string): number {
  return front.asked.filter((asked) => asked.startsWith(path)).length
}

/** Asks for the newest build as a tab does that comes back, and waits until that is answered. */
async function askOnce(page: Page, front: Front): Promise<void> {
  const before = timesAsked(front, manifest)
  const answered = page.waitForResponse((response) => response.url().includes(manifest))
  await refocusTab(page)
  await (await answered).finished()
  expect(timesAsked(front, manifest)).toBeGreaterThan(before)
}

describe('a page reloads itself', () => {
  test('once in ten seconds, whatever it is told', async ({ front, page }) => {
    let builds = 0
    front.answer(manifest, (_, response) => {
      builds += 1
      const id = builds.toString(16).padStart(12, '0')
      response.writeHead(200, json).end(JSON.stringify({ id, timestamp: Date.now() }))
    })
    await page.goto(front.url)
    await waitForLateScripts(page)
    const loads = countLoads(page)
    await expect
      .poll(
        async () => {
          await refocusTab(page).catch(() => {})
          return loads.at.length
        },
        { timeout: 30_000, interval: 100 },
      )
      .toBe(2)
    const [first = 0, second = 0] = loads.at
    expect(second - first).toBeGreaterThan(9_500)
    expect(builds).toBeGreaterThan(10)
  })

  test('once for two builds that answer in turn, and then only offers', async ({ front, page }) => {
    await page.goto(front.url)
    await waitForLateScripts(page)
    const own = await buildOf(page)
    front.deploy('b')
    await askOnce(page, front)
    await waitForBuild(page, 'b')
    await waitForLateScripts(page)
    // Ten seconds later, as far as the page knows.
    await page.evaluate(() => sessionStorage.removeItem('reloadedAt'))
    await page.evaluate((id) => sessionStorage.setItem('triedBuilds', `${id} bbbbbbbbbbbb`), own)
    front.deploy('a')
    await askOnce(page, front)
    await page.getByRole('button', { name: 'Refresh' }).waitFor()
    expect(await buildOf(page)).toBe('bbbbbbbbbbbb')
  })

  test('never for an answer that is none', async ({ expectError, front, page }) => {
    expectError(/status of 500/)
    await page.goto(front.url)
    await waitForLateScripts(page)
    const loads = countLoads(page)
    const answers: [number, Record<string, string>, string][] = [
      [200, json, 'rubbish'],
      [200, json, '{"id":"shorter"}'],
      [200, json, 'null'],
      [200, { 'content-type': 'text/html' }, '<!doctype html><title>Hotel</title>'],
      [302, { location: '/moved.json' }, ''],
      [500, json, '{"id":"cccccccccccc"}'],
    ]
    front.answer('/moved.json', (_, response) => {
      response.writeHead(200, json).end('{"id":"cccccccccccc"}')
    })
    for (const [status, headers, body] of answers) {
      front.answer(manifest, (_, response) => {
        response.writeHead(status, headers).end(body)
      })
      await askOnce(page, front)
    }
    expect(await page.getByRole('button', { name: 'Refresh' }).count()).toBe(0)
    front.answer(manifest, null)
    front.deploy('b')
    expect(loads.at).toEqual([])
    await askOnce(page, front)
    await waitForBuild(page, 'b')
  })

  test.for<[string, string, (page: Page) => Promise<void>, (page: Page) => Promise<void>]>([
    [
      'while somebody writes',
      '/info/contact',
      (page) => page.getByRole('textbox').first().fill('Good evening'),
      async (page) => {
        await page.getByRole('textbox').first().fill('')
        await page.getByRole('textbox').first().blur()
      },
    ],
    [
      'under an open sheet',
      '/',
      async (page) => {
        await page.getByRole('button', { name: 'Players' }).click()
        // Its script comes late: until then the page may reload itself.
        await page.getByRole('dialog').waitFor()
      },
      (page) => page.keyboard.press('Escape'),
    ],
  ])('not %s, but then', async ([_, path, begin, end], { front, page }) => {
    await page.goto(front.url + path)
    await waitForLateScripts(page)
    const loads = countLoads(page)
    await begin(page)
    front.deploy('b')
    await askOnce(page, front)
    await page.getByText('A new version is here.').waitFor()
    expect(loads.at).toEqual([])
    await end(page)
    await waitForBuild(page, 'b')
  })
})

describe('another version', () => {
  test.for<[string, (page: Page) => Promise<unknown>]>([
    ['click', (page) => page.locator('h1').first().click()],
    ['scroll', (page) => page.mouse.wheel(0, 200)],
    ['key', (page) => page.keyboard.press('Shift')],
  ])(
    'clears away what was laid by at the first %s, and not before',
    async ([_, give], { front, page }) => {
      await page.addInitScript(() => {
        if (localStorage.getItem('app-version') === null)
          localStorage.setItem('app-version', '0.0.1')
      })
      await page.goto(front.url)
      await page.evaluate(() => caches.open('old-app'))
      await waitForLateScripts(page)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => caches.keys())).toEqual(['old-app'])
      expect(await savedVersion(page)).toBe('0.0.1')
      await give(page)
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
      await expect.poll(() => savedVersion(page)).toMatch(/^\d+\.\d+\.\d+$/)
      expect(await savedVersion(page)).not.toBe('0.0.1')
    },
  )

  test('clears nothing away while there is no network', async ({ front, page }) => {
    await page.goto(front.url)
    await page.evaluate(() => {
      localStorage.setItem('app-version', '0.0.1')
      return caches.open('old-app')
    })
    await page.reload()
    await waitForLateScripts(page)
    await page.waitForLoadState('networkidle')
    await offline(page)
    await page.waitForFunction(() => !navigator.onLine)
    await page.locator('h1').first().click()
    expect(await page.evaluate(() => caches.keys())).toEqual(['old-app'])
    await offline(page, false)
    await page.waitForFunction(() => navigator.onLine)
    await page.locator('h1').first().click()
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  })

  test('is nothing to a browser that keeps nothing', async ({ front, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('', 'SecurityError')
        },
      })
    })
    await page.goto(front.url)
    await page.evaluate(() => caches.open('old-app'))
    await waitForLateScripts(page)
    await page.waitForLoadState('networkidle')
    await page.locator('h1').first().click()
    await page.keyboard.press('Shift')
    expect(await page.evaluate(() => caches.keys())).toEqual(['old-app'])
  })
})

describe('the script of a page that is gone', () => {
  const curtain = (page: Page) => page.getByRole('link', { name: /^Charades/ })

  test('reloads the current path, and the next tap leads on', async ({
    expectError,
    front,
    page,
  }) => {
    expectError(/404 \(Not Found\).*\/assets\//)
    await page.goto(`${front.url}/?from=table`)
    await waitForLateScripts(page)
    const loads = countLoads(page)
    front.deploy('b')
    await curtain(page).click()
    await waitForBuild(page, 'b')
    expect(loads.at).toHaveLength(1)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/?from=table')
    await waitForLateScripts(page)
    await curtain(page).click()
    await page.waitForURL('**/games/charades')
    await page.getByRole('heading', { level: 1, name: 'Charades' }).waitFor()
    expect(loads.at).toHaveLength(1)
  })

  test('does so from the error page as well', async ({ expectError, front, page }) => {
    expectError(/404/)
    await page.goto(`${front.url}/nowhere`)
    await page.getByRole('link', { name: 'Homepage' }).waitFor()
    await page.waitForFunction(() => history.state?.idx !== undefined)
    const loads = countLoads(page)
    front.deploy('b')
    await page.getByRole('link', { name: 'Homepage' }).click()
    await expect.poll(() => loads.at.length).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/nowhere')
  })

  test('leaves everything as it is without a network, until there is one', async ({
    front,
    page,
  }) => {
    await page.goto(front.url)
    await waitForLateScripts(page)
    const loads = countLoads(page)
    await offline(page)
    await curtain(page).click()
    const notice = page.getByText('That page needs a network')
    await notice.waitFor()
    await notice.waitFor({ state: 'hidden' })
    await curtain(page).click()
    await notice.waitFor()
    await page.getByRole('button', { name: 'Players' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await offline(page, false)
    await page.getByRole('button', { name: 'Players' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(loads.at).toEqual([])
    await curtain(page).click()
    await page.waitForURL('**/games/charades')
    await page.getByRole('heading', { level: 1, name: 'Charades' }).waitFor()
  })
})
