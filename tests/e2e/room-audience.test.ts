import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAxe, expectNoCutWords, expectNoSidewaysScroll, test } from './fixtures.ts'
import { joinRoom, newPage, openRoom, pickGame, startScreen, watchRoom } from './room-actions.ts'

/** The TV's moment, and then what the audience said. */
const toldMs = 20_000

const answer = (page: Page, has: boolean) =>
  page.getByRole('button', { name: has ? /^I have(?!n)/ : /^I haven/ }).click()

/** As a finger does that was on its way to what stood there before. */
const tapOnceShown = (page: Page, words: string) =>
  page.evaluate((start) => {
    const observer = new MutationObserver(() => {
      const link = [...document.querySelectorAll('a')].find((a) => a.textContent?.startsWith(start))
      if (!link) return
      observer.disconnect()
      link.click()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  }, words)

describe('the audience of a room', () => {
  test('watches on a phone, taps where the game asks, and is shown by share', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const devices = { browser, baseUrl }
    const code = await openRoom(host, 'Sofie')
    const jonas = await joinRoom(devices, code, 'Jonas')
    const tv = await startScreen(devices, code)
    const watcher = await watchRoom(devices, code)
    const second = await watchRoom(devices, code)
    await tv.getByText('2 here, 2 watching.').waitFor()
    await watcher.getByText('1 watches with you. No name, no score.').waitFor()
    await checkAxe(watcher)
    await expectNoSidewaysScroll(watcher)

    await host.getByRole('button', { name: /^Start/ }).click()
    await watcher.getByText('You’re watching.').waitFor()
    await watcher.getByText('0 of 2 in').waitFor()
    await checkAxe(watcher)
    await answer(watcher, true)
    await watcher.getByRole('button', { name: /^I have.*A bar of its own/ }).waitFor()
    await answer(second, false)
    await second.getByRole('button', { name: /^I haven’t.*A bar of its own/ }).waitFor()
    await watcher.reload()
    await watcher.getByText('0 of 2 in').waitFor()
    await answer(watcher, false)
    await watcher.getByRole('button', { name: /^I haven’t.*A bar of its own/ }).waitFor()
    expect(await tv.locator('main').innerText()).not.toContain('%')

    await tapOnceShown(watcher, 'Take a seat')
    for (const player of [host, jonas]) await answer(player, false)
    for (const player of [host, jonas]) {
      await player.getByRole('button', { name: '0', exact: true }).click()
    }
    await tv.getByText('2 in the audience').waitFor({ timeout: toldMs })
    await tv.getByText('100%').waitFor()
    await tv.getByText('2 watching').waitFor()
    await expectNoCutWords(tv)
    await watcher.getByText('2 in the audience').waitFor({ timeout: toldMs })
    expect(await watcher.getByRole('button', { name: /^Next/ }).count()).toBe(0)
    // The tap came where the vote had stood.
    expect(watcher.url()).toMatch(/#watch$/)
    await expectNoSidewaysScroll(watcher)
    await checkAxe(watcher)

    await watcher.getByRole('link', { name: /^Take a seat/ }).click()
    await watcher.getByLabel('Your name').fill('Ida')
    await watcher.getByRole('button', { name: /^Join/ }).click()
    await watcher
      .getByRole('main')
      .getByText(/You are in from the next prompt on|Have not/)
      .waitFor()
    await tv.getByText('1 watching').waitFor()
    for (const each of [jonas, tv, watcher, second]) await each.context().close()
  })

  test('votes for a name; the host’s lock lets nobody else in', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const devices = { browser, baseUrl }
    const code = await openRoom(host, 'Sofie')
    const jonas = await joinRoom(devices, code, 'Jonas')
    const mia = await joinRoom(devices, code, 'Mia')
    await pickGame(host, 'Most likely to')
    const watcher = await watchRoom(devices, code)
    await host.getByRole('button', { name: /^Start/ }).click()
    const votes = watcher.getByRole('group', { name: 'Your vote' })
    await votes.getByRole('button', { name: 'Mia' }).click()
    await watcher.getByText('Your vote is in').waitFor()
    expect(await votes.getByRole('button', { name: 'Mia' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    await expectNoSidewaysScroll(watcher)
    await checkAxe(watcher)

    await host.getByRole('button', { name: new RegExp(`^${code}`) }).click()
    await host.getByRole('switch', { name: /^Lock the room/ }).click()
    await watcher.getByRole('button', { name: new RegExp(`^${code}`) }).click()
    await watcher.getByRole('dialog').getByText('3 playing, 1 watching.').waitFor()
    expect(await watcher.getByRole('button', { name: /^Take a seat/ }).count()).toBe(0)
    const late = await newPage(devices)
    await late.goto(`/r/${code}`)
    await late.getByRole('button', { name: /^Just watch/ }).click()
    await late.getByText('This room is locked. Ask the host', { exact: true }).waitFor()
    for (const each of [jonas, mia, watcher, late]) await each.context().close()
  })

  test('sees how the room’s vote on the next game stands', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const devices = { browser, baseUrl }
    const code = await openRoom(host, 'Sofie')
    const jonas = await joinRoom(devices, code, 'Jonas')
    const watcher = await watchRoom(devices, code)
    await host.getByRole('button', { name: /Change$|^Pick a game/ }).click()
    await host.getByRole('button', { name: /^Let the room choose/ }).click()
    await watcher.getByRole('heading', { name: 'What next?' }).waitFor()
    const games = (page: Page) => page.getByRole('list', { name: 'Games' })
    await games(jonas).getByRole('button').first().click()
    await games(watcher).getByText('1 vote').waitFor()
    expect(await games(watcher).getByRole('button').count()).toBe(0)
    await expectNoSidewaysScroll(watcher)
    await checkAxe(watcher)
    for (const each of [jonas, watcher]) await each.context().close()
  })

  test('picks one of two questions that Word guess’s asker typed', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const devices = { browser, baseUrl }
    const code = await openRoom(host, 'Sofie')
    const jonas = await joinRoom(devices, code, 'Jonas')
    const tv = await startScreen(devices, code)
    await pickGame(host, 'Word guess')
    const watcher = await watchRoom(devices, code)
    await host.getByRole('button', { name: /^Start/ }).click()
    await host.getByRole('button', { name: /^Keep/ }).click()
    await jonas.getByRole('button', { name: 'Two questions' }).click()
    await jonas.getByLabel('The first question').fill('Is it taller than a door?')
    await jonas.getByLabel('The second question').fill('Would you let it sleep on your sofa?')
    await expectNoSidewaysScroll(jonas)
    await checkAxe(jonas)
    await jonas.getByRole('button', { name: /^Let them pick/ }).click()
    await tv.getByText('Would you let it sleep on your sofa?').waitFor()
    await watcher.getByRole('button', { name: 'The second' }).click()
    await watcher.getByRole('button', { name: /^The second.*A bar of its own/ }).waitFor()
    await expectNoCutWords(tv)
    // One tap decides nothing: the first is asked.
    await host.getByRole('heading', { name: 'Jonas asks' }).waitFor({ timeout: toldMs })
    await host.getByRole('button', { name: /^Yes/ }).click()
    await tv.getByText('1 in the audience').waitFor()
    const first = tv.getByRole('listitem').filter({ hasText: 'Is it taller than a door?' })
    await first.getByText('Yes').waitFor()
    for (const each of [jonas, tv, watcher]) await each.context().close()
  })
})
