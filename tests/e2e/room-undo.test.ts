import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkAxe, expectNoCutWords, test } from './fixtures.ts'
import { play } from './game-actions.ts'
import { joinRoom, newPage, openRoom, startScreen, watchRoom } from './room-actions.ts'

const soon = { timeout: 20_000 }
const next = (page: Page) => page.getByRole('button', { name: /^Next/ })

async function openRoomSheet(page: Page) {
  await page.getByRole('button', { name: /^[A-Z]{4,5} room/ }).click()
  const sheet = page.getByRole('dialog', { name: /^Room [A-Z]{4,5}$/ })
  await sheet.waitFor()
  return sheet
}

test('the host sets the pace, and takes back a Next and the end of a game', async ({
  page: host,
  browser,
  baseUrl,
}) => {
  const code = await openRoom(host, 'Sofie')
  const jonas = await joinRoom({ browser, baseUrl }, code, 'Jonas')
  await host.getByRole('button', { name: /^House rules/ }).click()
  const rules = host.getByRole('dialog', { name: 'House rules' })
  const choice = (rule: string, words: string) =>
    rules.getByRole('group', { name: rule, exact: true }).getByLabel(words, { exact: true })
  expect(await choice('How long', 'About 12 minutes').isChecked()).toBe(true)
  expect(await choice('Keep moving', 'Off').isChecked()).toBe(true)
  await checkAxe(host)
  await rules.getByRole('button', { name: 'Close' }).click()

  await host.getByRole('button', { name: /^Start/ }).click()
  for (const page of [host, jonas]) {
    await page.getByRole('main').getByText('Everybody answers at once.').waitFor()
    await page.getByRole('button', { name: /^I have(?!n)/ }).click()
  }
  await next(jonas).click(soon)
  await host.getByRole('main').getByText('Everybody answers at once.').waitFor(soon)
  const sheet = await openRoomSheet(host)
  await checkAxe(host)
  await sheet.getByRole('button', { name: /^Undo the last tap/ }).click()
  await next(jonas).waitFor(soon)

  const again = await openRoomSheet(host)
  expect(await again.getByRole('button', { name: /^Undo the last tap/ }).count()).toBe(0)
  await again.getByRole('button', { name: /^End this game/ }).click()
  await jonas.getByText('Sofie picks.').waitFor(soon)
  const ended = await openRoomSheet(host)
  await ended.getByRole('button', { name: /^Undo the last tap/ }).click()
  await next(jonas).waitFor(soon)
  await jonas.context().close()
})

test('a wrong name is given back, and a seat moves by a short link', async ({
  page: host,
  browser,
  baseUrl,
}) => {
  await play(host, 'Never have I ever', { names: ['Anna', 'Bo', 'Cem'] })
  await host.getByRole('button', { name: 'Leave' }).click()
  await host.getByRole('button', { name: /^Everybody’s phone/ }).click()
  await host.getByRole('button', { name: 'I am Anna' }).click()
  await host.waitForURL(/\/r\/[A-Z]{4,5}$/)
  const code = host.url().split('/').at(-1) ?? ''

  const guest = await newPage({ browser, baseUrl })
  await guest.goto(`/r/${code}`)
  await guest.getByRole('button', { name: 'I am Bo' }).click()
  const sheet = await openRoomSheet(guest)
  await checkAxe(guest)
  await sheet.getByRole('button', { name: /^I am not Bo/ }).click()
  await guest.getByText('That seat is free again.').waitFor(soon)
  await guest.getByRole('link', { name: 'Pick a name' }).click()
  await guest.getByRole('button', { name: 'I am Cem' }).click()

  const seated = await openRoomSheet(guest)
  const asked = guest.waitForResponse(/\/seat-links$/)
  await seated.getByRole('button', { name: /^Move my seat/ }).click()
  const { link } = await (await asked).json()
  const other = await newPage({ browser, baseUrl })
  await other.goto(`/r/${code}#s=${link}`)
  await other.getByRole('button', { name: /^Take my seat/ }).click()
  await guest.getByText('This seat has moved.').waitFor(soon)
  await openRoomSheet(other)
  for (const each of [guest, other]) await each.context().close()
})

test('after the third game all screens break for two minutes, and anybody goes on', async ({
  page: host,
  browser,
  baseUrl,
}) => {
  const devices = { browser, baseUrl }
  const code = await openRoom(host, 'Sofie')
  const jonas = await joinRoom(devices, code, 'Jonas')
  const tv = await startScreen(devices, code)
  const watcher = await watchRoom(devices, code)
  await host.getByRole('button', { name: /^Start/ }).click()
  for (let game = 1; game <= 3; game++) {
    for (const page of [host, jonas]) {
      await page.getByRole('main').getByText('Everybody answers at once.').waitFor(soon)
      await page.getByRole('button', { name: /^I have(?!n)/ }).click()
    }
    await next(jonas).waitFor(soon)
    await (await openRoomSheet(host)).getByRole('button', { name: /^End this game/ }).click()
    await host.getByRole('button', { name: /^Again/ }).click()
  }
  for (const page of [host, jonas, tv, watcher]) {
    await page.getByText('Water and air.').waitFor(soon)
    await checkAxe(page)
  }
  await expectNoCutWords(tv)
  await jonas.getByRole('button', { name: /^Skip it/ }).click()
  await host.getByRole('button', { name: /^Start/ }).waitFor(soon)
  await tv.getByText('Join with your phone').waitFor(soon)
  for (const each of [jonas, tv, watcher]) await each.context().close()
})
