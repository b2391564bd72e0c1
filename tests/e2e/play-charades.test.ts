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
  recapOf,
} from './game-actions.ts'

const title = 'Charades'
const short = { 'How long': '1 turn each', 'The clock': '30 seconds' }

/** How the phone is held, as β: the screen looks at the others, at the floor, at the ceiling. */
const held = { ahead: 90, down: 180, up: 0 }

/** The three seconds to get the phone up, without waiting for them. */
async function getSet(page: Page): Promise<void> {
  for (const count of ['3', '2', '1']) {
    await page.getByRole('timer').filter({ hasText: count }).waitFor()
    await passTime(page, 1000)
  }
}

async function ready(page: Page): Promise<void> {
  await press(page, 'Ready')
  await getSet(page)
  await button(page, 'Hit').waitFor()
}

async function timeUp(page: Page): Promise<void> {
  await passTime(page, 30_000)
  await page.getByText('Time. Phone down.').waitFor()
}

/** Turns that nobody scores in, up to the end of the last one. */
async function idle(page: Page, turns: number): Promise<void> {
  for (let turn = 1; turn <= turns; turn++) {
    await ready(page)
    await timeUp(page)
    await press(page, 'No one')
    await page.getByText('not a single one. It happens').waitFor()
    if (turn < turns) await press(page, 'Next')
  }
}

async function tilt(page: Page, ...betas: number[]): Promise<void> {
  await page.evaluate((betas) => {
    for (const beta of betas) {
      window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta, gamma: 0 }))
    }
  }, betas)
}

async function begin(page: Page, rules: Record<string, string> = {}): Promise<void> {
  await page.clock.install()
  await play(page, title, { rules: { ...short, ...rules } })
  await pauseClock(page)
}

const rows = (page: Page) => page.getByRole('list', { name: 'Hits and passes' }).getByRole('switch')

async function points(page: Page): Promise<number[]> {
  const texts = await page.getByRole('list', { name: 'Points' }).locator('b').allTextContents()
  return texts.map(Number)
}

describe('two teams', () => {
  test('four turns to the end screen, and again with the same table', async ({ page }) => {
    await begin(page)
    await page.getByRole('heading', { level: 2 }).nth(1).waitFor()
    // A tap moves a name over, and an empty side cannot begin.
    const team = (at: number) => page.getByRole('list', { name: /^Team/ }).nth(at)
    const names = await team(0).getByRole('button').allInnerTexts()
    for (const name of names) await team(0).getByRole('button', { name }).click()
    await page.getByText('every team needs a player').waitFor()
    expect(await team(1).getByRole('button').count()).toBe(4)
    for (const name of names) await team(1).getByRole('button', { name }).click()
    expect((await team(0).getByRole('button').allInnerTexts()).sort()).toEqual(names.sort())
    const [first = '', second = ''] = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    await press(page, 'Begin')
    await page.getByText(`of ${first}`).waitFor()
    await page.getByText(/: the last one may be yours\./).waitFor()

    // Buttons: two hits and a pass, and the last one is stolen.
    await ready(page)
    await press(page, 'Hit', 'Pass', 'Hit', 'Not for us')
    await timeUp(page)
    await page.getByRole('heading', { name: `${second}: what was it?` }).waitFor()
    await press(page, 'Stolen')
    await page.getByText(`Stolen by ${second}`).waitFor()
    expect(await points(page)).toEqual([2, 1])

    // What was tapped wrong is put right on the list, and wrong again.
    await rows(page).nth(1).click()
    expect(await points(page)).toEqual([3, 1])
    await rows(page).nth(1).click()
    expect(await rows(page).nth(1).textContent()).toContain('Pass, free')
    expect(await points(page)).toEqual([2, 1])
    await press(page, 'Next')

    await idle(page, 3)
    await page.getByText(`${second}: one sip for the difference, if you like.`).waitFor()
    await press(page, 'Who won\\?')
    await page.getByRole('heading', { name: `${first} takes it, 2 to 1.` }).waitFor()
    const recap = await recapOf(page)
    expect(recap).toHaveLength(4)
    expect(recap[0]).toMatch(new RegExp(`\\| hits for ${first}, 1 pass \\| 2$`))
    expect(recap[3]).toMatch(/no passes \| 0$/)
    await press(page, 'Again')
    await button(page, 'Shuffle again').waitFor()
  })

  test('a tilt down is a hit, a tilt up a pass, each once until it is level', async ({ page }) => {
    await begin(page)
    await press(page, 'Begin')
    await ready(page)
    await tilt(page, held.down, held.ahead, held.down, held.down)
    await page.getByRole('status').filter({ hasText: 'Hit!, 1 so far' }).waitFor()
    await tilt(page, held.ahead, held.up, held.ahead, held.down)
    await page.getByRole('status').filter({ hasText: 'Hit!, 2 so far' }).waitFor()
    await page.getByText('Tilt down, or tap').waitFor()
    await timeUp(page)
    await press(page, 'No one')
    expect(await rows(page).count()).toBe(3)
    expect(await page.getByRole('switch', { checked: true }).count()).toBe(2)
  })

  test('a phone that cannot feel a tilt says so, and the buttons do it', async ({ page }) => {
    await begin(page, { 'A pass costs a point': 'On', 'The last one may be stolen': 'Off' })
    await press(page, 'Begin')
    await ready(page)
    await page.clock.fastForward(2000)
    await page.getByText('Tap here. No motion to read').first().waitFor()
    await press(page, 'Pass')
    await passTime(page, 30_000)
    await page.getByText('Pass, minus one').waitFor()
    expect(await points(page)).toContain(-1)
  })

  test('by the keys of a big screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await begin(page)
    await page.keyboard.press('Space')
    await button(page, 'Ready').waitFor()
    await escapeAsksFirst(page)
    await page.keyboard.press('Space')
    await getSet(page)
    await button(page, 'Hit').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Hit!').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByText('Pass, 1 so far').waitFor()
  })
})

test('everyone alone: one guesses, all others act, nothing is stolen', async ({ page }) => {
  await begin(page, { Sides: 'Everyone alone' })
  await page.getByText('Everybody else acts. Not a sound.').waitFor()
  await ready(page)
  await press(page, 'Hit')
  await passTime(page, 30_000)
  await page.getByText('Hit, plus one').waitFor()
  await endGame(page)
  expect((await recapOf(page))[0]).toBe('Sofie | point, no passes | 1')
})

async function walk(page: Page, visit: Visit): Promise<void> {
  const silent = async () => {
    await page.clock.fastForward(2000)
    await page.getByText('No motion to read').first().waitFor()
  }
  const carryOn = async () => {
    await press(page, 'Carry on')
    await getSet(page)
    await silent()
  }
  await visit(page)
  await press(page, 'Begin')
  await visit(page)
  await ready(page)
  await silent()
  await visit(page, carryOn)
  await press(page, 'Hit', 'Pass')
  await timeUp(page)
  await visit(page, () => press(page, 'Carry on'))
  await press(page, 'Stolen')
  await visit(page)
  await endGame(page)
  await visit(page)
  await playWithRules(page, { Sides: 'Everyone alone' })
  await visit(page)
}

testEveryScreen(title, { rules: short }, walk)
