import { chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { browserOptions } from '#tests/support/browser/browser-options.ts'
import { phone, startGame } from '#tests/support/browser/phone.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { sendCard } from './dare-editor.ts'
import { test as base, offline, waitForLateScripts } from './fixtures.ts'
import { endGame, press } from './game-actions.ts'
import { joinRoom, openRoom, startScreen } from './room-actions.ts'

const host = 'dojo.lan'
const reason = /This page came over plain http/

/** A phone at a name of the local network: a browser trusts none of them without https. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const options = await browserOptions()
    const args = [...(options.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`]
    const browser = await chromium.launch({ ...options, args })
    onCleanup(() => browser.close())
    return browser
  })
  .extend('baseUrl', { scope: 'worker' }, () => inject('baseUrl').replace(/\/\/[^:]+/, `//${host}`))
  .extend('page', async ({ context, expectError }) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
    // The browser says of every page that this header is for https.
    expectError(/Cross-Origin-Opener-Policy/)
    const page = await context.newPage()
    await page.addInitScript(keepVideos)
    return page
  })

/** The video is in no document: this keeps what is played. */
function keepVideos(): void {
  const { play } = HTMLMediaElement.prototype
  const played: HTMLMediaElement[] = []
  Reflect.set(window, 'played', played)
  HTMLMediaElement.prototype.play = function () {
    if (!played.includes(this)) played.push(this)
    return play.call(this)
  }
}

const awake = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'played') as HTMLVideoElement[]).map((video) => ({
      isPlaying: !video.paused && video.currentTime > 0,
      // What Chrome and Safari ask before a video keeps their screen awake.
      mayKeepAwake: !video.muted && !video.loop && video.volume > 0 && video.videoWidth > 0,
      sound: Reflect.get(video, 'webkitAudioDecodedByteCount') > 0,
    })),
  )

test('a game is played to its end, and a video keeps the screen awake meanwhile', async ({
  page,
}) => {
  await startGame(page, '/games/most-likely-to')
  expect(await page.evaluate(() => [isSecureContext, 'wakeLock' in navigator])).toEqual([
    false,
    false,
  ])
  await expect
    .poll(() => awake(page))
    .toEqual([{ isPlaying: true, mayKeepAwake: true, sound: true }])
  expect(await page.getByText('This screen may go dark').count()).toBe(0)
  await endGame(page)
  await expect.poll(async () => (await awake(page))[0]?.isPlaying).toBe(false)
})

test('a game that is found again keeps the screen awake from the first tap on', async ({
  page,
}) => {
  await startGame(page, '/games/most-likely-to')
  await page.reload()
  await page.getByRole('button', { name: 'Leave' }).waitFor()
  await press(page, 'Leave')
  await expect.poll(async () => (await awake(page))[0]?.isPlaying).toBe(true)
})

test('the contact form does its sum and sends', async ({ page }) => {
  await page.goto('/info/contact')
  await page.waitForFunction(() => history.state?.idx !== undefined)
  await page.getByLabel('Your e-mail', { exact: true }).fill('ase@home.example')
  await page.getByLabel('Your message', { exact: true }).fill('From the living room.')
  await press(page, 'Send it')
  await page.getByText('Over plain http it takes some seconds.').waitFor()
  await page.getByRole('heading', { name: 'It is through the door' }).waitFor({ timeout: 60_000 })
})

test('the sign-in page says why there are no passkeys', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('listitem').filter({ hasText: 'With a passkey' }).getByText(reason).waitFor()
  expect(await page.getByText(reason).count()).toBe(1)
})

test('it says once that nothing plays without a network', async ({ page }) => {
  const said = page.getByText(/^Playing without a network needs https/)
  await page.goto('/')
  await said.waitFor()
  await page.reload()
  await waitForLateScripts(page)
  expect(await said.count()).toBe(0)
})

test('a room is joined by its link and its code, played, and found again after sleep', async ({
  page: host,
  browser,
  baseUrl,
}) => {
  const code = await openRoom(host, 'Sofie')
  await host.getByRole('button', { name: 'invite' }).click()
  const link = await host.getByLabel('Your link').inputValue()
  expect(link).toBe(`${baseUrl}/r/${code}`)
  await press(host, 'Copy the link')
  await host.getByText('Copied').waitFor()
  await host.keyboard.press('Escape')

  const devices = { browser, baseUrl }
  const byCode = await joinRoom(devices, code, 'Jonas')
  const byLink = await (await browser.newContext(phone)).newPage()
  await byLink.goto(link)
  await byLink.getByLabel('Your name').fill('Mia')
  await byLink.getByRole('button', { name: /^Join/ }).click()
  const tv = await startScreen(devices, code, '3 here.')
  await host.getByRole('button', { name: /^Start/ }).click()
  const phones = [host, byCode, byLink]
  const answer = async (page: Page) => {
    await page.getByRole('button', { name: /^I haven/ }).click()
    await page.getByRole('button', { name: '0', exact: true }).click()
  }
  for (const each of phones) await answer(each)
  await byLink.getByRole('button', { name: /^Next/ }).click()
  await tv.getByText('0 of 3 in').waitFor()

  await offline(byLink)
  for (const each of [host, byCode]) await answer(each)
  await offline(byLink, false)
  await answer(byLink)
  await host.getByRole('button', { name: /^Next/ }).waitFor()
  // Nobody plays on a TV, and nobody is there to close it.
  await waitForLateScripts(tv)
  expect(await tv.getByText(/^Playing without a network/).count()).toBe(0)
  for (const each of [byCode, byLink, tv]) await each.context().close()
})

test('a tool says why no shake is felt', async ({ page }) => {
  await page.goto('/tools/dice-roll')
  await press(page, 'Shake to')
  await page.getByText(/^Shaking needs https/).waitFor()
})

test('charades says why no tilt is felt', async ({ page }) => {
  await startGame(page, '/games/charades')
  await press(page, 'Begin', 'Ready')
  await page.getByText('Tap here. Tilting needs https').first().waitFor()
})

test('a link is copied all the same, and a line says why it cannot be sent', async ({ page }) => {
  const link = await sendCard(page)
  await page.getByText(/^Sending to another app needs https/).waitFor()
  await press(page, 'Copy the link')
  await page.getByText('Copied').waitFor()
  await page.goto('/info/contact')
  await page.getByLabel('Your message', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+V')
  expect(await page.getByLabel('Your message', { exact: true }).inputValue()).toBe(link)
})
