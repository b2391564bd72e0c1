import type { Page } from 'playwright-core'
import { endGame, passTime, pauseClock, play, press } from '#tests/e2e/game-actions.ts'
import { type CardKind, playUntil } from '#tests/e2e/mix-cards.ts'
import { type Step, taps } from './walking.ts'

/** Plays on to a card of that kind, and presses what leads to one of its later screens. */
const card =
  (kind: CardKind, ...names: string[]) =>
  async (page: Page) => {
    await playUntil(page, kind)
    await press(page, ...names)
  }

/** Every kind of card of Mix, its end and its recap. */
export const mixWalk: readonly Step[] = [
  ['mix-door', (page) => page.goto('/games/mix')],
  ['mix-rule', begin],
  ['mix-rules-on', taps('So be it', 'A rule is on')],
  ['mix-never', (page) => press(page, 'Play on').then(() => card('never', 'Mia')(page))],
  ['mix-truth', (page) => press(page, 'Mia').then(() => card('truth')(page))],
  ['mix-dare', taps('Dare')],
  ['mix-likely', (page) => press(page, 'Did it').then(() => card('likely')(page))],
  ['mix-count-in', taps('Count in')],
  ['mix-tally', tally],
  ['mix-reveal', taps('Crown')],
  ['mix-charades', (page) => press(page, 'Next').then(() => card('charades')(page))],
  ['mix-acting', taps('Start')],
  ['mix-category', (page) => press(page, 'Got it').then(() => card('category')(page))],
  ['mix-country', card('country')],
  ['mix-country-turn', taps('Start', 'Next')],
  ['mix-broken', taps('That broke it')],
  ['mix-over', (page) => press(page, 'Next').then(() => card('over')(page))],
  ['mix-end', endGame],
  ['mix-round-told', (page) => page.getByText('The round, told properly').click()],
]

async function begin(page: Page): Promise<void> {
  await play(page, 'Mix', { rules: { 'How long': 'Until we stop' } })
  await pauseClock(page)
  await playUntil(page, 'rule')
}

async function tally(page: Page): Promise<void> {
  await passTime(page, 3000)
  await press(page, 'Mia', 'Mia', 'Emil')
}
