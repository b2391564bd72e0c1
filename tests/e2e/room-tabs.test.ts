import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './fixtures.ts'
import { type Devices, joinRoom, newPage, openRoom, startScreen } from './room-actions.ts'

const soon = { timeout: 20_000 }
const have = (page: Page) => page.getByRole('button', { name: /^I have(?!n)/ })
const havent = (page: Page) => page.getByRole('button', { name: /^I haven/ })
const given = (page: Page, has: boolean) =>
  page.getByRole('button', { name: has ? /^You have(?!n)/ : /^You haven/ })
const guess = (page: Page) => page.getByRole('button', { name: '0', exact: true })
const next = (page: Page) => page.getByRole('button', { name: /^Next/ })
const stamps = (page: Page) => page.getByRole('group', { name: 'Stamps, without your name' })
const stamp = (page: Page, name: RegExp) => stamps(page).getByRole('button', { name })

/** As a phone does that needs its memory: the tab's connection stays, and says nothing. */
async function freeze(page: Page, isFrozen: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: isFrozen ? 'frozen' : 'active' })
  await session.detach()
}

async function openTab(page: Page, code: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(`/r/${code}`)
  await tab.getByText('You are in. Keep this page open').waitFor(soon)
  return tab
}

/** A room of two; the second has its seat in three tabs. */
async function openTabs(host: Page, devices: Devices) {
  const code = await openRoom(host, 'Sofie')
  const one = await joinRoom(devices, code, 'Jonas')
  return { code, one, two: await openTab(one, code), three: await openTab(one, code) }
}

async function askForLink(page: Page): Promise<string> {
  const asked = page.waitForResponse(/\/seat-links$/)
  await page.getByRole('button', { name: /^Move my seat/ }).click()
  return (await (await asked).json()).link
}

test('a seat in three tabs counts once, whichever taps, sleeps or is closed', async ({
  page: host,
  browser,
  baseUrl,
}) => {
  const devices = { browser, baseUrl }
  const { code, one, two, three } = await openTabs(host, devices)
  const tv = await startScreen(devices, code)
  await tv.getByText('2 here.').waitFor(soon)
  await host.getByRole('button', { name: /^Start/ }).click()

  await have(two).click(soon)
  await tv.getByText('1 of 2 in').waitFor(soon)
  for (const tab of [one, three]) await given(tab, true).waitFor(soon)
  await freeze(three, true)
  await given(one, true).click()
  await given(two, false).waitFor(soon)
  await havent(host).click()
  await guess(host).click()
  await guess(one).click()
  await stamps(two).waitFor(soon)
  await freeze(three, false)
  for (const page of [one, three, host]) {
    await page.getByText('Nobody has.').first().waitFor(soon)
  }

  // A stamp goes to the phones once the TV has shown the reveal.
  await stamp(one, /^ha/).click(soon)
  await stamp(three, /^bow/).click(soon)
  const counted = tv.getByRole('list', { name: 'Stamps' }).getByRole('listitem')
  await expect.poll(() => counted.allInnerTexts()).toEqual([expect.stringMatching(/^bow\s1$/)])
  await expect.poll(() => stamp(one, /^bow/).getAttribute('aria-pressed')).toBe('true')

  // Two tabs go on at once: the table goes on once.
  const buttons = await Promise.all(
    [one, three].map(async (tab) => {
      await expect.poll(() => next(tab).isEnabled(), soon).toBe(true)
      // A locator would look again for a button that the other tab's tap has taken away.
      return await next(tab).evaluateHandle((button) => button as HTMLButtonElement)
    }),
  )
  await Promise.all(buttons.map((button) => button.evaluate((node) => node.click())))
  await tv.getByText('0 of 2 in').waitFor(soon)
  await havent(three).click(soon)
  // The last word comes from a tab that is closed with it.
  await given(two, false).click(soon)
  await two.close()
  await given(one, true).waitFor(soon)
  await tv.getByText('1 of 2 in').waitFor(soon)
  for (const each of [one, tv]) await each.context().close()
})

test('a seat that moves to another phone says so in every tab; in a tab of its own it stays', async ({
  page: host,
  browser,
  baseUrl,
}) => {
  const devices = { browser, baseUrl }
  const { code, one, two, three } = await openTabs(host, devices)
  const here = await askForLink(two)
  const four = await one.context().newPage()
  await four.goto(`/r/${code}#s=${here}`)
  await four.getByRole('button', { name: /^Take my seat/ }).click()
  const tabs = [one, two, three, four]
  for (const tab of tabs) await tab.getByText('You are in. Keep this page open').waitFor(soon)

  const away = await askForLink(four)
  const other = await newPage(devices)
  await other.goto(`/r/${code}#s=${away}`)
  await other.getByRole('button', { name: /^Take my seat/ }).click()
  await other.getByText('You are in. Keep this page open').waitFor(soon)
  for (const tab of tabs) await tab.getByText('This seat has moved.').waitFor(soon)
  await host.getByText('2 here').waitFor(soon)
  for (const each of [one, other]) await each.context().close()
})
