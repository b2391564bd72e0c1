import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { games } from '#games/registry.ts'
import { twentyNames } from '#tests/support/games/many-names.ts'
import {
  checkAxe,
  expectNoSidewaysScroll,
  offline,
  test,
  waitForHydration,
  waitForQuiet,
} from './fixtures.ts'
import { endGame, play, press, recapOf } from './game-actions.ts'
import { expectWholeNames } from './name-faults.ts'

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Players' })
const listOf = (page: Page, name = 'Players') => page.getByRole('list', { name, exact: true })

async function openPlayers(page: Page): Promise<void> {
  await press(page, 'Menu')
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: /^Players/ })
    .click()
  await sheetOf(page).waitFor()
}

async function closePlayers(page: Page): Promise<void> {
  await sheetOf(page)
    .getByRole('button', { name: /^Play on/ })
    .click()
  await sheetOf(page).waitFor({ state: 'hidden' })
}

async function join(page: Page, name: string): Promise<void> {
  await openPlayers(page)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await sheetOf(page).getByRole('button', { name: 'Add', exact: true }).click()
  await listOf(page).getByText(name, { exact: true }).waitFor()
  await closePlayers(page)
}

async function takeOut(page: Page, name: string): Promise<void> {
  await openPlayers(page)
  await page.getByRole('button', { name: `${name} leaves the table` }).click()
  await sheetOf(page).getByRole('button', { name: 'Take out' }).click()
  await sheetOf(page)
    .getByRole('button', { name: `Back in ${name}` })
    .waitFor()
  await closePlayers(page)
}

const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} `) })

describe('in the middle of a game', () => {
  test('a latecomer plays from the next prompt, also after a reload', async ({ page }) => {
    await play(page, 'Never have I ever')
    await chip(page, 'Sofie').waitFor()
    await join(page, 'Eva')
    expect(await chip(page, 'Eva').count()).toBe(0)
    await press(page, 'Next')
    await chip(page, 'Eva').waitFor()
    await page.reload()
    await chip(page, 'Eva').waitFor()
    await press(page, 'Next')
    await endGame(page)
    expect((await recapOf(page)).some((row) => row.startsWith('Eva |'))).toBe(true)
  })

  test('whose turn it is may go: the turn is the next one’s, and the score stays', async ({
    page,
  }) => {
    await play(page, 'Truth or dare')
    await page.getByRole('heading', { name: 'Sofie: truth or dare?' }).waitFor()
    await takeOut(page, 'Sofie')
    await page.getByRole('heading', { name: 'Jonas: truth or dare?' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Jonas: truth or dare?' }).waitFor()
    await endGame(page)
    await page.getByText('Left early').waitFor()
  })

  test('who went by mistake is back with one tap', async ({ page }) => {
    await play(page, 'Never have I ever')
    await takeOut(page, 'Mia')
    expect(await chip(page, 'Mia').count()).toBe(0)
    await openPlayers(page)
    await sheetOf(page).getByRole('button', { name: 'Back in Mia' }).click()
    await listOf(page, 'Left the table').waitFor({ state: 'detached' })
    await closePlayers(page)
    await press(page, 'Next')
    await chip(page, 'Mia').waitFor()
  })

  test('both work without a network, and another tab follows', async ({ page, context }) => {
    await play(page, 'Never have I ever')
    await waitForHydration(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await chip(other, 'Sofie').waitFor()
    await waitForQuiet(other)
    await offline(page)
    await join(page, 'Eva')
    await takeOut(page, 'Emil')
    await press(page, 'Next')
    for (const tab of [page, other]) {
      await chip(tab, 'Eva').waitFor()
      await chip(tab, 'Emil').waitFor({ state: 'detached' })
    }
    await offline(page, false)
  })

  test('too few left: the game waits for one more, or ends with its scores', async ({ page }) => {
    await play(page, 'Never have I ever', { names: ['Sofie', 'Jonas'] })
    await takeOut(page, 'Jonas')
    await page.getByText('One player is left, and this game takes two.').waitFor()
    await checkAxe(page)
    await press(page, 'Add a player')
    await page.getByLabel('Name', { exact: true }).fill('Eva')
    await sheetOf(page).getByRole('button', { name: 'Add', exact: true }).click()
    await closePlayers(page)
    await press(page, 'Next')
    await chip(page, 'Eva').waitFor()
  })
})

test('twenty names are whole in the sheet, at every width', async ({ page }) => {
  await play(page, 'Never have I ever', { names: twentyNames.slice(0, 19) })
  await openPlayers(page)
  await page.getByLabel('Name', { exact: true }).fill(twentyNames[19] ?? '')
  await sheetOf(page).getByRole('button', { name: 'Add', exact: true }).click()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    await expectWholeNames(page, twentyNames)
    await expectNoSidewaysScroll(page)
  }
  await checkAxe(page)
})

test.for(games.map(({ title }) => title))('%s has players in its menu', async (title, { page }) => {
  await play(page, title)
  await join(page, 'Eva')
  await takeOut(page, 'Jonas')
  await page.getByRole('button', { name: 'Leave' }).waitFor()
})
