import type { Browser, Page } from 'playwright-core'
import { phone } from '#tests/support/browser/phone.ts'

const tvSize = { width: 1920, height: 1080 }

export type Devices = { browser: Browser; baseUrl: string }

/** Opens a room on this phone; gives its code. */
export async function openRoom(page: Page, name: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Open a room' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: /^Open a room/ }).click()
  await page.waitForURL(/\/r\/[A-Z]{4,5}$/)
  return page.url().split('/').at(-1) ?? ''
}

/** Another phone, with a seat of its own. */
export async function joinRoom(devices: Devices, code: string, name: string): Promise<Page> {
  const page = await newPage(devices)
  await page.goto('/join')
  await page.getByLabel(/^The four letters/).fill(code.toLowerCase())
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: /^Join/ }).click()
  await page.getByText('You are in. Keep this page open').waitFor()
  return page
}

/** Another phone, without a seat. */
export async function watchRoom(devices: Devices, code: string): Promise<Page> {
  const page = await newPage(devices)
  await page.goto(`/r/${code}`)
  await page.getByRole('button', { name: /^Just watch/ }).click()
  await page.getByRole('heading', { name: 'Vote when it asks.' }).waitFor()
  return page
}

/** A TV. @param shows in its lobby, where left out */
export async function startScreen(
  { browser, baseUrl }: Devices,
  code: string,
  shows: string | RegExp = 'Join with your phone',
): Promise<Page> {
  const tv = await (
    await browser.newContext({ viewport: tvSize, serviceWorkers: 'block', baseURL: baseUrl })
  ).newPage()
  await tv.goto(`/tv/${code}`)
  await tv.getByRole('button', { name: /^Start the screen/ }).click()
  await tv.getByText(shows).waitFor()
  return tv
}

/** The host picks a game and stands in its lobby. */
export async function pickGame(host: Page, title: string): Promise<void> {
  const change = host.getByRole('button', { name: /Change$|^Pick a game/ })
  await change.first().click()
  const sheet = host.getByRole('dialog', { name: 'What next?' })
  await sheet.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await sheet.waitFor({ state: 'hidden' })
  await host.getByRole('button', { name: /^Start/ }).waitFor()
}

export async function pressInRoomSheet(page: Page, row: string): Promise<void> {
  await page.getByRole('button', { name: /^[A-Z]{4,5} room/ }).click()
  await page.getByRole('button', { name: new RegExp(`^${row}`) }).click()
}

/** A phone that was never here. */
export async function newPage({ browser, baseUrl }: Devices): Promise<Page> {
  return (await browser.newContext({ ...phone, baseURL: baseUrl })).newPage()
}
