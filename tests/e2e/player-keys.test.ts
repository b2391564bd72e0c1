import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pressStart, seatPlayers } from '#tests/support/browser/phone.ts'
import { twentyNames } from '#tests/support/games/many-names.ts'
import { test } from './fixtures.ts'
import { press } from './game-actions.ts'

test('number keys pick players: 1 to 0 the first ten, with Shift the next', async ({ page }) => {
  await seatPlayers(page, twentyNames)
  await page.goto('/games/never-have-i-ever')
  await pressStart(page)
  await page.keyboard.press('1')
  await page.keyboard.press('0')
  await page.keyboard.press('Shift+Digit2')
  const marked = page.locator('fieldset button[aria-pressed=true] bdi')
  await expect.poll(() => marked.allInnerTexts()).toEqual([0, 9, 11].map((at) => twentyNames[at]))
  await page.keyboard.press('1')
  await expect.poll(() => marked.count()).toBe(2)
})

test('the keys stand on the names where there is a mouse, and nowhere on a phone', async ({
  browser,
  baseUrl,
  page,
}) => {
  const context = await browser.newContext({ baseURL: baseUrl, serviceWorkers: 'block' })
  const desk = await context.newPage()
  for (const device of [page, desk]) {
    await seatPlayers(device, twentyNames)
    await device.goto('/games/never-have-i-ever')
    await pressStart(device)
  }
  const keys = (device: Page) => device.locator('fieldset kbd').filter({ visible: true })
  expect(await keys(page).count()).toBe(0)
  expect((await keys(desk).allInnerTexts()).slice(8, 12)).toEqual(['9', '0', '⇧1', '⇧2'])
  await context.close()
})

test.for([
  [12, 320],
  [20, 320],
  [12, 390],
  [20, 390],
] as const)(
  '%i fingers are counted by a tap a name, and one a number, at %i px',
  async ([count, width], { page }) => {
    const names = twentyNames.slice(0, count)
    await page.setViewportSize({ width, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await seatPlayers(page, names)
    await page.goto('/games/most-likely-to')
    await pressStart(page)
    await press(page, 'Count in')
    await page.clock.runFor(5000)
    const fingers = page.getByRole('list', { name: 'Fingers', exact: true })
    const numbers = (name: string) => page.getByRole('group', { name, exact: true })
    const [first, second, last] = [names[0], names[5], names.at(-1)] as [string, string, string]
    const most = count - 5
    for (const [name, got] of [
      [first, 1],
      [second, 4],
      [last, most],
    ] as const) {
      await fingers.getByRole('button', { name: `${name} 0 fingers`, exact: true }).click()
      if (got > 1)
        await numbers(name)
          .getByRole('button', { name: `${got} of them`, exact: true })
          .click()
      const counted = `${name} ${got} ${got === 1 ? 'finger' : 'fingers'}`
      await fingers.getByRole('button', { name: counted, exact: true }).waitFor()
    }
    // No more of them than are left.
    await expect.poll(() => numbers(last).getByRole('button').count()).toBe(most + 1)
    await page.getByText('every finger counted').waitFor()
  },
)

test('a switch says in a word whether it is on', async ({ page }) => {
  await page.goto('/games/never-have-i-ever')
  const sober = page.getByRole('switch', { name: /^Sober mode/ })
  await sober.getByText('Off', { exact: true }).waitFor()
  await sober.click()
  await sober.getByText('On', { exact: true }).waitFor()
})
