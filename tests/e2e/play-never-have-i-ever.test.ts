import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { testEveryScreen, type Visit } from './every-screen.ts'
import { test } from './fixtures.ts'
import { button, endGame, play, press, promptOf, recapOf, undo } from './game-actions.ts'

const title = 'Never have I ever'
const short = { 'How long': '20 prompts' }

const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d+ of 10 petals$`) })

/** Taps who is guilty and moves on. */
async function guilty(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await chip(page, name).click()
  await press(page, 'Next')
}

describe('petals', () => {
  test('the tenth petal ends the game, and again with the same table', async ({ page }) => {
    await play(page, title, { rules: short })
    await page.getByText('Guilty? Lose a petal. A sip, if you like. Water counts.').waitFor()

    // Everybody starts with two plums.
    const drawn = chip(page, 'Jonas').locator('circle')
    expect(await drawn.evaluateAll((all) => all.map((one) => one.dataset.state))).toEqual(
      Array.from({ length: 10 }, () => 'left'),
    )

    // The guilty lose one each: Jonas and Mia.
    await chip(page, 'Jonas').click()
    await page.getByText('Jonas loses a petal').waitFor()
    expect(await drawn.last().getAttribute('data-state')).toBe('loose')
    await chip(page, 'Mia').click()
    await page.getByText('Jonas and Mia lose a petal').waitFor()
    await press(page, 'Next')

    // A wrong tap is taken back by tapping again: nobody is guilty, so the reader loses, Jonas.
    await page.getByText('Who has? Jonas reads.').waitFor()
    expect(await drawn.last().getAttribute('data-state')).toBe('lost')
    await guilty(page, 'Emil', 'Emil')

    // Only one: the table would like the story, and no is an answer.
    await guilty(page, 'Sofie')
    await page.getByText('Only Sofie has…').waitFor()
    await press(page, 'Told it')
    await guilty(page, 'Emil')
    await press(page, 'Keep it')

    // The first without a petal ends it, long before the twentieth prompt.
    await chip(page, 'Jonas').getByText('8 of 10 petals').waitFor()
    for (let round = 5; round <= 12; round++) {
      await guilty(page, 'Jonas', 'Sofie')
    }
    expect(await recapOf(page)).toEqual([
      'Mia | petals left, 1 lost in 12 | 9',
      'Emil | petals left, 1 lost in 12 | 9',
      'Sofie | petal left, 9 lost in 12 | 1',
      'Jonas | petals left, 10 lost in 12 | 0',
    ])
    await page.getByRole('heading', { level: 1, name: 'Jonas has lived.' }).waitFor()

    await press(page, 'Again')
    await page.getByText('Who has? Sofie reads.').waitFor()
    for (const name of ['Sofie', 'Jonas', 'Mia', 'Emil']) await chip(page, name).waitFor()
  })

  test('nobody counts when the house rule says so', async ({ page }) => {
    await play(page, title, { rules: { 'Count petals': 'Off' } })
    await button(page, 'Next').waitFor()
    expect(await page.getByText('Who has?').count()).toBe(0)
    await press(page, 'Next', 'Next')
    await endGame(page)
    await page.getByText('Not a petal lost. Nobody believes you.').waitFor()
  })

  test('not for us swaps the prompt and costs nothing', async ({ page }) => {
    await play(page, title)
    const before = await promptOf(page)
    await chip(page, 'Mia').click()
    await press(page, 'Not for us')
    await expect.poll(() => promptOf(page)).not.toBe(before)
    await page.getByText('of 40').locator('..').getByText('1', { exact: true }).waitFor()
    expect(await chip(page, 'Mia').getAttribute('aria-pressed')).toBe('false')
  })

  test('back takes back the petals of the round before', async ({ page }) => {
    await play(page, title)
    const before = await promptOf(page)
    await guilty(page, 'Mia', 'Emil')
    await undo(page)
    expect(await promptOf(page)).toBe(before)
    expect(await chip(page, 'Mia').getAttribute('aria-pressed')).toBe('true')
  })
})

async function walk(page: Page, visit: Visit): Promise<void> {
  await visit(page)
  await chip(page, 'Mia').click()
  await visit(page)
  await press(page, 'Next')
  await page.getByText('Only Mia has…').waitFor()
  await visit(page)
  await press(page, 'Told it')
  await endGame(page)
  await visit(page)
}

testEveryScreen(title, { rules: short }, walk)
