import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAxe, expectNoCutWords, expectNoSidewaysScroll, offline, test } from './fixtures.ts'
import { type GameSetup, pauseClock, play } from './game-actions.ts'

/**
 * What a test does at each screen of a walk through a game. `carryOn` is what the table does to
 * have the same screen again where a reload rests a clock, or covers a secret.
 */
export type Visit = (page: Page, carryOn?: () => Promise<unknown>) => Promise<void>

const phone = { width: 390, height: 844 }
const smallPhone = { width: 320, height: 568 }
const others = [
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

/** Tests of every screen that a walk, from the first prompt to the end screen, comes past. */
export function testEveryScreen(
  title: string,
  evening: GameSetup,
  walk: (page: Page, visit: Visit) => Promise<void>,
): void {
  async function begin(page: Page, sober = false): Promise<void> {
    // Where motion is reduced, what runs for show stands still and can be compared.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await play(page, title, { ...evening, sober })
    await pauseClock(page)
  }

  describe('every screen', () => {
    test('fits its window, axe finds nothing, and it is there again after a reload', async ({
      page,
    }) => {
      await begin(page)
      await walk(page, async (_, carryOn) => {
        await expectFits(page)
        await expectSameAfterReload(page, carryOn)
      })
    })

    test('needs no network, and in sober mode no sip', async ({ page }) => {
      // What comes late, a moment after the page, asks for this last of all.
      const lastRequest = page.waitForResponse('**/version.json')
      await begin(page, true)
      await (await lastRequest).finished()
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await offline(page)
      await walk(page, expectSoberWords)
      expect(requests).toEqual([])
    })
  })
}

/** Nothing moves sideways, no words are cut and axe finds nothing, at the usual sizes and in both themes. */
export async function expectFits(page: Page): Promise<void> {
  for (const size of others) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    await expectNoCutWords(page)
  }
  for (const [size, colorScheme] of [
    [smallPhone, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await expectNoSidewaysScroll(page)
    await expectNoCutWords(page)
    await checkAxe(page)
  }
}

/** Axe finds nothing in either theme, and at 320 px with text twice as large nothing moves sideways. */
export async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await checkAxe(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

const expectSameAfterReload: Visit = async (page, carryOn) => {
  const before = await wordsOf(page)
  await page.reload()
  await carryOn?.()
  await expect.poll(() => wordsOf(page)).toBe(before)
}

/** Taking back a move does not outlive the page. */
const undoing = ['Back', 'Never mind, play on']

async function wordsOf(page: Page): Promise<string> {
  const lines = (await page.locator('main').innerText()).split('\n')
  return lines.filter((line) => !undoing.includes(line.trim())).join('\n')
}

async function expectSoberWords(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(/\bsips?\b/i)
}
