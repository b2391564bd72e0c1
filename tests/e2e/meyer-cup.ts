import type { Page } from 'playwright-core'
import { button, press, savedTable } from './game-actions.ts'

export const title = 'Meyer'
export const pair = ['Sofie', 'Jonas']

type Kept = { state: { dice: [number, number] | null; lives: number[]; phase: string } }

export async function kept(page: Page): Promise<Kept['state']> {
  return ((await savedTable(page, 'meyer')) as Kept).state
}

export const cup = (page: Page) => button(page, 'Hold to look')
export const onPlate = (page: Page) => page.getByRole('img', { name: /^On the plate/ })

export async function roll(page: Page): Promise<void> {
  await press(page, 'Roll')
  await cup(page).waitFor()
}

/** Chooses a call on the ladder, by its first words, and says it. */
export async function say(page: Page, call: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: 'What you say' })
    .getByRole('radio', { name: new RegExp(`^${call}`) })
    .first()
    .check({ force: true })
  await button(page, '(Say|Roll blind|Show)').click()
}

/** Puts other dice under the cup, as if they had been thrown, and opens the cover again. */
export async function slip(page: Page, dice: [number, number]): Promise<void> {
  await page.evaluate((dice) => {
    const key = 'party-dojo:table:meyer'
    const game = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...game, state: { ...game.state, dice } }))
  }, dice)
  await page.reload()
  await press(page, 'Open it')
}
