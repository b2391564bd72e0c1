import { globSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { promptKey } from '#domain/prompts/memory.ts'
import { saveOnPhone, seatPlayers } from '#tests/support/browser/phone.ts'
import { checkAxe, expectNoCutWords, expectNoSidewaysScroll, test } from './fixtures.ts'
import { openGame, press, seat } from './game-actions.ts'
import { joinRoom, openRoom, pickGame } from './room-actions.ts'

const minute = 60_000

describe('on one phone', () => {
  test('each chooses below their name, and is asked so', async ({ page }) => {
    await openGame(page, 'Never have I ever')
    await seat(page, ['Sofie', 'Jonas', 'Mia'])
    await page.getByRole('button', { name: /3 at the table/ }).click()
    await page.getByRole('button', { name: /^How Mia plays/ }).click()
    const sheet = page.getByRole('dialog', { name: 'How Mia plays' })
    await checkAxe(page)
    await expectNoSidewaysScroll(page)
    await expectNoCutWords(page)
    await sheet.getByRole('switch', { name: /^Points only/ }).click()
    await press(page, 'Done')
    await page.getByRole('button', { name: 'How Mia plays: Points only' }).waitFor()
    await page.getByRole('button', { name: /^How Jonas plays/ }).click()
    await page.getByRole('switch', { name: /^Soft drinks/ }).click()
    await press(page, 'Done')
    await checkAxe(page)
    await page.getByRole('dialog').getByRole('button', { name: '3 at the table' }).click()
    await page.getByRole('button', { name: /^Play/ }).click()
    const main = page.getByRole('main')
    await main.getByText('A sip, if you play for sips. Water counts.').waitFor()
    await main.getByRole('button', { name: /^Mia/ }).click()
    await main.getByText('Own up and smile.').waitFor()
    await main.getByRole('button', { name: /^Mia/ }).click()
    await main.getByRole('button', { name: /^Jonas/ }).click()
    await main.getByText('A sip without alcohol, if you like.').waitFor()
  })

  test('who sits out is not dealt in, and comes back in the middle of the game', async ({
    page,
  }) => {
    await openGame(page, 'Never have I ever')
    await seat(page, ['Sofie', 'Jonas', 'Mia'])
    await page.getByRole('button', { name: /3 at the table/ }).click()
    await page.getByRole('button', { name: /^How Mia plays/ }).click()
    await page.getByRole('switch', { name: /^Sitting this one out/ }).click()
    await press(page, 'Done')
    await page.getByRole('dialog').getByRole('button', { name: '2 at the table' }).click()
    await page.getByRole('button', { name: /^Play/ }).click()
    const main = page.getByRole('main')
    await main.getByText('Who has?').waitFor()
    expect(await main.getByRole('button', { name: /^Mia/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('button', { name: /^Players/ }).click()
    await page.getByRole('button', { name: /^How Jonas plays/ }).click()
    await page.getByRole('switch', { name: /^Points only/ }).click()
    await press(page, 'Done')
    await checkAxe(page)
    await press(page, 'Play on')
    await main.getByRole('button', { name: /^Jonas/ }).click()
    await main.getByText('Own up and smile.').waitFor()
  })

  test('eight sips in half an hour, and the next is a water', async ({ page }) => {
    await seatPlayers(page, ['Sofie', 'Jonas', 'Mia'])
    const now = Date.now()
    const entry = { ask: '1.1', player: 'guest-1', sips: 3 }
    await saveOnPhone(page, 'pace', {
      sinceMs: now - 26 * minute,
      lastMs: now,
      waterMs: now - 26 * minute,
      entries: [1, 2, 3].map((id) => ({ ...entry, ask: `1.${id}`, atMs: now - id * minute })),
    })
    await openGame(page, 'Never have I ever')
    await page.getByRole('button', { name: /^Play/ }).click()
    const main = page.getByRole('main')
    await main.getByRole('button', { name: /^Jonas/ }).click()
    await main.getByText('Have a water.').waitFor()
    await main.getByRole('button', { name: /^Jonas/ }).click()
    await main.getByRole('button', { name: /^Mia/ }).click()
    await main.getByText('A sip, if you like. Water counts.').waitFor()
    await main.getByRole('button', { name: /^Sofie/ }).click()
    await press(page, 'Next')
    await page.getByRole('dialog', { name: 'Water for everybody.' }).waitFor()
    await checkAxe(page)
    await press(page, 'Cheers, on we go')
    await press(page, 'Next')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

test('a table that has seen all is asked, and another table is not', async ({ page }) => {
  const packs = globSync('src/games/never-have-i-ever/packs/*.json').map((path) =>
    JSON.parse(readFileSync(path, 'utf8')),
  )
  const elements: (string | { text: string })[] = packs.flatMap(
    ({ lists = [] }) => lists[0]?.elements ?? [],
  )
  const prompts = elements.map((each) => (typeof each === 'string' ? each : each.text))
  await seatPlayers(page, ['Sofie', 'Jonas', 'Mia'])
  await saveOnPhone(page, 'groups', [{ id: 'g', names: ['jonas', 'mia', 'sofie'], lastMs: 1 }])
  await saveOnPhone(page, 'shown:never-have-i-ever', { g: prompts.map(promptKey) })
  await openGame(page, 'Never have I ever')
  await page.getByRole('button', { name: /^Play/ }).click()
  const sheet = page.getByRole('dialog', { name: 'You have seen them all.' })
  await sheet.waitFor()
  await checkAxe(page)
  await expectNoCutWords(page)
  await sheet.getByRole('button', { name: /^Other packs/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Play/ }).click()
  await sheet.getByRole('button', { name: 'The oldest again' }).click()
  await page.getByRole('button', { name: 'Leave' }).waitFor()

  await page.evaluate(() => localStorage.removeItem('party-dojo:table:never-have-i-ever'))
  const others = ['Ann', 'Bo', 'Cem'].map((name) => ({ id: name, name }))
  await page.evaluate(
    (text) => localStorage.setItem('party-dojo:players', text),
    JSON.stringify(others),
  )
  await page.goto('/games/never-have-i-ever')
  await page.getByRole('button', { name: /^Play/ }).click()
  await page.getByRole('button', { name: 'Leave' }).waitFor()
})

test('in a room the host makes a running game sober', async ({ page: host, browser, baseUrl }) => {
  const code = await openRoom(host, 'Sofie')
  const mia = await joinRoom({ browser, baseUrl }, code, 'Mia')
  const ida = await joinRoom({ browser, baseUrl }, code, 'Ida')
  await pickGame(host, 'Never have I ever')
  await host.getByRole('button', { name: /^Start/ }).click()
  for (const phone of [host, mia, ida]) {
    await phone
      .getByRole('button', { name: /^I have(?!n)/ })
      .first()
      .click()
  }
  await mia.getByText('A sip, if you like. Water counts.').waitFor()
  await host.getByRole('button', { name: new RegExp(code) }).click()
  await host.getByRole('switch', { name: /^Sober mode/ }).click()
  await mia.getByText('A sip, if you like. Water counts.').waitFor({ state: 'detached' })
  await mia.getByRole('button', { name: new RegExp(code) }).click()
  await mia.getByRole('button', { name: /^How I play/ }).click()
  await mia.getByRole('switch', { name: /^Soft drinks/ }).click()
  await press(mia, 'Done')
  await mia.getByText('A sip without alcohol, if you like.').waitFor()
  for (const phone of [mia, ida]) await phone.context().close()
})
