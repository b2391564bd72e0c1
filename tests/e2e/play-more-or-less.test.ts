import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readItem } from '#games/more-or-less/rules-items.ts'
import { testEveryScreen, type Visit } from './every-screen.ts'
import { test } from './fixtures.ts'
import {
  button,
  endGame,
  escapeAsksFirst,
  openGame,
  passTime,
  play,
  press,
  recapOf,
  savedTable,
  undo,
} from './game-actions.ts'
import {
  begin,
  hit,
  isAt,
  isLevel,
  miss,
  numberOfRounds,
  points,
  stateOf,
  title,
  word,
} from './more-or-less.ts'

describe('the game', () => {
  test('from the door to the ending, a reload on every path, and again', async ({ page }) => {
    await begin(page, { 'Bets against': 'Off' })
    await page.reload()
    await isAt(page, 'team-select')
    const [one = '', two = ''] = (await stateOf(page)).teams.map(({ name }) => name)
    await press(page, 'Begin')
    await isAt(page, 'game')
    await page.reload()
    await isAt(page, 'game')
    await press(page, 'Carry on')

    // Nine in a row: five bring one on top.
    for (let card = 1; card <= 9; card++) {
      await hit(page)
      await press(page, 'Next')
    }
    expect(await points(page)).toEqual([10, 0])
    await miss(page)
    await page.getByText(`${two} has the next card`).waitFor()
    await press(page, 'Next')
    await miss(page)
    await press(page, 'The end')
    await isAt(page, 'ending')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      `${one} takes it, 10 to 0.`,
    )
    await page.getByText(`${two} owes three sips, shared out as you like. Water counts.`).waitFor()
    await page.getByText(`Best run: nine in a row, ${one}.`).waitFor()
    expect((await recapOf(page))[0]).toContain(`for ${one}, nine in a row | 10`)

    await page.reload()
    await isAt(page, 'ending')
    await press(page, 'Again')
    await isAt(page, 'team-select')
    await button(page, 'Begin').waitFor()
  })

  test('a side gets another name, and the focus comes back to it', async ({ page }) => {
    await begin(page)
    const side = page.getByRole('button', { name: /rename/ }).last()
    await side.focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Name of the side').fill('The Otters')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'The Otters rename' }).waitFor()
    expect(await side.evaluate((each) => each === document.activeElement)).toBe(true)
  })

  test('carried on sober, its deck is dealt anew', async ({ page }) => {
    await begin(page)
    await press(page, 'Begin')
    const sourceOf = async () =>
      ((await savedTable(page, 'more-or-less')) as { source: string }).source
    const before = await sourceOf()
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await openGame(page, title)
    await page.getByRole('switch', { name: /^Sober mode/ }).click()
    await press(page, 'Carry on')
    await expect.poll(sourceOf).not.toBe(before)
  })

  test('the number is nowhere until it is turned over; then it says who says so', async ({
    page,
  }) => {
    await begin(page)
    await press(page, 'Begin')
    while (await isLevel(page)) {
      await press(page, 'More', 'Let it be', 'Next')
    }
    const { b } = await stateOf(page)
    const { source, year } = readItem(b)
    expect(await page.getByText(`${source}, ${year}`).count()).toBe(0)
    await press(page, await word(page, true))
    expect(await page.getByText(`${source}, ${year}`).count()).toBe(0)
    await press(page, 'Let it be')
    await page.getByText(`${source}, ${year}`, { exact: true }).waitFor()
  })

  test('a bet against brings a point or costs one, and can be thought over', async ({ page }) => {
    await begin(page)
    await press(page, 'Begin')
    while (await isLevel(page)) await press(page, 'More', 'Let it be', 'Next')
    const before = await points(page)
    await press(page, await word(page, false))
    await undo(page)
    await press(page, 'Carry on')
    await press(page, await word(page, true))
    await press(page, 'Bet against')
    await page
      .getByRole('main')
      .getByText(/The bet costs .+ one\.$/)
      .waitFor()
    const after = await points(page)
    expect(after.toSorted()).not.toEqual(before.toSorted())
    expect(Math.min(...after)).toBe(Math.min(...before) - 1)
    expect(await page.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0)
  })

  test('time that runs out is a wrong answer; at rest none does', async ({ page }) => {
    await begin(page)
    await press(page, 'Begin')
    await page.reload()
    await passTime(page, 3 * numberOfRounds)
    await button(page, 'Carry on').click()
    await button(page, 'More').waitFor()
    await passTime(page, numberOfRounds)
    await page.getByRole('main').getByText('Time is up.').waitFor()
    expect(await points(page)).toEqual([0, 0])
  })

  test('the number counts up where motion is welcome, and a tap has it at once', async ({
    page,
  }) => {
    await play(page, title, { rules: { 'Bets against': 'Off' } })
    await press(page, 'Begin', 'More')
    await page.getByText(/^(Right|Wrong|Level, and level is right)\./).waitFor()
    await press(page, 'Next', 'More', 'Next')
    await page.getByText(/^(Right|Wrong|Level, and level is right)\./).waitFor()
  })

  test('by the keys of a big screen', async ({ page }) => {
    await begin(page)
    await press(page, 'Begin')
    await button(page, 'More').waitFor()
    await escapeAsksFirst(page)
    await page.keyboard.press('ArrowUp')
    await page.getByRole('main').getByText('More, they say.').waitFor()
    await page.keyboard.press('ArrowLeft')
    await button(page, 'Carry on').waitFor()
    await page.keyboard.press('Space')
    await button(page, 'More').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('main').getByText('Less, they say.').waitFor()
    await page.keyboard.press('Space')
    await button(page, 'Next').waitFor()
    await page.keyboard.press('Space')
    await page.getByText('of 20').locator('..').getByText('2', { exact: true }).waitFor()
  })
})

async function walk(page: Page, visit: Visit): Promise<void> {
  const carryOn = () => press(page, 'Carry on')
  await visit(page)
  await press(page, 'Begin')
  await button(page, 'More').waitFor()
  await visit(page, carryOn)
  await press(page, 'More')
  await page.getByRole('main').getByText('More, they say.').waitFor()
  await visit(page)
  await press(page, 'Bet against')
  await button(page, 'Next').waitFor()
  await visit(page)
  await press(page, 'Next')
  await button(page, 'Less').waitFor()
  await endGame(page)
  await visit(page)
}

testEveryScreen(title, {}, walk)
