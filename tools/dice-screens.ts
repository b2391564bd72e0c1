import type { Page } from 'playwright-core'
import { endGame, play, press } from '#tests/e2e/game-actions.ts'
import { makeRandomRiggable, rigDraws } from '#tests/e2e/rigged-random.ts'
import { seatPlayers } from '#tests/support/browser/phone.ts'
import type { Step } from './walking.ts'

/** Presses a slab after loading the next draws. */
const draws =
  (slab: string, outcomes: number, ...wanted: number[]) =>
  async (page: Page) => {
    await rigDraws(page, outcomes, ...wanted)
    await press(page, slab)
  }

const spins = (outcomes: number, wanted: number) => async (page: Page) => {
  await draws('Spin', outcomes, wanted)(page)
  await page.getByText('The bottle has spoken.').waitFor()
}

const opens = (path: string) => async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seatPlayers(page)
  await makeRandomRiggable(page)
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** The tools of the server, before and after. */
export const toolWalks: readonly (readonly Step[])[] = [
  [
    ['tools-coin', opens('/tools/coin-flip')],
    ['tools-coin-tails', draws('Flip', 2, 2)],
    ['tools-coin-streak', flipMany],
    ['tools-coin-before', (page) => press(page, 'Before')],
  ],
  [
    ['tools-dice', opens('/tools/dice-roll')],
    ['tools-dice-two', draws('Roll', 6, 5, 3)],
    ['tools-dice-choice', (page) => press(page, '2d6')],
    ['tools-dice-ten', rollTen],
  ],
  [
    ['tools-bottle', opens('/tools/spin-the-bottle')],
    ['tools-bottle-spun', spins(4, 3)],
    ['tools-bottle-names', (page) => press(page, 'Names')],
    ['tools-bottle-nobody', spinWithoutNames],
    ['tools-bottle-twenty', seatTwenty],
  ],
]

/** Drunk dice through everything that a throw may ask. */
export const drunkDiceWalk: readonly Step[] = [
  ['drunk-dice', sitDown],
  ['drunk-dice-crowned', draws('Throw', 6, 3, 1)],
  ['drunk-dice-two-lines', draws('Throw', 6, 3, 4)],
  ['drunk-dice-successor', (page) => page.waitForTimeout(100)],
  ['drunk-dice-give', (page) => press(page, 'Mia').then(() => draws('Throw again', 6, 5, 5)(page))],
  ['drunk-dice-given', (page) => press(page, 'Jonas', 'Emil', 'Emil', 'Mia', 'Jonas')],
  ['drunk-dice-rule', draws('Throw again', 6, 6, 6)],
  ['drunk-dice-lasting', makeRule],
  ['drunk-dice-crib', (page) => press(page, 'What counts')],
  ['drunk-dice-nothing', throwNothing],
  ['drunk-dice-challenge', (page) => press(page, 'Pass the dice', 'Duel')],
  ['drunk-dice-duel', (page) => press(page, 'Mia')],
  ['drunk-dice-tie', draws('Throw', 6, 4, 4)],
  ['drunk-dice-won', draws('Throw', 6, 6, 3)],
  ['drunk-dice-end', endGame],
]

async function flipMany(page: Page): Promise<void> {
  for (const side of [1, 2, 2, 1, 1, 1, 1]) await draws('Flip', 2, side)(page)
}

async function rollTen(page: Page): Promise<void> {
  await page.getByText('10', { exact: true }).click()
  await page.getByText('d20', { exact: true }).click()
  await press(page, 'Into the cup')
  await draws('Roll', 20, 20, 1, 7, 14, 9, 3, 18, 11, 5, 16)(page)
}

async function spinWithoutNames(page: Page): Promise<void> {
  await page.getByRole('switch', { name: /^Names round/ }).click()
  await page.keyboard.press('Escape')
  await spins(360, 140)(page)
}

async function seatTwenty(page: Page): Promise<void> {
  await page.evaluate(() => {
    const names = ['Sofie', 'Jonas', 'Mia', 'Emil', 'Bartholomew', 'Ida', 'Christian-Emil', 'Bo']
    const players = Array.from({ length: 20 }, (_, at) => ({
      id: `guest-${at}`,
      name: `${names[at % 8]}${at > 7 ? at : ''}`,
    }))
    localStorage.setItem('party-dojo:players', JSON.stringify(players))
    localStorage.setItem('party-dojo:bottle-named', 'true')
  })
  await page.reload({ waitUntil: 'networkidle' })
  await spins(20, 5)(page)
}

async function sitDown(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await makeRandomRiggable(page)
  await play(page, 'Drunk dice')
}

async function makeRule(page: Page): Promise<void> {
  await page.getByLabel('The rule').fill('Whoever says “dice” stands up')
  await press(page, 'That’s the rule')
}

async function throwNothing(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await draws('Throw again', 6, 6, 4)(page)
}
