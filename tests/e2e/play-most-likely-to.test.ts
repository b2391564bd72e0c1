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
  undo,
} from './game-actions.ts'

const title = 'Most likely to'
const short = { 'How long': '20 prompts' }
const inSecret = { Voting: 'In secret' }

/** Counts in, and taps a name for every finger. */
async function point(page: Page, ...fingers: string[]): Promise<void> {
  await press(page, 'Count in')
  await page.getByText('3', { exact: true }).waitFor()
  await passTime(page, 3000)
  await page.getByText('tap the names').waitFor()
  for (const name of fingers) await press(page, name)
}

/** The phone in the next hands: opens the vote, picks a name and seals it. */
async function vote(page: Page, name: string): Promise<void> {
  await press(page, 'Open it')
  await page.getByRole('radiogroup', { name: 'Your vote' }).getByText(name).click()
  await page.getByText(`a vote for ${name}`).waitFor()
  await press(page, 'Seal it')
}

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Fingers by name' }).getByRole('listitem').allInnerTexts()

const tidy = (texts: string[]) => texts.map((text) => text.replace(/\s*\n\s*/g, ' | '))

describe('all point on three', () => {
  test('twenty prompts to the end screen, and again with the same table', async ({ page }) => {
    await play(page, title, { rules: short })
    await pauseClock(page)
    await page.getByText('Sofie reads. All point on three.').waitFor()

    await point(page, 'Mia', 'Mia', 'Mia', 'Jonas', 'Emil')
    await page.getByText('every finger counted').waitFor()
    await press(page, 'Jonas', '0 of them', 'Mia', 'Crown')
    await page.getByText('Not even close').waitFor()
    expect(tidy(await rows(page))).toEqual(['Mia | three sips | 4'])
    expect(await page.getByRole('img', { name: 'Crowned' }).count()).toBe(1)
    await press(page, 'Next')

    await point(page, 'Jonas', 'Emil', 'Emil', 'Jonas')
    await press(page, 'Crown')
    await page.getByText('A crown to share').waitFor()
    expect(tidy(await rows(page))).toEqual(['Jonas | two sips | 2', 'Emil | two sips | 2'])
    await press(page, 'Next')

    for (let round = 3; round <= 20; round++) {
      await point(page)
      await press(page, 'Nobody')
      await page.getByText('A blameless table. For now.').waitFor()
      await press(page, round < 20 ? 'Next' : 'The end')
    }
    expect(await recapOf(page)).toEqual([
      'Mia | crown, 4 votes | 1',
      'Jonas | crown, 2 votes | 1',
      'Emil | crown, 2 votes | 1',
      'Sofie | crowns, 0 votes | 0',
    ])
    await press(page, 'Again')
    await page.getByText('Sofie reads. All point on three.').waitFor()
  })

  test('a count-in can wait, a prompt can go, a crown can be taken back', async ({ page }) => {
    await play(page, title)
    await pauseClock(page)
    const first = await promptOf(page)
    await press(page, 'Not for us')
    await expect.poll(() => promptOf(page)).not.toBe(first)
    await page.getByText('Sofie reads.').waitFor()
    await press(page, 'Count in', 'Wait')
    await point(page, 'Sofie')
    await press(page, 'Crown')
    await page.getByText('The crown goes to').or(page.getByText('Not even close')).waitFor()
    await undo(page)
    await page.getByText('three fingers not counted').waitFor()
  })

  test('by the keys of a big screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await play(page, title)
    await pauseClock(page)
    await page.keyboard.press('Space')
    await passTime(page, 3000)
    await button(page, 'Nobody').waitFor()
    await escapeAsksFirst(page)
    await page.keyboard.press('Space')
    await page.getByText('Nobody, then').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Jonas reads.').waitFor()
  })
})

describe('in secret', () => {
  test('a cover between the voters, nothing kept of who, and a crown at the end', async ({
    page,
  }) => {
    await play(page, title, { names: ['Sofie', 'Jonas', 'Mia'], rules: inSecret })
    const prompt = await promptOf(page)
    await press(page, 'Vote')
    await page.getByText('Only Sofie opens this. One vote, one secret.').waitFor()
    expect(await page.locator('main').innerText()).not.toContain(prompt)
    await press(page, 'Open it')
    const ballot = page.getByRole('radiogroup', { name: 'Your vote' })
    expect(await ballot.getByRole('radio').count(), 'nobody votes for themselves').toBe(2)
    expect(await button(page, 'Seal it').getAttribute('aria-disabled')).toBe('true')
    // A locked phone and a reload cover the vote again.
    await page.reload()
    await page.getByText('Only Sofie opens this.').waitFor()
    await vote(page, 'Jonas')
    await page.getByText('Only Jonas opens this.').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByText('Only Jonas opens this.').waitFor()
    await vote(page, 'Mia')
    await vote(page, 'Jonas')
    await page.getByText('All in. Nobody has peeked.').waitFor()
    const saved = (await savedTable(page, 'most-likely-to')) as {
      state: { card: { votes: unknown } }
    }
    expect(saved.state.card.votes, 'only how many for whom').toEqual([0, 2, 1])
    await press(page, 'Show us')
    await page.getByText('The crown goes to').waitFor()
    expect(tidy(await rows(page))).toEqual(['Jonas | two sips | 2', 'Mia | one sip | 1'])
    await endGame(page)
    expect((await recapOf(page))[0]).toBe('Jonas | crown, 2 votes | 1')
    await page.getByRole('heading', { name: 'Jonas wears the only crown.' }).waitFor()
  })

  test('a vote for yourself, where the house rule says so', async ({ page }) => {
    await play(page, title, { rules: { ...inSecret, 'A vote for yourself': 'On' } })
    await press(page, 'Vote')
    await vote(page, 'Sofie')
    await page.getByText('Only Jonas opens this.').waitFor()
  })
})

async function walk(page: Page, visit: Visit): Promise<void> {
  await visit(page)
  await press(page, 'Count in')
  await visit(page, () => press(page, 'Count in'))
  await passTime(page, 3000)
  await button(page, 'Nobody').waitFor()
  await visit(page)
  for (const name of ['Mia', 'Mia', 'Emil']) await press(page, name)
  await visit(page)
  await press(page, 'Crown')
  await visit(page)
  await endGame(page)
  await visit(page)
  await playWithRules(page, inSecret)
  await visit(page)
  await press(page, 'Vote')
  await visit(page)
  await press(page, 'Open it')
  await visit(page, () => press(page, 'Open it'))
  await page.getByRole('radiogroup', { name: 'Your vote' }).getByText('Emil').click()
  await press(page, 'Seal it')
  for (const name of ['Mia', 'Sofie', 'Sofie']) await vote(page, name)
  await visit(page)
  await press(page, 'Show us')
  await visit(page)
}

testEveryScreen(title, {}, walk)
