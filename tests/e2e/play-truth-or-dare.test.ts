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
  press,
  promptOf,
  recapOf,
  savedTable,
  undo,
} from './game-actions.ts'

const title = 'Truth or dare'
const two = { names: ['Sofie', 'Jonas'], rules: { 'How long': '3 turns each' } }

const timer = (page: Page) => page.getByRole('button', { name: /(tap to|Again\?)/ })

/** Takes dares, free of charge, until one comes that says how long it lasts. */
async function takeTimedDare(page: Page): Promise<number> {
  await press(page, 'Dare')
  for (let swap = 0; swap < 200; swap++) {
    const clock = await clockOf(page)
    if (clock) return clock.lengthMs
    await press(page, 'Not for us')
  }
  throw new Error('No dare says how long it lasts.')
}

async function clockOf(page: Page): Promise<{ lengthMs: number } | null> {
  await button(page, 'Not for us').waitFor()
  const saved = (await savedTable(page, 'truth-or-dare')) as {
    state: { card: { task: { clock: { lengthMs: number } | null } } }
  }
  return saved.state.card.task.clock
}

describe('turns', () => {
  test('three each to the end screen, and again with the same table', async ({ page }) => {
    await play(page, title, two)
    await page.getByRole('heading', { name: 'Sofie: truth or dare?' }).waitFor()
    await page.getByText('round 1 of 3').waitFor()
    await press(page, 'Truth')
    await page.getByText('round 1 of 3').waitFor()
    await page.getByText('Sofie, the truth').waitFor()
    await page.getByText('Rather not? Five bows, or two sips, if you like. Water counts.').waitFor()
    await press(page, 'Told it', 'Dare')
    await page.getByText('Jonas, I dare you').waitFor()
    await press(page, 'Did it', 'Truth', 'Told it', 'Dare', 'Did it')

    // Two truths running: the third is a dare, and no coin helps.
    await page.getByText('Two truths running. This one is a dare.').waitFor()
    await page.getByText('last round').waitFor()
    expect(await button(page, 'Flip a coin').count()).toBe(0)
    await button(page, 'Truth').click({ force: true })
    await page.getByText('Enough truth for now. This one is a dare.').waitFor()
    await press(page, 'Give me the dare')
    await page.getByText('Sofie, two truths, now a dare').waitFor()
    await press(page, 'Pass')

    // The last one forced was a dare, so the coin cannot force another.
    await press(page, 'Flip a coin for me')
    await page.getByText(/Jonas, the coin (says truth|spares you)/).waitFor()
    await page.getByText('then the end').waitFor()
    await press(page, 'Told it')
    expect(await recapOf(page)).toEqual([
      'Jonas | 1 truth, 2 dares, no bows | 6',
      'Sofie | 2 truths, no dares, 5 bows | 4',
    ])
    await page.getByText('Bravest: Jonas. Most honest: Sofie. Most bows: Sofie.').waitFor()
    await press(page, 'Again')
    await page.getByRole('heading', { name: 'Sofie: truth or dare?' }).waitFor()
  })

  test('the coin falls on either side, and can be taken back', async ({ page }) => {
    await play(page, title, two)
    const seen = new Set<string>()
    for (let flip = 0; flip < 40 && seen.size < 2; flip++) {
      await press(page, 'Flip a coin for me')
      const lead = page.getByText(/Sofie, the coin says (truth|dare)/)
      seen.add((await lead.textContent()) ?? '')
      await press(page, 'Back')
    }
    expect(seen.size).toBe(2)
  })

  test('not for us swaps the task for another of its kind, free of charge', async ({ page }) => {
    await play(page, title, two)
    await press(page, 'Truth')
    const first = await promptOf(page)
    await press(page, 'Not for us')
    await expect.poll(() => promptOf(page)).not.toBe(first)
    await page.getByText('Sofie, the truth').waitFor()
    await undo(page)
    expect(await promptOf(page)).toBe(first)
    await endGame(page)
    await page.getByText('Nothing said, nothing done. Very discreet.').waitFor()
  })

  test('no limit to the truth, where the house rule says so', async ({ page }) => {
    await play(page, title, { names: two.names, rules: { 'Truths in a row': 'No limit' } })
    for (let turn = 0; turn < 8; turn++) await press(page, 'Truth', 'Told it')
    await button(page, 'Flip a coin for me').waitFor()
  })
})

describe('a dare that says how long it lasts', () => {
  test('starts, stops, goes on and runs out by a tap', async ({ page }) => {
    await play(page, title, two)
    await pauseClock(page)
    const lengthMs = await takeTimedDare(page)
    const seconds = lengthMs / 1000
    await button(page, `${seconds} tap to start`).click()
    await button(page, `${seconds} tap to stop`).waitFor()
    await passTime(page, 2000)
    await button(page, `${seconds - 2} tap to stop`).click()
    await passTime(page, 60_000)
    await button(page, `${seconds - 2} tap to go on`).click()
    await passTime(page, lengthMs - 2000)
    await button(page, '0 time. Again\\?').click()
    await button(page, `${seconds} tap to stop`).waitFor()
    await press(page, 'Did it')
    await page.getByRole('heading', { name: 'Jonas: truth or dare?' }).waitFor()
  })

  test('by the keys of a big screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await play(page, title, two)
    await page.keyboard.press('Space')
    await page.getByText(/Sofie, the coin says/).waitFor()
    await escapeAsksFirst(page)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    await page.getByText(/Sofie, the coin says/).waitFor()
    await page.keyboard.press('Space')
    await page.getByRole('heading', { name: 'Jonas: truth or dare?' }).waitFor()
  })
})

async function walk(page: Page, visit: Visit): Promise<void> {
  await visit(page)
  await press(page, 'Truth')
  await visit(page)
  await press(page, 'Told it')
  const lengthMs = await takeTimedDare(page)
  await visit(page)
  await timer(page).click()
  await visit(page, () => timer(page).click())
  await passTime(page, lengthMs)
  await page.getByText('time. Again?').waitFor()
  await visit(page)
  await press(page, 'Did it', 'Truth', 'Told it', 'Dare', 'Did it')
  await visit(page)
  await press(page, 'Give me the dare')
  await visit(page)
  await press(page, 'Did it', 'Truth', 'Told it')
  await visit(page)
}

testEveryScreen(title, two, walk)
