import type { Page } from 'playwright-core'
import { followTo, showRulesFirst } from '#tests/e2e/at-a-venue.ts'
import { endGame, openGame, play, playWithRules, press } from '#tests/e2e/game-actions.ts'
import { type Step, taps } from './walking.ts'

const short = { 'How long': '15 cards' }

/** The venues, from door to review; what they share is shown at Squiffy's. */
export const venueWalks: readonly (readonly Step[])[] = [
  [
    ['squiffy-nothing', (page) => page.goto('/games/squiffy-review')],
    ['squiffy-door', (page) => openGame(page, 'Squiffy')],
  ],
  [
    ['squiffy', beginWithRules],
    ['squiffy-owner', (page) => followTo(page, 'Pass')],
    ['squiffy-rule', (page) => followTo(page, 'Agreed')],
    ['squiffy-owner-in-force', (page) => press(page, 'Agreed').then(() => followTo(page, 'Pass'))],
    ['squiffy-in-force', (page) => page.getByRole('button', { name: /rules? on$/ }).click()],
    [
      'squiffy-lifted',
      (page) => page.keyboard.press('Escape').then(() => followTo(page, 'Lifted')),
    ],
    ['squiffy-end', endGame],
    ['squiffy-review', (page) => page.getByRole('link', { name: /^Review/ }).click()],
    ['squiffy-review-best', taps('Good fun', 'Best card')],
    ['squiffy-review-sent', send],
    ['squiffy-reader', readByOne],
  ],
  [['squiffy-points', scoreSober]],
  [
    ['slusen-door', (page) => openGame(page, 'Slusen')],
    ['slusen', (page) => play(page, 'Slusen')],
  ],
  [
    ['scrollbar-door', (page) => openGame(page, 'Scrollbar')],
    ['scrollbar', (page) => play(page, 'Scrollbar')],
  ],
]

async function scoreSober(page: Page): Promise<void> {
  await play(page, 'Squiffy', { rules: short, sober: true })
  await followTo(page, 'Nobody')
}

async function beginWithRules(page: Page): Promise<void> {
  await page.goto('/')
  await showRulesFirst(page, 'squiffy')
  await play(page, 'Squiffy', { rules: short })
}

async function send(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('listitem').nth(2).click()
  await press(page, 'Send')
}

async function readByOne(page: Page): Promise<void> {
  await press(page, 'Again', 'Play')
  await endGame(page)
  await playWithRules(page, { 'Who reads': 'One reader' })
}
