import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  checkAxe,
  expectNoCutWords,
  expectNoSidewaysScroll,
  offline,
  waitForHydration,
} from './fixtures.ts'
import { offlineTest as test, visitOnce } from './offline-phone.ts'
import { type Devices, joinRoom, openRoom, pressInRoomSheet, startScreen } from './room-actions.ts'

/** A phone trusts a silent socket for half a minute, and says so ten seconds later. */
const lostMs = 60_000
const testMs = 180_000

const answer = (page: Page, has: boolean) =>
  page.getByRole('button', { name: has ? /^I have(?!n)/ : /^I haven/ }).click()

/** Host, two phones and a TV at the first reveal, of which the host's phone has a copy. */
async function playRound(host: Page, devices: Devices) {
  await visitOnce(host)
  const code = await openRoom(host, 'Sofie')
  const jonas = await joinRoom(devices, code, 'Jonas')
  const mia = await joinRoom(devices, code, 'Mia')
  const tv = await startScreen(devices, code)
  await tv.getByText('3 here.').waitFor()
  await host.getByRole('button', { name: /^Start/ }).click()
  await host.getByRole('main').getByText('Everybody answers at once.').waitFor()
  for (const each of [host, jonas]) await answer(each, true)
  await answer(mia, false)
  await tv.getByText('Two have.').waitFor()
  await host.waitForFunction(() => localStorage['party-dojo:room-copy']?.includes('-1"'))
  return { code, jonas, mia, tv, others: [jonas, mia, tv] }
}

const carryOn = (host: Page) => host.getByRole('button', { name: /^Carry on/ }).click()

/** Jonas has, and tells no story. */
async function playOnOnePhone(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Jonas 9 of 10 petals' }).click()
  await host.getByRole('button', { name: /^Next/ }).click()
  await host.getByRole('button', { name: /^Keep it/ }).click()
  await host.getByText('Who has? Mia reads.').waitFor()
}

async function bottomOf(button: Locator): Promise<number> {
  const box = await button.boundingBox()
  return box ? Math.floor(box.y + box.height) : Number.POSITIVE_INFINITY
}

const copyOn = (host: Page) => host.evaluate(() => localStorage['party-dojo:room-copy'] ?? '')

describe('a room whose network ends', { timeout: testMs }, () => {
  test('goes on on one phone, through a reload, and comes back', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const { code, jonas, mia, tv, others } = await playRound(host, { browser, baseUrl })
    await offline(host)
    const goOn = host.getByRole('button', { name: /^Take it along/ })
    await goOn.waitFor({ timeout: lostMs })
    for (const [width, height] of [
      [320, 640],
      [844, 390],
      [390, 844],
    ] as const) {
      await host.setViewportSize({ width, height })
      await expect.poll(() => bottomOf(goOn)).toBeLessThanOrEqual(height)
    }
    await checkAxe(host)
    await expectNoSidewaysScroll(host)
    await goOn.click()
    await host.getByRole('button', { name: /^Carry on/ }).waitFor()
    await host.reload()
    await carryOn(host)
    await playOnOnePhone(host)
    await host.reload()
    await host.getByText('Who has? Mia reads.').waitFor()

    await offline(host, false)
    await host.getByText(`Room ${code} can be reached.`).waitFor()
    await tv.getByRole('heading', { name: 'On Sofie’s phone' }).waitFor()
    await expectNoCutWords(tv)
    await checkAxe(tv)
    await jonas.getByText('The game goes on there. It comes back here.').waitFor()
    await checkAxe(jonas)

    await host.getByRole('button', { name: 'Menu' }).click()
    await host.getByRole('button', { name: /^Back to the room/ }).click()
    await host.getByRole('heading', { name: 'The game is on this phone.' }).waitFor()
    await checkAxe(host)
    await expectNoSidewaysScroll(host)
    await host.getByRole('button', { name: /^Bring it back/ }).click()
    for (const each of [host, jonas, mia]) {
      await each.getByRole('main').getByText('Everybody answers at once.').waitFor()
      await answer(each, true)
    }
    await tv.getByText('Three have.').waitFor()
    await tv.getByText('loses one, 7 left').waitFor()
    expect(await copyOn(host)).not.toContain('dealtAtMs":1')
    for (const each of others) await each.context().close()
  })

  test('goes on by tap, and the host chooses where the room has gone on too', async ({
    page: host,
    browser,
    baseUrl,
    expectError,
  }) => {
    expectError(/409/)
    const { code, jonas, others } = await playRound(host, { browser, baseUrl })
    await pressInRoomSheet(host, 'Take it along')
    await carryOn(host)
    await host.getByRole('button', { name: /^Next/ }).click()
    await playOnOnePhone(host)
    await jonas.getByText('The game goes on there. It comes back here.').waitFor()
    await host.goto(`/r/${code}`)
    await waitForHydration(host)
    const refusal = { status: 409, headers: { 'x-room-refusal': 'moved' }, json: {} }
    await host.route('**/bring-back', (route) => route.fulfill(refusal), { times: 1 })
    await host.getByRole('button', { name: /^Bring it back/ }).click()
    await host.getByRole('heading', { name: 'The room has gone on.' }).waitFor()
    await checkAxe(host)
    await expectNoSidewaysScroll(host)
    await host.getByRole('button', { name: /^Use this one/ }).click()
    await jonas.getByRole('main').getByText('Everybody answers at once.').waitFor()
    expect(await copyOn(host)).not.toContain('dealtAtMs":1')
    for (const each of others) await each.context().close()
  })
})
