import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { trustedMs } from '#browser/room/connection.ts'
import {
  checkAxe,
  expectNoCutWords,
  expectNoSidewaysScroll,
  offline,
  test,
  waitForHydration,
  waitForQuiet,
} from './fixtures.ts'
import { joinRoom, openRoom, startScreen, watchRoom } from './room-actions.ts'

/** Away after ten seconds without contact, then the answers of the others count. */
const awayMs = 30_000

const answer = (page: Page, has: boolean) =>
  page.getByRole('button', { name: has ? /^I have(?!n)/ : /^I haven/ }).click()

/** None arrives until the function it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

describe('a room', () => {
  test('three phones and a TV: one asleep, one reloaded, and the round goes on', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const devices = { browser, baseUrl }
    const code = await openRoom(host, 'Sofie')
    const jonas = await joinRoom(devices, code, 'Jonas')
    const mia = await joinRoom(devices, code, 'Mia')
    const tv = await startScreen(devices, code)
    await tv.getByText('3 here.').waitFor()
    await checkAxe(host)
    await expectNoSidewaysScroll(host)

    await host.getByRole('button', { name: /^Start/ }).click()
    await host.getByRole('main').getByText('Everybody answers at once.').waitFor()
    await checkAxe(host)
    await answer(host, true)
    await host.getByText('Waiting for Jonas and Mia').waitFor()
    await tv.getByText('1 of 3 in').waitFor()
    expect(await tv.locator('main').innerText()).not.toContain('Sofie')
    await host.reload()
    await host.getByText('Waiting for Jonas and Mia').waitFor()

    await checkAxe(host)
    await offline(mia)
    await answer(jonas, false)
    await tv.getByText('One has.').waitFor({ timeout: awayMs })
    await tv.getByText('Sofie').waitFor()
    await expectNoCutWords(tv)
    await checkAxe(tv)
    await offline(mia, false)
    await jonas.getByText(/^loses one/).waitFor({ timeout: awayMs })
    await jonas.getByRole('button', { name: /^Next/ }).click()
    await host.getByRole('main').getByText('Only you have…').waitFor()
    await checkAxe(host)
    await host.getByRole('button', { name: /^Told/ }).click()
    for (const each of [host, jonas, mia]) {
      await each.getByRole('main').getByText('Everybody answers at once.').waitFor()
    }
    for (const each of [jonas, mia, tv]) await each.context().close()
  })

  test('a phone without a network says so, can give its seat to another, and comes back', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const code = await openRoom(host, 'Sofie')
    const jonas = await joinRoom({ browser, baseUrl }, code, 'Jonas')
    const ida = await watchRoom({ browser, baseUrl }, code)
    await jonas.getByRole('button', { name: /^Write a prompt/ }).click()
    await jonas.getByRole('textbox').fill('half a thou')
    for (const device of [jonas, ida]) await offline(device)
    // A page that wakes after so long looks at once; else the silence may be a slow network.
    for (const device of [jonas, ida]) {
      await device.evaluate((ms) => {
        const { now } = Date
        Date.now = () => now() + ms
        window.dispatchEvent(new Event('online'))
      }, trustedMs)
    }
    await jonas.getByRole('heading', { name: 'Your seat is kept.' }).waitFor({ timeout: awayMs })
    await ida.getByText('They play on. You’re back by yourself').waitFor({ timeout: awayMs })
    for (const device of [jonas, ida]) {
      await checkAxe(device)
      await expectNoCutWords(device)
      await expectNoSidewaysScroll(device)
    }
    await jonas.getByRole('button', { name: /^Other phone/ }).click()
    const sheet = jonas.getByRole('dialog', { name: 'Move my seat' })
    await sheet.getByText('Join as Jonas, the same name.').waitFor()
    await checkAxe(jonas)
    await sheet.getByRole('button', { name: /^Keep it here/ }).click()
    await sheet.waitFor({ state: 'hidden' })
    for (const device of [jonas, ida]) {
      await device.getByRole('button', { name: 'Try now' }).click()
      await offline(device, false)
    }
    const written = jonas.getByRole('dialog', { name: 'Write a prompt' })
    await written.waitFor({ timeout: awayMs })
    expect(await written.getByRole('textbox').inputValue()).toBe('half a thou')
    await written.getByRole('button', { name: 'Close' }).click()
    await jonas.getByText('You are in. Keep this page open').waitFor()
    await ida.getByRole('heading', { name: 'Vote when it asks.' }).waitFor({ timeout: awayMs })
    for (const each of [jonas, ida]) await each.context().close()
  })

  test('every device in the lobby has the game before it starts', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const code = await openRoom(host, 'Sofie')
    const jonas = await joinRoom({ browser, baseUrl }, code, 'Jonas')
    const ida = await watchRoom({ browser, baseUrl }, code)
    const tv = await startScreen({ browser, baseUrl }, code)
    const devices = [jonas, ida, tv]
    for (const device of devices) {
      await waitForQuiet(device)
      // What is open already, the socket, goes on.
      await device.route('**/assets/*', (route) => route.abort())
    }
    await host.getByRole('button', { name: /^Start/ }).click()
    await jonas.getByRole('main').getByText('Everybody answers at once.').waitFor()
    for (const each of [ida, tv]) await each.getByText('0 of 2 in').waitFor()
    for (const device of devices) await device.context().close()
  })

  test('a picked game is named while its script is on the way, and starts once it is there', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const code = await openRoom(host, 'Sofie')
    await (await joinRoom({ browser, baseUrl }, code, 'Jonas')).context().close()
    await waitForQuiet(host)
    const release = await holdScripts(host)
    await host.getByRole('button', { name: /Change$/ }).click()
    await host.getByRole('button', { name: /^Meyer/ }).click()
    await host.getByText('This phone fetches the game.').waitFor()
    expect(await host.getByRole('button', { name: /^Start|^Pick a game/ }).count()).toBe(0)
    await host.getByRole('main').getByText('Meyer').first().waitFor()
    await checkAxe(host)
    release()
    await host.getByRole('button', { name: /^Start/ }).click()
    await host.getByRole('main').getByText('Roll').first().waitFor()
  })

  test('what is typed before hydration stays', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/join', { waitUntil: 'commit' })
    const letters = page.getByLabel(/^The four letters/)
    await letters.fill('hktr')
    await page.getByLabel('Your name').fill('Ida')
    release()
    await page.getByText('as Ida, in room HKTR').waitFor()
  })

  test('is not opened without a name', async ({ page }) => {
    await page.goto('/r')
    await waitForHydration(page)
    await page.getByRole('button', { name: /^Open a room/ }).click()
    await page.getByText('Every player needs a name.').waitFor()
  })

  test('an unknown code is said to be one, and the letters stay', async ({ page, expectError }) => {
    expectError(/404/)
    await page.goto('/join')
    await page.getByLabel(/^The four letters/).fill('BBBB')
    const nextBox = () =>
      page
        .locator('b[data-now]')
        .evaluateAll((boxes) => boxes.findIndex((box) => box.dataset.now === 'true'))
    await expect.poll(nextBox).toBe(3)
    await page.getByLabel('Your name').fill('Ida')
    await page.getByRole('button', { name: /^Join/ }).click()
    await page.getByText('No room has this code. Check the four letters').waitFor()
    expect(await page.getByLabel(/^The four letters/).inputValue()).toBe('BBBB')
  })
})
