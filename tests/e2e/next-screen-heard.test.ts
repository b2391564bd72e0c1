import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './fixtures.ts'
import { button, play, press, promptOf } from './game-actions.ts'
import { announcements, recordAnnouncements } from './live-regions.ts'
import { pair, roll, say } from './meyer-cup.ts'
import { playCard, playUntil } from './mix-cards.ts'

async function hears(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => announcements(page)).toContainEqual(expect.stringMatching(words))
}

/** The prompt on the table, and nothing after it. */
async function hearsPrompt(page: Page): Promise<void> {
  const isLast = async () => (await announcements(page)).at(-1) === (await promptOf(page))
  await expect.poll(isLast).toBe(true)
}

describe('Meyer', () => {
  test('what a bot has to answer', async ({ page }) => {
    await play(page, 'Meyer', { names: ['Sofie'] })
    await recordAnnouncements(page)
    await roll(page)
    await say(page, '2–1')
    await hears(page, /^Sofie swears it’s.+/)
  })

  test('what the cup hides, lifted at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await play(page, 'Meyer', { names: pair })
    await roll(page)
    await recordAnnouncements(page)
    await say(page, '6–3')
    await hears(page, /Pass to.*Jonas/)
    await press(page, 'Open it')
    await hears(page, /Sofie swears it’s.*6–3/)
    await press(page, 'Lift it')
    await hears(page, /(It was true|A bluff)\..* loses one life\./)
  })

  test('and what nobody looks at', async ({ page }) => {
    await play(page, 'Meyer', { names: pair })
    await roll(page)
    await recordAnnouncements(page)
    await say(page, '2–1')
    await press(page, 'Open it', 'Concede')
    await hears(page, /Nobody looks\..*Jonas loses one life\./)
  })
})

test('More or less: the thing, the word of one side, the number', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await play(page, 'More or less')
  await press(page, 'Begin')
  await button(page, 'Less').waitFor()
  await recordAnnouncements(page)
  await press(page, 'Less')
  await hears(page, /^Less, they say\..+, do you let that stand\?$/)
  await press(page, 'Let it be')
  await hears(page, /^[\d−].+\. (Right|Wrong|Level, and level is right)\./)
  await press(page, 'Next')
  await hears(page, /: [\d−].+\. .+: more or less\?$/)
})

test('Mix: card after card, and what is only for the one who holds', async ({ page }) => {
  await page.clock.install()
  const rules = { 'How long': 'Until we stop', 'Lasting rules': 'Off', Category: 'Off' }
  const games = { 'Most likely to': 'Off', 'Country Island City': 'Off' }
  await play(page, 'Mix', { rules: { ...rules, ...games } })
  await playUntil(page, 'charades')
  await recordAnnouncements(page)
  await playCard(page, 'charades')
  await playUntil(page, 'truth')
  await hears(page, /: truth or dare\?$/)
  await press(page, 'Dare')
  await hears(page, /, I dare you.+/)
  await press(page, 'Did it')
  await playUntil(page, 'charades')
  await hears(page, /, for your eyes only$/)
  await button(page, 'Nobody').dispatchEvent('pointerdown')
  await hears(page, /^Act this: .+/)
})

test('Squiffy: one card after the other', async ({ page }) => {
  await play(page, 'Squiffy')
  await recordAnnouncements(page)
  await press(page, 'Not for us')
  await hearsPrompt(page)
})

test('Word guess: whose turn it is, from one screen to the next', async ({ page }) => {
  await play(page, 'Word guess')
  await recordAnnouncements(page)
  await press(page, 'Open it', 'Got it')
  await hears(page, /Jonas.? asks$/)
  await press(page, 'No')
  await hears(page, /Mia.? asks$/)
})

test('Word guess: a word that is let go of is gone for every reader at once', async ({ page }) => {
  await play(page, 'Word guess')
  await press(page, 'Open it')
  const hold = page.getByRole('button', { name: 'Hold to look' })
  await hold.focus()
  const cover = await promptOf(page)
  await page.keyboard.down('Space')
  await expect.poll(() => promptOf(page)).not.toBe(cover)
  const next = await hold.evaluate(
    (button) =>
      new Promise((resolve) => {
        // With the first change on the screen, and not a moment later.
        new MutationObserver(() =>
          resolve(document.querySelector('[aria-live=polite]')?.textContent),
        ).observe(document.body, { subtree: true, childList: true, characterData: true })
        button.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }))
      }),
  )
  expect(next).toBe(cover)
})

test('Never have I ever: one prompt after the other', async ({ page }) => {
  await play(page, 'Never have I ever')
  await recordAnnouncements(page)
  await press(page, 'Next')
  await hearsPrompt(page)
})
