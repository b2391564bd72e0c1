import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './fixtures.ts'
import {
  button,
  changeRules,
  endGame,
  openGame,
  passTime,
  pauseClock,
  press,
  seat,
} from './game-actions.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Sound on?' })

async function begin(page: Page, title: string, rules: Record<string, string> = {}): Promise<void> {
  await openGame(page, title)
  await seat(page)
  await changeRules(page, rules)
  await press(page, 'Play')
}

/** Counts the tones and the buzzes of this page. */
async function listen(page: Page): Promise<() => Promise<{ tones: number; buzzes: number }>> {
  await page.addInitScript(() => {
    const counts = Object.assign(window, { tones: 0, buzzes: 0 })
    const { createOscillator } = BaseAudioContext.prototype
    BaseAudioContext.prototype.createOscillator = function (this: AudioContext) {
      counts.tones++
      return createOscillator.call(this)
    }
    navigator.vibrate = () => {
      counts.buzzes++
      return true
    }
  })
  return () =>
    page.evaluate(() => {
      const { tones, buzzes } = window as unknown as { tones: number; buzzes: number }
      return { tones, buzzes }
    })
}

describe('before the first clock', () => {
  test.for(['Charades', 'Category'])(
    '%s asks for sound and vibration once, and is heard after a yes',
    async (title, { page }) => {
      const counts = await listen(page)
      await begin(page, title)
      const answers = await question(page).locator('button:not([aria-label])').all()
      const boxes = await Promise.all(answers.map((answer) => answer.boundingBox()))
      expect(boxes.map((box) => [box?.width, box?.height])).toEqual([
        [boxes[0]?.width, boxes[0]?.height],
        [boxes[0]?.width, boxes[0]?.height],
      ])
      await press(page, 'Sound on')
      await button(page, 'Leave').waitFor()
      const before = await counts()
      await press(page, title === 'Charades' ? 'Begin' : 'Start')
      await expect
        .poll(counts)
        .toSatisfy(({ tones, buzzes }) => tones > before.tones && buzzes > before.buzzes)
      await endGame(page)
      await press(page, 'Again')
      await button(page, 'Leave').waitFor()
      await question(page).waitFor({ state: 'hidden' })
    },
  )

  test('a no is kept, and the menu changes it in the middle of a game', async ({ page }) => {
    const counts = await listen(page)
    await begin(page, 'Category', { 'The clock': 'A hidden bomb' })
    await press(page, 'Stay silent', 'Light it')
    await button(page, 'Next').waitFor()
    expect(await counts()).toEqual({ tones: 0, buzzes: 0 })
    await press(page, 'Menu')
    await page.getByRole('switch', { name: /^Sound/ }).click()
    await press(page, 'Keep playing', 'Next')
    await expect.poll(counts).toSatisfy(({ tones, buzzes }) => tones > 0 && buzzes === 0)
    await openGame(page, 'Truth or dare')
    await press(page, 'Play')
    await button(page, 'Leave').waitFor()
  })

  test('closed without an answer, nothing begins and it is asked again', async ({ page }) => {
    await begin(page, 'Charades')
    await question(page).getByRole('button', { name: 'Close' }).click()
    await question(page).waitFor({ state: 'hidden' })
    await press(page, 'Play')
    await question(page).waitFor()
  })

  test('a phone whose owner has switched vibration on is not asked', async ({ page }) => {
    await openGame(page, 'Charades')
    await page.evaluate(() =>
      localStorage.setItem('party-dojo:settings', JSON.stringify({ vibration: true })),
    )
    await begin(page, 'Charades')
    await button(page, 'Leave').waitFor()
  })

  test.for([
    ['Never have I ever', {}],
    ['Meyer', {}],
    ['More or less', { 'The clock': 'No clock' }],
  ] as const)('%s without a clock asks nothing', async ([title, rules], { page }) => {
    await begin(page, title, rules)
    await button(page, 'Leave').waitFor()
  })
})

test('a clock is heard every second, and at its end, with no tap', async ({ page }) => {
  const counts = await listen(page)
  await begin(page, 'Category')
  await press(page, 'Sound on')
  await button(page, 'Leave').waitFor()
  await pauseClock(page)
  const before = await counts()
  await press(page, 'Start')
  await button(page, 'Next').waitFor()
  // The tap, and the first of five seconds.
  await expect.poll(counts).toMatchObject({ tones: before.tones + 2 })
  await passTime(page, 1000)
  await expect.poll(counts).toMatchObject({ tones: before.tones + 3 })
  await passTime(page, 4000)
  await page.getByText('Out of time:').waitFor()
  // Three tones, once.
  await expect.poll(counts).toMatchObject({ tones: before.tones + 6 })
})
