import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hangingOrder } from '#domain/calendar/doors.ts'
import {
  close,
  curtain,
  curtains,
  decemberMs,
  openCalendar,
  openDoor,
  path,
  test,
  year,
} from './calendar-fixtures.ts'
import { checkAxe, expectNoSidewaysScroll } from './fixtures.ts'

describe('the day is the house’s', () => {
  test('before December it counts the days, and every curtain hangs', async ({ page, server }) => {
    await server.liveAt(Date.UTC(year, 10, 22, 23, 59))
    await openCalendar(page, 'Nine days to the first curtain.')
    for (const door of hangingOrder) await curtain(page, door, 'not yet').waitFor()
    await curtain(page, 1, 'not yet').click()
    await page.getByText('Not before 1 December. It keeps.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test.for([
    ['the first moment of the 7th', Date.UTC(year, 11, 7), 'It is the 7th. Seven', 7, 6],
    ['its last', Date.UTC(year, 11, 8) - 5000, 'It is the 7th. Seven', 7, 6],
    ['the 24th', decemberMs(24), 'It is the 24th. Every curtain', 24, 23],
    ['the days after', decemberMs(31), 'All twenty-four hang open', 24, 24],
  ] as const)('%s', async ([, timeMs, words, openUpTo, ready], { page, server }) => {
    await server.liveAt(timeMs)
    await openCalendar(page, new RegExp(`^${words}`))
    expect(await curtains(page).getByRole('button', { name: /Lift$/ }).count()).toBe(ready)
    const waiting = curtains(page).getByRole('button', { name: /not yet$/ })
    expect(await waiting.count()).toBe(24 - openUpTo)
  })

  test('a phone that is ahead opens nothing early, with a network or without', async ({
    page,
    server,
    expectError,
  }) => {
    await page.clock.setFixedTime(decemberMs(24))
    await server.liveAt(decemberMs(6))
    await openCalendar(page, /^It is the 6th\./)
    await curtain(page, 7, 'not yet').click()
    await page.getByText('Not before the 7th. It keeps.').waitFor()

    const sheet = await openDoor(page, 6, 'Decembers only')
    await close(sheet)
    expectError(/ERR_FAILED/)
    await page.route('**/api/calendar', (route) => route.abort())
    await page.reload()
    await page.getByText('No network. The curtains hang as they did on 6 December.').waitFor()
    await close(await openDoor(page, 6, 'Decembers only'))
    await close(await openDoor(page, 3, 'The long loan'))
    await curtain(page, 7, 'not yet').click()
    await page.getByText('Not before the 7th. It keeps.').waitFor()

    await page.unroute('**/api/calendar')
    await server.liveAt(decemberMs(7))
    await page.getByRole('button', { name: 'Try again' }).click()
    await curtain(page, 7, 'Today').waitFor()
    expect(await page.getByText('No network.').count()).toBe(0)
  })

  test('a phone that never heard the day waits for it', async ({ page, server, expectError }) => {
    await server.liveAt(decemberMs(2))
    expectError(/ERR_FAILED/)
    await page.route('**/api/calendar', (route) => route.abort())
    await openCalendar(page, 'The house clock does not answer. The curtains wait for it.')
    await curtain(page, 1, 'not yet').click()
    await page.getByText('The house clock has not answered. The doors wait for it.').waitFor()
    await page.unroute('**/api/calendar')
    await page.getByRole('button', { name: 'Try again' }).click()
    await openDoor(page, 1, 'House with no kitchen')
  })

  test('midnight passes while the page lies open', async ({ page, server }) => {
    await server.liveAt(decemberMs(3))
    await openCalendar(page, /^It is the 3rd\./)
    await server.liveAt(decemberMs(4))
    await curtain(page, 4, 'not yet').click()
    await page.getByText('Not before the 4th. It keeps.').waitFor()
    await openDoor(page, 4, 'Packed for the Pole')
  })

  test('what was opened stays so, until another year hangs new curtains', async ({
    page,
    server,
  }) => {
    await server.liveAt(decemberMs(9))
    await openCalendar(page, /^It is the 9th\./)
    await close(await openDoor(page, 9, 'Snow globe'))
    await curtain(page, 9, 'opened: A two-minute game').waitFor()
    await page.reload()
    await curtain(page, 9, 'opened: A two-minute game').waitFor()
    await server.liveAt(Date.UTC(year + 1, 0, 1))
    await openCalendar(page, /days to the first curtain\.$/)
    await curtain(page, 9, 'not yet').waitFor()
  })
})

describe('behind the curtains', () => {
  test('a riddle keeps its answer until it is asked for', async ({ page, server }) => {
    await server.liveAt(decemberMs(13))
    await openCalendar(page, /^It is the 13th\./)
    const sheet = await openDoor(page, 13, 'Warmly received')
    expect(await sheet.getByText(/knitted/).count()).toBe(0)
    await sheet.getByRole('button', { name: 'Show the answer' }).click()
    await sheet.getByText(/^The jumper that somebody knitted/).waitFor()
    await sheet.getByRole('button', { name: 'Cover the answer' }).click()
    expect(await sheet.getByText(/knitted/).count()).toBe(0)
  })

  test('a house game is a tap away', async ({ page, server }) => {
    await server.liveAt(decemberMs(24))
    await openCalendar(page, /^It is the 24th\./)
    const sheet = await openDoor(page, 14, 'Acceptance speech')
    await sheet.getByRole('link', { name: /^Most likely to/ }).click()
    await page.waitForURL('**/games/most-likely-to')
  })

  test('every one of them, by the keyboard alone', async ({ page, server }) => {
    await server.liveAt(decemberMs(24))
    await openCalendar(page, /^It is the 24th\./)
    await curtains(page).getByRole('button').first().focus()
    for (const [at, door] of hangingOrder.entries()) {
      if (at > 0) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog')
      await sheet.getByText(new RegExp(`^${door}\\. `)).waitFor()
      await page.keyboard.press('Escape')
      // The sheet is out of sight a moment before the page knows that it was closed.
      await page.locator('dialog h2').waitFor({ state: 'detached' })
    }
    expect(
      await curtains(page)
        .getByRole('button', { name: /opened/ })
        .count(),
    ).toBe(24)
  })
})

describe('every size', () => {
  test.for([
    [7, 'Never gets up'],
    [9, 'Snow globe'],
    [10, 'Library hours'],
  ] as const)(
    '%i: what hangs behind it fits its window in both themes',
    async ([door, title], { page, server }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await server.liveAt(decemberMs(13))
      await openCalendar(page, /^It is the 13th\./)
      await openDoor(page, door, title)
      await fits(page)
    },
  )

  test('the curtains fit their window in both themes', async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await server.liveAt(decemberMs(13))
    await openCalendar(page, /^It is the 13th\./)
    await close(await openDoor(page, 9, 'Snow globe'))
    await fits(page)
  })

  test('reads as a page without a script', async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.baseUrl })
    await page.goto(path)
    await page.getByText('A curtain a day, from 1 to 24 December.').waitFor()
    expect(await curtains(page).getByRole('listitem').count()).toBe(24)
    await page.close()
  })
})

async function fits(page: Page): Promise<void> {
  for (const [width, height, colorScheme] of [
    [844, 390, 'light'],
    [1280, 800, 'dark'],
    [320, 568, 'light'],
    [390, 844, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await expectNoSidewaysScroll(page)
    await checkAxe(page)
  }
}
