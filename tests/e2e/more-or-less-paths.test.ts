import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pressStart } from '#tests/support/browser/phone.ts'
import { offline, test } from './fixtures.ts'
import {
  button,
  changeRules,
  endGame,
  openGame,
  play,
  playFromHome,
  press,
  seat,
} from './game-actions.ts'
import { base, begin, hit, isAt, path, title } from './more-or-less.ts'

const side = (page: Page, at: number) =>
  page
    .getByRole('main')
    .getByRole('list')
    .nth(at + 1)

describe('team-select', () => {
  test('deals two sides, by chance and by hand, with names of their own', async ({ page }) => {
    await play(page, title)
    await isAt(page, 'team-select')
    const sizes = async () => [
      await side(page, 0).getByRole('button').count(),
      await side(page, 1).getByRole('button').count(),
    ]
    expect(await sizes()).toEqual([2, 2])

    await button(page, 'Team').first().click()
    const name = page.getByLabel('Name of the side')
    await name.fill(' ')
    await press(page, 'Keep it')
    await page.getByText('Every side needs a name.').waitFor()
    await name.fill('The Aunts')
    await press(page, 'Keep it')
    await page.getByRole('heading', { name: 'The Aunts' }).waitFor()

    // Everybody over to the other side: one left is a side, nobody is not.
    await side(page, 0).getByRole('button').first().click()
    expect(await sizes()).toEqual([1, 3])
    await side(page, 0).getByRole('button').first().click()
    await page.getByText('nobody on one side').waitFor()
    expect(await button(page, 'Begin').getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('ArrowRight')
    await page.getByText(/^A side with nobody on it answers nothing/).waitFor()
    await isAt(page, 'team-select')
    await press(page, 'Shuffle')
    await expect.poll(sizes).toEqual([2, 2])
    await page.getByText('The Aunts goes first').waitFor()
    await press(page, 'Begin')
    await isAt(page, 'game')
    await page.getByText('you say').locator('..').getByText('The Aunts').waitFor()
  })

  test('is where a path leads whose stage has not come yet', async ({ page }) => {
    for (const stage of ['game', 'ending']) {
      await page.goto(`${base}/${stage}`)
      await isAt(page, 'team-select')
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
  })

  test('is where the bare path leads, and another stage is not there', async ({
    page,
    expectError,
  }) => {
    const answer = await page.request.get(base, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, `${base}/team-select`])
    await page.goto(base)
    await isAt(page, 'team-select')
    expectError(/404/)
    expect((await page.goto(`${base}/elsewhere`))?.status()).toBe(404)
  })
})

describe('the way back', () => {
  test('out of the game is asked about, and out of the ending is not', async ({ page }) => {
    await begin(page, { 'Bets against': 'Off' }, playFromHome)
    await press(page, 'Begin')
    await isAt(page, 'game')
    await button(page, 'More').waitFor()
    await page.goBack()
    await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor()
    await isAt(page, 'game')
    await page.keyboard.press('Escape')
    await hit(page)
    await press(page, 'Next')
    await endGame(page)
    await isAt(page, 'ending')
    await page.goBack()
    await page.getByRole('navigation', { name: 'Games' }).waitFor()
    expect(path(page)).toBe('/')
  })

  test('out of the sides leads to the door: there is no ending yet', async ({ page }) => {
    await play(page, title)
    await press(page, 'Leave')
    await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor()
    expect(await button(page, 'End it here').count()).toBe(0)
    await press(page, 'Keep playing', 'Begin', 'Leave')
    await button(page, 'End it here').click()
    await isAt(page, 'ending')
  })

  test('a game that was left is carried on from the door', async ({ page }) => {
    await begin(page)
    await press(page, 'Begin')
    await isAt(page, 'game')
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await page.getByRole('navigation', { name: 'Games' }).waitFor()
    await page.goto(`${base}/game`)
    await isAt(page, 'team-select')
    await press(page, 'Carry on')
    await isAt(page, 'game')
    await press(page, 'Carry on')
    await button(page, 'More').waitFor()
  })

  test('to the sides from the ending: the door, where a game that is over does not stand in the way', async ({
    page,
  }) => {
    await begin(page)
    await press(page, 'Begin')
    await endGame(page)
    await isAt(page, 'ending')
    await page.goto(`${base}/team-select`)
    await button(page, 'Play').waitFor()
    await isAt(page, 'team-select')
    await page.goto(`${base}/ending`)
    await press(page, 'To the door of this game')
    await isAt(page, 'team-select')
  })
})

test('cards that cannot be had are asked for again', async ({ page, expectError }) => {
  await page.route('**/assets/items*', (route) => route.abort())
  expectError(/items/)
  await openGame(page, title)
  await seat(page)
  await changeRules(page, { 'The clock': 'No clock' })
  // Once the page loads anew: a browser may not ask again for what failed.
  const reloaded = page.waitForEvent('domcontentloaded')
  await press(page, 'Play')
  await reloaded
  await press(page, 'Play')
  await page.getByText('The cards did not arrive. Check the network, then try again.').waitFor()
})

test('a table without a network, once its door was open, plays on and again', async ({ page }) => {
  await openGame(page, title)
  await seat(page)
  await page.waitForLoadState('networkidle')
  await offline(page)
  await pressStart(page)
  await press(page, 'Begin')
  await isAt(page, 'game')
  await endGame(page)
  await press(page, 'Again')
  await isAt(page, 'team-select')
})
