import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { offline, test } from './fixtures.ts'
import { joinRoom, openRoom } from './room-actions.ts'

/** Away after ten seconds without contact; who calls a number has a few seconds more. */
const revealMs = 30_000

const button = (page: Page, name: RegExp) => page.getByRole('button', { name })
const have = /^I have(?!n)/

/** A finger that bounces: both taps land in the same place. */
async function tapTwice(page: Page, name: RegExp): Promise<void> {
  const box = await button(page, name).boundingBox()
  if (!box) throw new Error(`There is no ${name}`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await page.waitForTimeout(150)
  await page.mouse.click(x, y)
}

describe('a tap is for what was there', () => {
  test('a second one neither flips the answer nor answers the next prompt', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const code = await openRoom(host, 'Sofie')
    const jonas = await joinRoom({ browser, baseUrl }, code, 'Jonas')
    await button(host, /^Start/).click()
    // It takes taps from now on.
    await button(host, have).click({ trial: true })
    await tapTwice(host, have)
    await button(host, /^You have(?!n)/).waitFor()
    await button(jonas, have).click()
    await button(host, /^Next/).click({ trial: true, timeout: revealMs })
    await tapTwice(host, /^Next/)
    await button(host, have).click({ trial: true })
    await expect(button(host, /^You have/).count()).resolves.toBe(0)
    await jonas.context().close()
  })

  test('one that waited for the network does not count for the next prompt', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const code = await openRoom(host, 'Sofie')
    const jonas = await joinRoom({ browser, baseUrl }, code, 'Jonas')
    const mia = await joinRoom({ browser, baseUrl }, code, 'Mia')
    await button(host, /^Start/).click()
    await button(mia, have).click({ trial: true })
    await offline(mia)
    await button(mia, have).click()
    for (const each of [host, jonas]) await button(each, /^I haven/).click()
    await button(host, /^Next/).click({ timeout: revealMs })
    await button(host, have).waitFor()
    await offline(mia, false)
    await button(mia, have).click({ trial: true, timeout: revealMs })
    await expect(button(mia, /^You have/).count()).resolves.toBe(0)
    // Messages of a phone are dealt with in order: the one that waited is by now.
    await button(mia, /^I haven/).click()
    await button(mia, /^You haven/).waitFor()
    for (const each of [jonas, mia]) await each.context().close()
  })
})
