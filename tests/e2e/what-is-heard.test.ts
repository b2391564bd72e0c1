import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './fixtures.ts'
import { button, play, press } from './house.ts'
import { heard, listen, readable } from './live-regions.ts'
import { load, tamper } from './loaded-chance.ts'
import { cup, pair, roll, say, slip, title } from './meyer-cup.ts'

describe('under Meyer’s cup', () => {
  const secret = /under the cup:|on the plate:|you rolled/i

  test('the looker hears the dice, and the next hand finds nothing of them', async ({ page }) => {
    await play(page, title, { names: pair })
    await roll(page)
    await slip(page, [4, 1])
    await listen(page)
    expect(await readable(page)).not.toMatch(secret)

    // A screen reader presses, and holds nothing down.
    await cup(page).evaluate((element: HTMLElement) => element.click())
    await expect.poll(() => heard(page)).toContain('Under the cup: 4–1.')

    // Said before it has gone by itself: it goes with the turn.
    await say(page, '6–3')
    await page.getByText('Sofie has said a number. Jonas answers it.').waitFor()
    expect(await readable(page)).not.toMatch(secret)
    expect(await readable(page)).not.toMatch(/4–1|4, 1/)
    await press(page, 'Open it')
    await button(page, 'Believe').waitFor()
    expect(await readable(page)).not.toMatch(/4–1|4, 1/)
    const told = await heard(page)
    expect(told.filter((words) => secret.test(words))).toEqual(['Under the cup: 4–1.'])
  })

  test('what a press shows is covered again by itself', async ({ page }) => {
    await play(page, title, { names: pair })
    await roll(page)
    await cup(page).evaluate((element: HTMLElement) => element.click())
    await expect.poll(() => readable(page)).toMatch(secret)
    await expect.poll(() => readable(page), { timeout: 5000 }).not.toMatch(secret)
  })
})

describe('over the drunk dice', () => {
  async function cast(page: Page, one: number, other: number): Promise<void> {
    await load(page, 6, one, other)
    await page.getByRole('button', { name: /^Throw/ }).click()
  }

  test('what a throw asks is said, and said anew as the rest grows less', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await tamper(page)
    await play(page, 'Drunk dice')
    await listen(page)
    await cast(page, 4, 4)
    await expect.poll(() => heard(page)).toContain('Give away four sips')
    await press(page, 'Jonas', 'Jonas', 'Mia')
    await expect.poll(() => heard(page)).toContain('Give away one sip')
    await press(page, 'Emil')
    await cast(page, 3, 1)
    await page.getByText('Sofie is Three-Man').waitFor()
    await cast(page, 3, 2)
    await expect.poll(() => heard(page)).toContain('Name the next Three-Man')
    await press(page, 'Emil')
    await cast(page, 6, 6)
    await expect.poll(() => heard(page)).toContain('Six-six. Sofie makes a rule.')
  })
})
