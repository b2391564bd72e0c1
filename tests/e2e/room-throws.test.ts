import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAxe, expectNoCutWords, expectNoSidewaysScroll, test } from './fixtures.ts'
import { joinRoom, openRoom, startScreen, watchRoom } from './room-actions.ts'

/** The slowest bottle, and time to read. */
const seenMs = 20_000
const landscape = { width: 844, height: 390 }
const portrait = { width: 390, height: 844 }

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Coin, dice, bottle' })

async function openTools(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Coin, dice, bottle/ }).click()
  await sheetOf(page).waitFor()
}

async function throwTool(page: Page, tool: string, verb: string): Promise<void> {
  await sheetOf(page).getByText(tool, { exact: true }).click()
  await sheetOf(page).getByRole('button', { name: verb, disabled: false }).click()
}

/** What came up on a phone, on the TV, and in the sheet of who threw. */
const onPhone = (page: Page) => page.getByRole('status').filter({ hasText: 'Jonas ' }).locator('b')
const onTv = (page: Page) => page.getByRole('main').locator('p').nth(1)
const inSheet = (page: Page) => sheetOf(page).getByRole('status').locator('b')

describe('a tool in a room', () => {
  test('one phone throws: all phones, the TV and who watches see the same', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const devices = { browser, baseUrl }
    const code = await openRoom(host, 'Sofie')
    const jonas = await joinRoom(devices, code, 'Jonas')
    const tv = await startScreen(devices, code)
    const watcher = await watchRoom(devices, code)
    await openTools(jonas)
    await checkAxe(jonas)
    for (const [tool, verb, says] of [
      ['Coin', 'Flip', /^(Heads|Tails)$/],
      ['Dice', 'Roll', /^\d+$/],
      ['Bottle', 'Spin', /^(Sofie|Jonas)$/],
    ] as const) {
      await throwTool(jonas, tool, verb)
      await expect.poll(() => inSheet(jonas).textContent(), { timeout: seenMs }).toMatch(says)
      const result = await inSheet(jonas).textContent()
      for (const shown of [onPhone(host), onPhone(watcher), onTv(tv)]) {
        await expect.poll(() => shown.textContent()).toBe(result)
      }
    }
    await tv.getByText('Jonas spins the bottle').waitFor()
    await expectNoCutWords(tv)
    for (const page of [host, tv, watcher]) await checkAxe(page)
    for (const colorScheme of ['dark', 'light'] as const) {
      await host.emulateMedia({ colorScheme })
      await expectNoSidewaysScroll(host)
    }
    await tv.getByText('Join with your phone').waitFor({ timeout: seenMs })
    await onPhone(host).waitFor({ state: 'detached', timeout: seenMs })
    for (const each of [jonas, tv, watcher]) await each.context().close()
  })

  test('covers nothing, waits for nobody, and goes when a game starts', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const devices = { browser, baseUrl }
    const code = await openRoom(host, 'Sofie')
    const jonas = await joinRoom(devices, code, 'Jonas')
    const tv = await startScreen(devices, code)
    for (const page of [host, jonas, tv]) await page.emulateMedia({ reducedMotion: 'reduce' })
    await openTools(jonas)
    await throwTool(jonas, 'Bottle', 'Spin')
    await onPhone(host).waitFor()
    // The same moment for those without motion.
    expect(await onPhone(host).textContent()).toBe('…')
    const start = host.getByRole('button', { name: /^Start/ })
    for (const size of [landscape, portrait]) {
      await host.setViewportSize(size)
      await expectNoSidewaysScroll(host)
      await start.click({ trial: true })
    }
    await host.getByRole('button', { name: 'Dismiss' }).click()
    await onPhone(host).waitFor({ state: 'detached' })
    await start.click()
    await jonas.getByRole('main').getByText('Everybody answers at once.').waitFor()
    await sheetOf(jonas).waitFor({ state: 'hidden' })
    await tv.getByText('0 of 2 in').waitFor()
    await jonas.getByRole('button', { name: /room$/ }).click()
    const sheet = jonas.getByRole('dialog', { name: /^Room/ })
    await sheet.getByRole('button', { name: /^Invite/ }).waitFor()
    expect(await sheet.getByRole('button', { name: /^Coin, dice/ }).count()).toBe(0)
    for (const each of [jonas, tv]) await each.context().close()
  })
})
