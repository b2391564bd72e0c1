import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { State } from '#games/drunk-dice/rules-state.ts'
import { testEveryScreen, type Visit } from './every-screen.ts'
import { test } from './fixtures.ts'
import { button, endGame, play, press, recapOf, savedTable, undo } from './game-actions.ts'
import { makeRandomRiggable, rigDraws } from './rigged-random.ts'

const title = 'Drunk dice'

/** Throws these faces: two dice at a time. */
async function cast(page: Page, ...faces: number[]): Promise<void> {
  for (let at = 0; at < faces.length; at += 2) {
    await rigDraws(page, 6, ...faces.slice(at, at + 2))
    await page.getByRole('button', { name: /^Throw/ }).click()
    await page.getByRole('img', { name: `On the plate: ${faces[at]}, ${faces[at + 1]}` }).waitFor()
  }
}

/** Throws, and stands before what the throw asks. */
async function castFor(page: Page, one: number, other: number, asks: string): Promise<void> {
  await rigDraws(page, 6, one, other)
  await page.getByRole('button', { name: /^Throw/ }).click()
  await page.getByRole('heading', { name: asks }).waitFor()
}

/** Shakes the phone: so many jerks, a tenth of a second apart. */
async function shake(page: Page, jerks = 4): Promise<void> {
  await page.evaluate(async (jerks) => {
    for (let at = 0; at <= jerks; at++) {
      const acceleration = { x: at === 0 ? 0 : 30 * (-1) ** at, y: 0, z: 0 }
      window.dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration }))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }, jerks)
}

async function stateOf(page: Page): Promise<State> {
  return ((await savedTable(page, 'drunk-dice')) as { state: State }).state
}

const says = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor()

async function begin(page: Page, rules: Record<string, string> = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await makeRandomRiggable(page)
  await play(page, title, { rules })
}

async function nothing(page: Page): Promise<void> {
  await cast(page, 6, 4)
  await press(page, 'Pass the dice')
}

describe('the dice', () => {
  test('sums go left, right and home, and whoever sets something off throws again', async ({
    page,
  }) => {
    await begin(page)
    await page.getByText('Sofie throws').waitFor()
    await cast(page, 5, 2)
    await says(page, 'Jonas: one sip')
    await page.getByText('If you like. Water counts.').waitFor()
    await button(page, 'Throw again').getByText('four throws left').waitFor()
    await cast(page, 6, 5)
    await says(page, 'Emil: one sip')
    await cast(page, 5, 4)
    await says(page, 'Sofie: one sip')
    await cast(page, 1, 1)
    await says(page, 'Everybody: one sip')
    await button(page, 'Throw again').getByText('your last throw').waitFor()
    await cast(page, 5, 2)
    await press(page, 'Pass the dice')
    await page.getByText('Jonas throws').waitFor()
    await cast(page, 6, 4)
    await says(page, 'Nothing at all')
    await press(page, 'Pass the dice')
    await page.getByText('Mia throws').waitFor()
    await endGame(page)
    expect(await recapOf(page)).toEqual([
      'Mia | hit taken | 1',
      'Sofie | hits taken | 2',
      'Emil | hits taken | 2',
      'Jonas | hits taken | 3',
    ])
    await page.getByRole('heading', { level: 1, name: 'The dice had it in for Jonas.' }).waitFor()
  })

  test('the first three makes a Three-Man, and Three-Man’s own names the next', async ({
    page,
  }) => {
    await begin(page)
    await cast(page, 3, 1)
    await says(page, 'Sofie is Three-Man')
    await castFor(page, 3, 2, 'Name the next Three-Man')
    await page.getByText('A three for Three-Man. Sofie: one sip.').waitFor()
    await press(page, 'Emil')
    await page.getByRole('definition').getByText('Emil').waitFor()

    // A name tapped by mistake is taken back; what was thrown is not.
    await undo(page)
    await press(page, 'Mia')
    await page.getByRole('definition').getByText('Mia').waitFor()
    await cast(page, 3, 3)
    await says(page, 'Mia: two sips')
    expect(await page.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0)
  })

  test('a double is given away, name by name', async ({ page }) => {
    await begin(page)
    await castFor(page, 4, 4, 'Give away four sips')
    await press(page, 'Jonas', 'Jonas', 'Mia')
    await page.getByRole('heading', { name: 'Give away one sip' }).waitFor()
    await button(page, 'Jonas').getByText('2', { exact: true }).waitFor()
    await press(page, 'Emil')
    await says(page, 'Jonas two, Mia one, Emil one')
    await endGame(page)
    expect(await recapOf(page)).toContain('Sofie | hits taken, 4 given away | 0')
  })

  test('six-six makes a rule that holds until the next six-six', async ({ page }) => {
    await begin(page)
    await castFor(page, 6, 6, 'Six-six. Sofie makes a rule.')
    await page.getByLabel('The rule').fill('Left hands only')
    await press(page, 'That’s the rule')
    const rule = page.getByRole('definition')
    await rule.getByText('Left hands only').waitFor()
    await nothing(page)
    await rule.getByText('Left hands only').waitFor()
    await castFor(page, 6, 6, 'Six-six. Jonas makes a rule.')
    expect(await rule.count()).toBe(0)
    await press(page, 'Said aloud')
    await rule.getByText('As it was said. Somebody remembers.').waitFor()
  })

  test('the first throw may be a duel, and a tie doubles it', async ({ page }) => {
    await begin(page)
    await press(page, 'Duel')
    await page.getByRole('dialog', { name: 'Challenge whom?' }).waitFor()
    await press(page, 'Mia')
    await page.getByText('Sofie against Mia').waitFor()
    await cast(page, 4, 4)
    await page.getByText('A tie: two times the difference').waitFor()
    await cast(page, 2, 5)
    await says(page, 'Sofie: three sips')
    await press(page, 'Pass the dice')
    await page.getByText('Jonas throws').waitFor()
    await cast(page, 5, 4)
    expect(await button(page, 'Duel').count()).toBe(0)
  })

  test('house rules leave out what the table does not play', async ({ page }) => {
    await begin(page, {
      'Three-Man': 'Off',
      'Six-six makes a rule': 'Off',
      'Quick duel': 'Off',
    })
    expect(await button(page, 'Duel').count()).toBe(0)
    await castFor(page, 3, 3, 'Give away three sips')
    await press(page, 'Mia', 'Mia', 'Mia')
    await castFor(page, 6, 6, 'Give away six sips')
  })

  test('ends after its laps, by the keys alone', async ({ page }) => {
    await begin(page, { 'How long': '3 laps' })
    for (let turn = 0; turn < 12; turn++) {
      await rigDraws(page, 6, 6, 4)
      await page.keyboard.press('Space')
      await says(page, 'Nothing at all')
      await page.keyboard.press('ArrowRight')
    }
    await page
      .getByRole('heading', { level: 1, name: 'Not one hit. Are those dice glued?' })
      .waitFor()
  })

  test('a shake of the phone throws them too', async ({ page }) => {
    await begin(page)
    await press(page, 'Shake to roll')
    await page.getByText('Shake the phone to roll.').waitFor()
    await rigDraws(page, 6, 5, 4)
    await shake(page)
    await says(page, 'Sofie: one sip')
  })

  test('a shake under a sheet throws nothing', async ({ page }) => {
    await begin(page)
    await press(page, 'Shake to roll', 'What counts')
    await shake(page)
    await page.keyboard.press('Escape')
    await button(page, 'Throw').waitFor()
    expect(await page.getByText('Sofie throws').count()).toBe(1)
  })

  test('a long shake is one throw, and no duel comes into it', async ({ page }) => {
    await makeRandomRiggable(page)
    await play(page, title)
    await press(page, 'Shake to roll')
    await rigDraws(page, 6, 6, 4)
    await page.evaluate(() => {
      const duel = [...document.querySelectorAll('button')].find((each) =>
        each.textContent?.startsWith('Duel'),
      )
      const slab = [...document.querySelectorAll('button')].find((each) =>
        each.textContent?.startsWith('Throw'),
      )
      slab?.click()
      duel?.click()
    })
    await shake(page, 20)
    await page.getByRole('img', { name: /^On the plate/ }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    const { duel, throws } = await stateOf(page)
    expect({ duel, throws }).toEqual({ duel: null, throws: 1 })
  })
})

async function walk(page: Page, visit: Visit): Promise<void> {
  await makeRandomRiggable(page)
  await visit(page)
  await castFor(page, 5, 5, 'Give away five')
  await press(page, 'Jonas', 'Mia')
  await visit(page)
  await press(page, 'Emil', 'Jonas', 'Jonas')
  await castFor(page, 6, 6, 'Six-six.')
  await visit(page)
  await page.getByLabel('The rule').fill('Whoever says “dice” stands up until somebody else does.')
  await press(page, 'That’s the rule')
  await cast(page, 3, 4)
  await visit(page)
  await castFor(page, 3, 6, 'Name the next Three-Man')
  await visit(page)
  await press(page, 'Mia')
  await nothing(page)
  await press(page, 'Duel', 'Mia')
  await cast(page, 4, 4)
  await visit(page)
  await cast(page, 6, 3)
  await visit(page)
  await endGame(page)
  await visit(page)
}

testEveryScreen(title, {}, walk)
