import type { Page } from 'playwright-core'
import { button, endGame, openGame, pauseClock, press, seat } from '#tests/e2e/game-actions.ts'
import { pressStart } from '#tests/support/browser/phone.ts'
import { type Step, starts, taps } from './walking.ts'

/** Games of bluff, words and guesses, each from its first screen to its last. */
export const doorWalks: readonly (readonly Step[])[] = [
  [
    ['meyer-roll', starts('Meyer')],
    ['meyer-declare', lookUnderTheCup],
    ['meyer-cover', sayNumber],
    ['meyer-lift', taps('Open it')],
    ['meyer-shown', liftCup],
    ['meyer-ranks', taps('Rules and ranks')],
    ['meyer-end', (page) => page.keyboard.press('Escape').then(() => endGame(page))],
  ],
  [
    ['word-guess-cover', starts('Word guess')],
    ['word-guess-keep', taps('Open it')],
    ['word-guess-asking', askAfter],
    ['word-guess-last', useUp],
    ['word-guess-told', taps('That is it')],
    ['word-guess-end', endGame],
  ],
  [
    ['more-or-less-door', (page) => openGame(page, 'More or less').then(() => seat(page))],
    ['more-or-less-sides', (page) => pressStart(page).then(() => pauseClock(page))],
    [
      'more-or-less-rename',
      (page) =>
        page
          .getByRole('button', { name: /rename/ })
          .first()
          .click(),
    ],
    ['more-or-less', (page) => page.keyboard.press('Escape').then(() => press(page, 'Begin'))],
    ['more-or-less-bet', taps('More')],
    ['more-or-less-shown', turnOver],
    ['more-or-less-resting', goOnAfterReload],
    ['more-or-less-end', endGame],
  ],
]

async function lookUnderTheCup(page: Page): Promise<void> {
  await press(page, 'Roll')
  await button(page, 'Hold to look').focus()
  await page.keyboard.down('Space')
  await page.getByRole('img', { name: /^On the plate/ }).waitFor()
}

async function sayNumber(page: Page): Promise<void> {
  await page.keyboard.up('Space')
  await page.getByRole('radio', { name: '6–3' }).check({ force: true })
  await press(page, 'Say')
}

async function liftCup(page: Page): Promise<void> {
  await press(page, 'Lift it')
  await page
    .getByRole('main')
    .getByText(/loses one life/)
    .waitFor()
}

async function askAfter(page: Page): Promise<void> {
  await press(page, 'Got it')
  await page.getByLabel('The question, if you like').fill('Is it bigger than a bread bin?')
  await press(page, 'Yes', 'No', 'Invalid', 'Sort of', 'A guess', 'Not it')
}

async function useUp(page: Page): Promise<void> {
  for (let count = 5; count <= 20; count++) await press(page, 'No')
}

/** The number rolls up before the table hears who was right. */
async function turnOver(page: Page): Promise<void> {
  await press(page, 'Bet against')
  await page
    .getByText(/^(Right|Wrong|Level)/)
    .first()
    .waitFor()
}

async function goOnAfterReload(page: Page): Promise<void> {
  await press(page, 'Next')
  await page.reload()
  await button(page, 'Carry on').waitFor()
}
