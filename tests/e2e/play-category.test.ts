import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { testEveryScreen, type Visit } from './every-screen.ts'
import { test } from './fixtures.ts'
import {
  button,
  endGame,
  escapeAsksFirst,
  passTime,
  pauseClock,
  play,
  playWithRules,
  press,
  promptOf,
  recapOf,
  savedTable,
} from './game-actions.ts'

const title = 'Category'
const three = { names: ['Sofie', 'Jonas', 'Mia'], rules: { 'How long': '5 categories' } }
const bomb = { 'The clock': 'A hidden bomb' }

type SavedCategory = { state: { card: { clock: { leftMs: number } } } }

/** What the ring says, or the bomb. */
const ring = (page: Page, says: string) =>
  page.locator('p').filter({ hasText: new RegExp(`^${says}$`) })

async function answer(page: Page, times: number): Promise<void> {
  for (let said = 1; said <= times; said++) await press(page, 'Next')
}

/** The answerer's is out, or counts. */
async function challenge(page: Page, verdict: 'Out' | 'Counts'): Promise<void> {
  await press(page, 'Challenge')
  await page.getByText('Hands up, and the most hands win.').waitFor()
  await press(page, verdict)
}

async function letBombGoOff(page: Page): Promise<void> {
  const { state } = (await savedTable(page, 'category')) as SavedCategory
  await passTime(page, state.card.clock.leftMs)
  await page.getByText('Boom. Holding it:').waitFor()
}

describe('a clock each', () => {
  test('five categories to the end screen, and again with the same table', async ({ page }) => {
    await play(page, title, three)
    await pauseClock(page)
    await page.getByText('five seconds to answer').waitFor()

    // Every lap takes half a second: after two of them four seconds are left for a turn.
    await press(page, 'Start')
    await ring(page, '5seconds').waitFor()
    await answer(page, 6)
    await ring(page, '4seconds').waitFor()
    await passTime(page, 3900)
    await ring(page, '1second').waitFor()
    await passTime(page, 100)
    await page.getByText('Out of time:').waitFor()
    expect(await promptOf(page)).toContain('Sofie')
    await page.getByText('A sip, if you like. Water counts.').waitFor()

    // Who pays begins. A challenge, both ways; a tie is one of them.
    await press(page, 'Next', 'Start', 'Next')
    await challenge(page, 'Out')
    await page.getByText('Does not count:').waitFor()
    expect(await promptOf(page)).toContain('Sofie')
    await press(page, 'Next', 'Start', 'Next', 'Challenge')
    await page.getByText('Does Sofie’s count?').waitFor()
    await page.getByRole('group', { name: 'Who challenges?' }).getByText('Mia').click()
    await press(page, 'Counts')
    await page.getByText('Doubted for nothing:').waitFor()
    expect(await promptOf(page)).toContain('Mia')
    await press(page, 'Next', 'Start', 'Next', 'Next', 'Repeat')
    await page.getByText('Said already:').waitFor()
    expect(await promptOf(page)).toContain('Sofie')
    await press(page, 'Next', 'Start')
    await passTime(page, 5000)
    await press(page, 'The end')

    expect(await recapOf(page)).toEqual([
      'Jonas | penalties, 2 answers, 2 in a row | 0',
      'Mia | penalty, 3 answers, 2 in a row | 1',
      'Sofie | penalties, 3 answers, 2 in a row | 4',
    ])
    await page.getByText(/^Paid least: Jonas\. Longest run: /).waitFor()
    await press(page, 'Again')
    await page.getByText('five seconds to answer').waitFor()
  })

  test('a phone that slept costs nobody a turn', async ({ page }) => {
    await play(page, title, three)
    await pauseClock(page)
    await press(page, 'Start')
    await passTime(page, 60 * 60 * 1000)
    await page.getByText('nobody lost any time').waitFor()
    await press(page, 'Carry on')
    await ring(page, '5seconds').waitFor()
  })

  test('a challenge can be dropped, a category swapped', async ({ page }) => {
    await play(page, title, three)
    await pauseClock(page)
    const first = await promptOf(page)
    await press(page, 'Not for us')
    await expect.poll(() => promptOf(page)).not.toBe(first)
    await page.getByText('of 5').locator('..').getByText('1', { exact: true }).waitFor()
    await press(page, 'Start', 'Next', 'Challenge', 'Never mind, play on', 'Carry on', 'Next')
    await endGame(page)
    expect((await recapOf(page))[0]).toMatch(/^Sofie \| penalties, 1 answer \| 0$/)
  })

  test('by the keys of a big screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await play(page, title, three)
    await pauseClock(page)
    await page.keyboard.press('Space')
    await page.getByText('said it, over to Jonas').waitFor()
    await escapeAsksFirst(page)
    await page.keyboard.press('Space')
    await page.getByText('said it, over to Mia').waitFor()
    await page.keyboard.press('ArrowLeft')
    await button(page, 'Carry on').waitFor()
  })
})

describe('a hidden bomb', () => {
  test('does not tell, outlives a reload and goes off in somebody’s hands', async ({ page }) => {
    await play(page, title, { ...three, rules: { ...three.rules, ...bomb } })
    await pauseClock(page)
    await press(page, 'Light it', 'Next')
    await ring(page, '\\?ticking').waitFor()
    await page.reload()
    await ring(page, '\\?resting').waitFor()
    await press(page, 'Carry on')
    await letBombGoOff(page)
    expect(await promptOf(page)).toContain('Jonas')
    await page.getByText('Jonas starts the next one').waitFor()
  })
})

async function walk(page: Page, visit: Visit): Promise<void> {
  const carryOn = () => press(page, 'Carry on')
  await visit(page)
  await press(page, 'Start')
  await visit(page, carryOn)
  await press(page, 'Next')
  await visit(page, carryOn)
  await press(page, 'Challenge')
  await visit(page)
  await press(page, 'Out')
  await visit(page)
  await endGame(page)
  await visit(page)
  await playWithRules(page, bomb)
  await visit(page)
  await press(page, 'Light it')
  await visit(page, carryOn)
  await letBombGoOff(page)
  await visit(page)
}

testEveryScreen(title, three, walk)
