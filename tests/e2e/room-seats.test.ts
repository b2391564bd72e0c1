import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAxe, expectNoCutWords, test } from './fixtures.ts'
import { joinRoom, newPage, openRoom, pressInRoomSheet, startScreen } from './room-actions.ts'

const soon = { timeout: 20_000 }
const isIn = (page: Page) => page.getByText('You are in. Keep this page open').waitFor(soon)

/** Chooses whom, in a sheet of the host's. */
async function choose(host: Page, row: string, name: string): Promise<void> {
  await pressInRoomSheet(host, row)
  const sheet = host.getByRole('dialog', { name: row })
  await sheet.getByText('Mia').waitFor()
  await checkAxe(host)
  await sheet.getByRole('button', { name }).click()
  await sheet.waitFor({ state: 'hidden' })
}

/** The name is taken: whose phone is gone asks for the seat. */
async function knock(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/r/${code}`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: /^Join/ }).click()
  await page.getByText(`Somebody here is called ${name}. Add a letter`).waitFor()
  await page.getByRole('button', { name: new RegExp(`^I am ${name}`) }).click()
  await page.getByRole('heading', { name: 'The host is asked.' }).waitFor(soon)
}

describe('seats', () => {
  test('the host hands over, and the next one removes a player', async ({
    page: sofie,
    browser,
    baseUrl,
  }) => {
    const devices = { browser, baseUrl }
    const code = await openRoom(sofie, 'Sofie')
    const jonas = await joinRoom(devices, code, 'Jonas')
    const mia = await joinRoom(devices, code, 'Mia')
    await choose(sofie, 'Hand over host', 'Jonas')
    await choose(jonas, 'Remove a player', 'Mia')
    await mia.getByRole('heading', { name: 'You are out of this room.' }).waitFor(soon)
    await mia.getByText('You left it, or the host took you out.').waitFor()
    await expectNoCutWords(mia)
    await mia.getByRole('link', { name: 'Join a room' }).click()
    await mia.getByLabel(/^The four letters/).waitFor()
    await sofie.getByRole('button', { name: /^[A-Z]{4,5} room/ }).click()
    await sofie.getByText('Your seat is kept, whatever happens.').waitFor()
    expect(await sofie.getByRole('button', { name: 'Remove a player' }).count()).toBe(0)
    for (const each of [jonas, mia]) await each.context().close()
  })

  test('a phone that died comes back by its name, if the host says so', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const devices = { browser, baseUrl }
    const code = await openRoom(host, 'Sofie')
    const dead = await joinRoom(devices, code, 'Jonas')
    await dead.context().close()
    const other = await newPage(devices)
    await knock(other, code, 'Jonas')
    await checkAxe(other)
    await pressInRoomSheet(host, 'Not Jonas')
    await other.getByRole('heading', { name: 'The host said no.' }).waitFor(soon)
    const own = await newPage(devices)
    await knock(own, code, 'Jonas')
    await host.getByRole('button', { name: /^Let Jonas in/ }).click()
    await isIn(own)
    for (const each of [other, own]) await each.context().close()
  })

  test('one phone plays for two, each behind a cover', async ({ page: host, browser, baseUrl }) => {
    const code = await openRoom(host, 'Sofie')
    const tv = await startScreen({ browser, baseUrl }, code)
    await pressInRoomSheet(host, 'I also play for somebody')
    const sheet = host.getByRole('dialog', { name: 'I also play for' })
    await sheet.getByRole('button', { name: 'Take a seat' }).click()
    await sheet.getByText('Every player needs a name').waitFor()
    await sheet.getByLabel('Their name').fill('Jonas')
    await sheet.getByRole('button', { name: 'Take a seat' }).click()
    await tv.getByText('2 here.').waitFor(soon)
    await pressInRoomSheet(host, 'Jonas')
    await host.getByRole('heading', { name: 'Jonas' }).waitFor()
    await host.getByText('Pass the phone. Nobody else looks.').waitFor()
    await checkAxe(host)
    await host.getByRole('button', { name: /^Open it/ }).click()
    await isIn(host)
    await pressInRoomSheet(host, 'Give up my seat')
    await host.getByRole('heading', { name: 'You are out of this room.' }).waitFor(soon)
    await tv.context().close()
  })
})
