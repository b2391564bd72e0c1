import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { follow, hasButton } from './at-a-venue.ts'
import { expectNoCutWords, expectNoSidewaysScroll, test } from './fixtures.ts'
import { play, press } from './game-actions.ts'

/** From a small phone to a television. */
const sizes = [
  [320, 568],
  [640, 360],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const
/** What is left of a small phone under and over a browser's own bars. */
const tightSizes = [
  [375, 553],
  [320, 490],
  [320, 440],
] as const

async function fitsAt(page: Page, some: readonly (readonly [number, number])[]): Promise<void> {
  for (const [width, height] of some) {
    await page.setViewportSize({ width, height })
    await expectNoCutWords(page)
  }
}

test('a prompt is as large as it fits, and never cut', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await play(page, 'Squiffy', { rules: { 'How long': '15 cards' } })
  for (let cards = 0; cards < 40 && (await hasButton(page, 'Leave')); cards++) {
    await fitsAt(page, sizes)
    await follow(page)
  }
})

test('where not even small letters fit, the screen scrolls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await play(page, 'Never have I ever')
  for (let prompts = 0; prompts < 8; prompts++) {
    await fitsAt(page, tightSizes)
    await press(page, 'Next')
  }
  const prompt = page.locator('[data-small]')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '135%'))
  await page.setViewportSize({ width: 320, height: 490 })
  await expect.poll(() => prompt.getAttribute('data-tight')).toBe('true')
  await expectNoCutWords(page)
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => prompt.getAttribute('data-tight')).toBe('false')
})
