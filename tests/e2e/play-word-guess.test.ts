import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pressStart } from '#tests/support/browser/phone.ts'
import { testEveryScreen, type Visit } from './every-screen.ts'
import { test } from './fixtures.ts'
import {
  button,
  changeRules,
  openGame,
  play,
  press,
  promptOf,
  recapOf,
  savedTable,
  seat,
  undo,
} from './game-actions.ts'

const title = 'Word guess'
const short = { 'How long': '3 words' }

type Saved = { state: { word: { text: string } | null } }

/** The secret word, as this phone keeps it. */
async function wordOf(page: Page): Promise<string> {
  const saved = (await savedTable(page, 'word-guess')) as Saved
  return saved.state.word?.text ?? ''
}

/** What stands on the screen, and what is only there for readers. */
async function isOnPage(page: Page, word: string): Promise<boolean> {
  return (await page.content()).includes(word)
}

/** Holds the button down while something is looked at. */
async function hold(page: Page, look: () => Promise<void>): Promise<void> {
  await button(page, 'Hold to look').hover()
  await page.mouse.down()
  await look()
  await page.mouse.up()
}

async function keep(page: Page): Promise<void> {
  await press(page, 'Open it', 'Got it')
}

async function answer(page: Page, ...answers: string[]): Promise<void> {
  for (const each of answers) await button(page, each).click()
}

/** The name stands apart from the words around it, whichever way it is read. */
async function asks(page: Page, name: string): Promise<void> {
  await expect.poll(() => promptOf(page)).toContain(`\u2068${name}\u2069 asks`)
}

async function logOf(page: Page): Promise<string[]> {
  const rows = page.getByRole('region', { name: 'Asked so far' }).getByRole('listitem')
  return (await rows.allInnerTexts()).map((row) => row.replace(/\s*\n\s*/g, ' | '))
}

describe('keeping a word', () => {
  test('it is there while it is held, and nowhere else', async ({ page }) => {
    await play(page, title)
    await page.getByText('A word, for Sofie alone.').waitFor()
    expect(await wordOf(page)).toBe('')
    await press(page, 'Open it')
    const word = await wordOf(page)
    expect(await isOnPage(page, word)).toBe(false)
    await hold(page, () => page.getByRole('main').getByText(word, { exact: true }).waitFor())
    expect(await isOnPage(page, word)).toBe(false)

    await page.getByRole('button', { name: 'Hold to look' }).focus()
    await page.keyboard.down('Space')
    await page.getByRole('main').getByText(word, { exact: true }).waitFor()
    await page.keyboard.up('Space')
    expect(await isOnPage(page, word)).toBe(false)

    await page.getByText('Keep the phone: the others ask').waitFor()
    await press(page, 'Got it')
    await page.getByText('Sofie keeps the phone and taps the answer.').waitFor()
    expect(await isOnPage(page, word)).toBe(false)
    await hold(page, () => page.getByRole('main').getByText(word, { exact: true }).waitFor())
    expect(await isOnPage(page, word)).toBe(false)
  })

  test('it is swapped once, and then it stays', async ({ page }) => {
    await play(page, title)
    await press(page, 'Open it')
    const first = await wordOf(page)
    await press(page, 'Another')
    expect(await wordOf(page)).not.toBe(first)
    expect(await button(page, 'Another').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0)
  })

  test('a phone that slept is covered, and keeps the word', async ({ page }) => {
    await play(page, title)
    await press(page, 'Open it')
    const word = await wordOf(page)
    await page.reload()
    await page.getByRole('main').getByText('Pass to').waitFor()
    expect(await isOnPage(page, word)).toBe(false)
    await press(page, 'Open it')
    expect(await wordOf(page)).toBe(word)
  })

  test('a drink is put back when the table turns sober', async ({ page }) => {
    await play(page, title, { rules: { Theme: 'Behind the bar' } })
    await keep(page)
    const drink = await wordOf(page)
    await answer(page, 'No')
    await press(page, 'Leave')
    await button(page, 'Leave').last().click()
    await openGame(page, title)
    await page.getByRole('switch', { name: /^Sober mode/ }).click()
    await press(page, 'Carry on')
    await page.getByText('That word was from behind the bar.').waitFor()
    await keep(page)
    expect(await wordOf(page)).not.toBe(drink)
    expect(await logOf(page)).toEqual([])
    expect(await page.locator('main').innerText()).not.toContain('bar')
  })
})

describe('twenty questions', () => {
  test('three words to the end screen, and again with the same table', async ({ page }) => {
    await play(page, title, { rules: short })
    await keep(page)
    await asks(page, 'Jonas')

    // Typed or only spoken; an invalid one is free, and the same one asks again.
    await page.getByLabel('The question, if you like').fill('Is it alive?')
    await answer(page, 'Yes', 'Invalid', 'Sort of')
    await press(page, 'A guess')
    await page.getByLabel('The guess, if you like').fill('A goat')
    await answer(page, 'Not it')
    expect(await logOf(page)).toEqual([
      '3 | Emil | A goat | Not it',
      '2 | Mia | Sort of',
      '· | Mia | Invalid',
      '1 | Jonas | Is it alive? | Yes',
    ])

    // Jonas has it at four: 17 points, and the next word.
    await press(page, 'A guess', 'That is it')
    await page.getByText('Jonas had it after 4: 17 points.').waitFor()
    // What was read out cannot be asked after again.
    expect(await button(page, 'Back').count()).toBe(0)
    await page.keyboard.press('ArrowLeft')
    expect(await page.getByText('Jonas had it after 4: 17 points.').count()).toBe(1)
    await press(page, 'Next word')
    await page.getByText('A word, for Jonas alone.').waitFor()
    await keep(page)

    // Twenty, then a last guess each; nobody has it, and the host stays.
    for (let count = 1; count <= 20; count++) await answer(page, 'No')
    await page.getByRole('main').getByText('One last guess:').waitFor()
    for (let count = 1; count <= 3; count++) await answer(page, 'Not it')
    await page.getByText('Nobody had it. Jonas kept it well: ten points.').waitFor()
    await press(page, 'Next word')
    await keep(page)
    await press(page, 'Give up', 'Keep at it', 'Give up', 'Read it out')
    await page.getByText('Given up. No points for anybody.').waitFor()
    await page.getByRole('button', { name: /^Who won/ }).click()

    expect(await recapOf(page)).toEqual([
      'Jonas | points, 1 guessed, 2 kept | 27',
      'Sofie | points, none guessed, 1 kept | 0',
      'Mia | points, none guessed, none kept | 0',
      'Emil | points, none guessed, none kept | 0',
    ])
    await press(page, 'Again')
    await page.getByText('A word, for Sofie alone.').waitFor()
  })

  test('a wrong tap is taken back', async ({ page }) => {
    await play(page, title)
    await keep(page)
    await answer(page, 'Yes')
    await undo(page)
    await asks(page, 'Jonas')
    expect(await logOf(page)).toEqual([])
    await press(page, 'A guess', 'A question after all')
    await answer(page, 'No')
    expect(await logOf(page)).toEqual(['1 | Jonas | No'])
  })

  test('at the door it says what there is, and no voice is offered where there is none', async ({
    page,
  }) => {
    await openGame(page, title)
    await seat(page)
    await page.getByText(/^\d{3} words$/).waitFor()
    await changeRules(page, { Theme: 'Animals' })
    await page.getByText('72 words').waitFor()
    await press(page, 'House rules')
    await page.getByRole('group', { name: 'Theme', exact: true }).waitFor()
    expect(await page.getByRole('group', { name: 'Who keeps the word' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Close' }).click()
    await pressStart(page)
    await keep(page)
    await page.getByRole('main').getByText('Animals').waitFor()
  })
})

async function walk(page: Page, visit: Visit): Promise<void> {
  await visit(page)
  await press(page, 'Open it')
  await visit(page, () => press(page, 'Open it'))
  await press(page, 'Got it')
  await answer(page, 'Yes', 'No', 'Invalid')
  await visit(page)
}

/** The end of a word; apart, because twenty questions take their time. */
async function walkOn(page: Page, visit: Visit): Promise<void> {
  await keep(page)
  for (let count = 1; count <= 20; count++) await answer(page, 'No')
  await page.getByRole('main').getByText('One last guess:').waitFor()
  await visit(page)
  await press(page, 'That is it')
  await visit(page)
}

testEveryScreen(title, {}, walk)
testEveryScreen(title, {}, walkOn)
