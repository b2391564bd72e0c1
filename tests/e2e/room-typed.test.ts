import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkAxe, expectNoCutWords, expectNoSidewaysScroll, test } from './fixtures.ts'
import { joinRoom, openRoom, pickGame, startScreen } from './room-actions.ts'

const typeIt = (page: Page) => page.getByRole('button', { name: 'Type it' })
const field = (page: Page) => page.getByLabel('Type it: everybody reads it')
const said = 'I sing to the plants when nobody is at home'

test('who is asked to tell types it, phones and the TV read it, until it is over', async ({
  page: host,
  browser,
  baseUrl,
}) => {
  const devices = { browser, baseUrl }
  const code = await openRoom(host, 'Sofie')
  const jonas = await joinRoom(devices, code, 'Jonas')
  const tv = await startScreen(devices, code)
  await pickGame(host, 'Truth or dare')
  await host.getByRole('button', { name: /^Start/ }).click()
  await host.getByText('Flip a coin for me').waitFor({ timeout: 20_000 })
  await host.getByRole('button', { name: /^Truth(?! or)/ }).click()

  await typeIt(host).click()
  expect(await typeIt(jonas).count()).toBe(0)
  expect(await field(host).evaluate((input) => input === document.activeElement)).toBe(true)
  await field(host).fill(said)
  await host.reload()
  // A draft outlasts a reload, and is seen by nobody.
  await expect.poll(() => field(host).inputValue()).toBe(said)
  expect(await jonas.getByText(said).count()).toBe(0)
  await field(host).press('Enter')
  for (const screen of [host, jonas, tv]) await screen.getByText(said).waitFor()
  await expect.poll(() => field(host).inputValue()).toBe('')
  await tv.getByText('Sofie', { exact: true }).first().waitFor()
  for (const screen of [host, jonas, tv]) {
    await checkAxe(screen)
    await expectNoCutWords(screen)
    await expectNoSidewaysScroll(screen)
  }

  // Held wide, with the line and the field, the dock is still whole.
  await host.setViewportSize({ width: 844, height: 390 })
  const endOfDock = async () => {
    const box = await host.getByRole('button', { name: /^Told it/ }).boundingBox()
    return box ? box.y + box.height : Infinity
  }
  await expect.poll(endOfDock).toBeLessThanOrEqual(390)
  await host.setViewportSize({ width: 390, height: 844 })

  // A new line takes the place of the old one, and whoever comes late reads it.
  await field(host).fill('Only to the fern')
  await host.getByRole('button', { name: 'Show it' }).click()
  await jonas.getByText('Only to the fern').waitFor()
  expect(await jonas.getByText(said).count()).toBe(0)
  await jonas.reload()
  await jonas.getByText('Only to the fern').waitFor()

  await host.getByRole('button', { name: /^Pass/ }).click()
  for (const screen of [host, jonas, tv]) {
    await screen.getByText('Only to the fern').waitFor({ state: 'detached' })
  }
  for (const each of [jonas, tv]) await each.context().close()
})
