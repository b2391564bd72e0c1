import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { testEveryScreen, type Visit } from './every-screen.ts'
import { test } from './fixtures.ts'
import {
  button,
  endGame,
  escapeAsksFirst,
  openGame,
  passTime,
  pauseClock,
  play,
  playWithRules,
  press,
  recapOf,
  undo,
} from './game-actions.ts'

const title = 'Country Island City'
const short = { 'How long': '3 letters', 'Extra columns': 'None' }
const outLoud = { 'How we play': 'Out loud' }
const graceMs = 15_000
const turnMs = 5000

/** A player's row on the sheet, by what stands in it: name, mark, points. */
const row = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

async function begin(page: Page, rules: Record<string, string> = {}): Promise<void> {
  await play(page, title, { rules: { ...short, ...rules } })
  await pauseClock(page)
}

/** Marks answers of the column, a tap each. */
async function mark(page: Page, as: 'Shared' | 'Out', ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name: `${as} ${name}` }).click()
}

/** Hands for the answer and hands against it. */
async function settle(page: Page, hands: { counts: number; not: number }): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Does it count?' })
  const raise = async (label: string, times: number) => {
    const more = sheet
      .getByRole('group', { name: label })
      .getByRole('button', { name: 'One hand more' })
    for (let hand = 1; hand <= times; hand++) await more.click()
  }
  await raise('It counts', hands.counts)
  await raise('It does not', hands.not)
  await sheet.getByRole('button', { name: /^Settle it/ }).click()
  await sheet.waitFor({ state: 'hidden' })
}

/** A letter in which everybody has answers of their own. */
async function easyLetter(page: Page): Promise<void> {
  await press(page, 'Stop', 'Mia', 'Pens down', 'Next', 'Next', 'Count it')
}

async function pointsOf(page: Page, name: string): Promise<string[]> {
  return page.getByRole('row', { name }).getByRole('cell').allInnerTexts()
}

async function letterOf(page: Page): Promise<string> {
  const said = await page.getByText('The letter is').locator('..').textContent()
  return said?.replace('The letter is ', '').trim() ?? ''
}

describe('on paper', () => {
  test('three letters to the end screen, and again with the same table', async ({ page }) => {
    await openGame(page, title)
    await page.getByText('A pen and paper each.').waitFor()
    await begin(page)
    await page.getByText('A pen and paper each. Write these up').waitFor()
    await page.getByText('Country · Island · City').waitFor()
    await press(page, 'Stop')
    await page.getByText('Færdig (done)? Tap your name.').waitFor()
    await press(page, 'Jonas')
    await page.getByText('is done', { exact: true }).waitFor()
    await passTime(page, graceMs)

    // 10 for an own answer, which needs no tap, 5 for a shared one, 20 for the only one, 0 for none.
    await page.getByRole('heading', { name: 'Country', exact: true }).waitFor()
    await mark(page, 'Shared', 'Jonas')
    await press(page, 'Next')
    await page.getByText('Country: shared takes two. Who else?').waitFor()
    await mark(page, 'Shared', 'Mia')
    await mark(page, 'Out', 'Emil')
    expect(await row(page, 'Sofie').innerText()).toMatch(/their own\s+10/)
    expect(await row(page, 'Mia').innerText()).toMatch(/shared\s+5/)
    expect(await row(page, 'Emil').innerText()).toMatch(/out or empty\s+0/)
    await press(page, 'Next')
    await mark(page, 'Out', 'Jonas', 'Mia', 'Emil')
    expect(await row(page, 'Sofie').innerText()).toMatch(/their own\s+20/)
    await press(page, 'Next')

    // The same tap takes it back.
    await mark(page, 'Out', 'Jonas', 'Mia', 'Emil', 'Jonas')
    expect(await row(page, 'Jonas').innerText()).toMatch(/their own\s+10/)
    await mark(page, 'Out', 'Jonas')
    await press(page, 'Count it')
    expect(await pointsOf(page, 'Sofie')).toEqual(['+50', '50'])
    expect(await pointsOf(page, 'Jonas')).toEqual(['+5', '5'])
    expect(await pointsOf(page, 'Emil')).toEqual(['0', '0'])

    await press(page, 'Next letter')
    await page.getByText('Jonas', { exact: true }).waitFor()
    await easyLetter(page)
    await press(page, 'Next letter')
    await easyLetter(page)
    await page.getByText('Last place: Emil. Two sips, if you like. Water counts.').waitFor()
    await press(page, 'The end')
    const recap = await recapOf(page)
    expect(recap[0]).toMatch(/^Sofie \| best letter [A-Y], 50 \| 110$/)
    expect(recap[3]).toMatch(/^Emil \| best letter [A-Y], 30 \| 60$/)
    await page.getByRole('heading', { name: 'Sofie has been places.' }).waitFor()
    await press(page, 'Again')
    await page.getByText('Country · Island · City').waitFor()
  })

  test('typed answers are compared by the phone', async ({ page }) => {
    await begin(page, { Marking: 'Type', 'After “Færdig!” (done)': 'Pens down' })
    await press(page, 'Stop')
    const letter = await letterOf(page)
    await press(page, 'Emil')
    const fill = (name: string, answer: string) => page.getByRole('textbox', { name }).fill(answer)
    await fill('Sofie', `${letter}aland`)
    await fill('Jonas', ` the ${letter.toLowerCase()}ALAND `)
    await fill('Mia', `${letter}ongo`)
    await fill('Emil', letter === 'A' ? 'Borneo' : 'Aland')
    expect(await row(page, 'Sofie').innerText()).toMatch(/shared\s+5/)
    expect(await row(page, 'Jonas').innerText()).toMatch(/shared\s+5/)
    expect(await row(page, 'Mia').innerText()).toMatch(/their own\s+10/)
    expect(await row(page, 'Emil').innerText()).toMatch(/wrong letter\s+0/)
    // Out for one is out for everybody who wrote the same.
    await mark(page, 'Out', 'Jonas')
    expect(await row(page, 'Sofie').innerText()).toMatch(/out\s+0/)
    expect(await row(page, 'Mia').innerText()).toMatch(/their own\s+20/)
  })

  test('extra columns are swapped free of charge, and back takes back a stop', async ({ page }) => {
    await begin(page, { 'Extra columns': 'Three' })
    const columns = page.getByText('Country · Island · City · ')
    const before = await columns.innerText()
    await press(page, 'Not for us')
    await expect.poll(() => columns.innerText()).not.toBe(before)
    const after = await columns.innerText()
    await press(page, 'Stop')
    await page.getByText('Færdig (done)? Tap your name.').waitFor()
    await page.keyboard.press('ArrowLeft')
    expect(await columns.innerText()).toBe(after)
  })

  test('by the keys of a big screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await begin(page)
    await page.keyboard.press('Space')
    await press(page, 'Mia')
    await escapeAsksFirst(page)
    await page.keyboard.press('Space')
    await page.getByRole('heading', { name: 'Country', exact: true }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: 'Island', exact: true }).waitFor()
    await undo(page)
    await page.getByRole('heading', { name: 'Country', exact: true }).waitFor()
  })
})

test('out loud: said, doubted, too late, doubted in vain', async ({ page }) => {
  await begin(page, outLoud)
  await press(page, 'Stop', 'Go', 'Said it', 'Doubt it')
  await page.getByText('Sofie’s answer. Everybody votes, a tie counts.').waitFor()
  await settle(page, { counts: 1, not: 2 })
  await page.getByText('Voted out').waitFor()
  await page.getByText('That is one sip, if you like. Water counts.').waitFor()
  await press(page, 'Next letter', 'Stop', 'Go', 'Said it', 'Said it')
  await passTime(page, turnMs)
  await page.getByText('Out of time').waitFor()
  await press(page, 'Next letter', 'Stop', 'Go', 'Said it', 'Doubt it')
  const sheet = page.getByRole('dialog', { name: 'Does it count?' })
  await sheet
    .getByRole('group', { name: /^Who doubted it\?/ })
    .getByText('Jonas')
    .click()
  await settle(page, { counts: 2, not: 2 })
  await page.getByText('Doubted in vain').waitFor()
  await press(page, 'The end')
  expect(await recapOf(page)).toEqual([
    'Emil | slips in 3 letters | 0',
    'Sofie | slip in 3 letters | 1',
    'Jonas | slip in 3 letters | 1',
    'Mia | slip in 3 letters | 1',
  ])
})

async function walk(page: Page, visit: Visit): Promise<void> {
  const carryOn = () => press(page, 'Carry on')
  await visit(page)
  await press(page, 'Stop')
  await visit(page)
  await press(page, 'Jonas')
  await visit(page, carryOn)
  await press(page, 'Pens down')
  await mark(page, 'Shared', 'Jonas', 'Mia')
  await mark(page, 'Out', 'Emil')
  await visit(page)
  await press(page, 'Next', 'Next', 'Count it')
  await visit(page)
  await endGame(page)
  await visit(page)
  await playWithRules(page, outLoud)
  await visit(page)
  await press(page, 'Stop')
  await visit(page)
  await press(page, 'Go', 'Said it')
  await visit(page, carryOn)
  await passTime(page, turnMs)
  await button(page, 'Next letter').waitFor()
  await visit(page)
}

testEveryScreen(title, { rules: short }, walk)
