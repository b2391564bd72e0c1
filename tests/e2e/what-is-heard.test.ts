import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './fixtures.ts'
import { button, play, press } from './game-actions.ts'
import { accessibleText, announcements, recordAnnouncements } from './live-regions.ts'
import { cup, pair, roll, say, slip, title } from './meyer-cup.ts'
import { makeRandomRiggable, rigDraws } from './rigged-random.ts'

describe('under Meyer’s cup', () => {
  const secret = /under the cup:|on the plate:|you rolled/i

  test('the looker hears the dice, and the next hand finds nothing of them', async ({ page }) => {
    await play(page, title, { names: pair })
    await roll(page)
    await slip(page, [4, 1])
    await recordAnnouncements(page)
    expect(await accessibleText(page)).not.toMatch(secret)

    // A screen reader presses, and holds nothing down.
    await cup(page).evaluate((element: HTMLElement) => element.click())
    await expect.poll(() => announcements(page)).toContain('Under the cup: 4–1.')

    // Said before it has gone by itself: it goes with the turn.
    await say(page, '6–3')
    await page.getByText('Sofie has said a number. Jonas answers it.').waitFor()
    expect(await accessibleText(page)).not.toMatch(secret)
    expect(await accessibleText(page)).not.toMatch(/4–1|4, 1/)
    await press(page, 'Open it')
    await button(page, 'Believe').waitFor()
    expect(await accessibleText(page)).not.toMatch(/4–1|4, 1/)
    const told = await announcements(page)
    expect(told.filter((words) => secret.test(words))).toEqual(['Under the cup: 4–1.'])
  })

  test('what a press shows is covered again by itself', async ({ page }) => {
    await play(page, title, { names: pair })
    await roll(page)
    await cup(page).evaluate((element: HTMLElement) => element.click())
    await expect.poll(() => accessibleText(page)).toMatch(secret)
    await expect.poll(() => accessibleText(page)).not.toMatch(secret)
  })
})

describe('over the drunk dice', () => {
  async function cast(page: Page, one: number, other: number): Promise<void> {
    await rigDraws(page, 6, one, other)
    await page.getByRole('button', { name: /^Throw/ }).click()
  }

  test('what a throw asks is said, and said anew as the rest grows less', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await makeRandomRiggable(page)
    await play(page, 'Drunk dice')
    await recordAnnouncements(page)
    await cast(page, 4, 4)
    await expect.poll(() => announcements(page)).toContain('Give away four sips')
    await press(page, 'Jonas', 'Jonas', 'Mia')
    await expect.poll(() => announcements(page)).toContain('Give away one sip')
    await press(page, 'Emil')
    await cast(page, 3, 1)
    await page.getByText('Sofie is Three-Man').waitFor()
    await cast(page, 3, 2)
    await expect.poll(() => announcements(page)).toContain('Name the next Three-Man')
    await press(page, 'Emil')
    await cast(page, 6, 6)
    await expect.poll(() => announcements(page)).toContain('Six-six. Sofie makes a rule.')
  })
})
