import { describe, expect } from 'vitest'
import { pressStart, seatPlayers } from '#tests/support/browser/phone.ts'
import { choose, keepsFocus, readFocus, tabTo } from './by-keyboard.ts'
import { test } from './fixtures.ts'
import { joinRoom, openRoom, startScreen } from './room-actions.ts'

const names = ['Sofie', 'Emil', 'Ida', 'Noah']
describe('by keyboard alone', () => {
  test.for([
    ['/games/never-have-i-ever', [/^Next/, /^Next/]],
    ['/games/truth-or-dare', [/^Dare/, /^Did it/]],
    ['/games/category', [/^Start/, /^Next/]],
    ['/games/meyer', [/^Throw|^Roll/]],
  ] as const)('%s on one phone: no screen loses the place', async ([path, presses], { page }) => {
    await seatPlayers(page, names)
    await page.goto(path)
    await pressStart(page)
    for (const words of presses) {
      await choose(page, words)
      await keepsFocus(page)
    }
    await choose(page, /^Menu/)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.waitFor()
    await tabTo(page, /^The usual/)
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.getByRole('radio', { name: 'Half as long again' }).isChecked())
      .toBe(true)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await page.evaluate(readFocus)).words).toMatch(/^Menu/)
  })

  test('a room: lobby, play, the host’s sheet, and a TV', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const devices = { browser, baseUrl }
    const code = await openRoom(host, 'Sofie')
    const guest = await joinRoom(devices, code, 'Emil')
    const tv = await startScreen(devices, code)
    await choose(host, /Change$|^Pick a game/)
    await choose(host, /^Never have I ever/)
    await host.getByRole('button', { name: /^Start/ }).waitFor()
    await choose(host, /^Start/)
    await host
      .getByRole('button', { name: /^I have/ })
      .first()
      .waitFor()
    await keepsFocus(host)
    await choose(guest, /^I haven/)
    await choose(host, /^I have(?!n)/)
    for (const phone of [host, guest]) await keepsFocus(phone)
    await choose(host, /^[A-Z]{4,5} ?room/)
    const sheet = host.getByRole('dialog', { name: `Room ${code}` })
    await sheet.waitFor()
    await tabTo(host, /^More time for me/)
    await host.keyboard.press('Space')
    await host.getByRole('switch', { name: /^More time for me/, checked: true }).waitFor()
    await tabTo(host, /^The usual/)
    await host.keyboard.press('ArrowRight')
    await host.getByRole('radio', { name: 'Half as long again', checked: true }).waitFor()
    await host.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await keepsFocus(host)
    await tv.context().close()
    await guest.context().close()
  })
})
