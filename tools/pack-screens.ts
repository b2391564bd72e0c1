import type { Page } from 'playwright-core'
import { openProfile, press } from '#tests/e2e/game-actions.ts'

import { prompt, publish, writePack } from '#tests/e2e/pack-writer.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { type Step, taps } from './walking.ts'

const prompts = [
  'Who would survive a week on festival noodles?',
  'Who replies “haha” without laughing?',
  'Who still owes {other} taxi money?',
  'Who cries at adverts?',
  'Who has a towel that has never been washed?',
]

const close = (page: Page) => page.keyboard.press('Escape')

let packId = ''

/** From an empty desk to a pack that is played. */
export const packWalk: readonly Step[] = [
  ['packs-empty', (page) => page.goto('/packs')],
  ['my-packs-nobody', (page) => page.goto('/editor')],
  ['builder-1', (page) => page.getByRole('link', { name: /^Write a pack/ }).click()],
  ['builder-2', taps('Start')],
  ['builder-3-refused', taps('Set it up', 'Prompts')],
  [
    'builder-5',
    async (page, server) => {
      await signUpIn(page.context(), server)
      await openProfile(page)
      await writePack(page, 'Flat 4, the early years', prompts)
    },
  ],
  ['builder-5-played', taps('See it played')],
  ['builder-4', (page) => close(page).then(() => press(page, 'The step before'))],
  [
    'builder-4-refused',
    (page) =>
      prompt(page, 1)
        .fill('')
        .then(() => press(page, 'Review')),
  ],
  ['builder-4-paste', taps('Paste a list')],
  ['builder-4-files', (page) => close(page).then(() => press(page, 'Files'))],
  [
    'builder-3',
    async (page) => {
      await close(page)
      await prompt(page, 1).fill(prompts[0] ?? '')
      await press(page, 'The step before')
    },
  ],
  ['builder-3-cover', taps('Cover')],
  [
    'builder-6',
    async (page) => {
      await page.getByRole('button', { name: 'Disco ball' }).click()
      await press(page, 'Prompts', 'Review')
      packId = await publish(page)
    },
  ],
  ['builder-7', taps('Play it')],
  ['my-packs', (page) => page.goto('/editor')],
  ['my-packs-one', (page) => page.getByRole('button', { name: /^Flat 4/ }).click()],
  ['packs', (page) => page.goto('/packs')],
  ['pack-door', (page) => page.goto(`/game/${packId}`)],
  ['pack-share', taps('Share')],
  ['pack-report', (page) => close(page).then(() => press(page, 'Report'))],
  ['pack-play', (page) => close(page).then(() => press(page, 'Afresh'))],
  ['pack-end', taps('Next', 'Next', 'Next', 'Next', 'Finish')],
]
