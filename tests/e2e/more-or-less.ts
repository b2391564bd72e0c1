import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readItem } from '#games/more-or-less/rules-items.ts'
import type { State } from '#games/more-or-less/rules-state.ts'
import { passTime, pauseClock, play, press, savedTable } from './game-actions.ts'

export const title = 'More or less'
export const base = '/games/more-or-less'
export const numberOfRounds = 20_000

export async function begin(
  page: Page,
  rules: Record<string, string> = {},
  enter = play,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await enter(page, title, { rules })
  await pauseClock(page)
}

export async function stateOf(page: Page): Promise<State> {
  return ((await savedTable(page, 'more-or-less')) as { state: State }).state
}

/** What this phone alone knows: which of the two words is right, or wrong. Never a level pair. */
export async function word(page: Page, isRight: boolean): Promise<'More' | 'Less'> {
  const { a, b } = await stateOf(page)
  const isMore = readItem(b).value > readItem(a).value
  return isMore === isRight ? 'More' : 'Less'
}

/** Whether the pair on the table is level, which no answer gets wrong. */
export async function isLevel(page: Page): Promise<boolean> {
  const { a, b } = await stateOf(page)
  return readItem(a).value === readItem(b).value
}

/** Answers the card on the table wrong; a level pair is let run out. */
export async function miss(page: Page): Promise<void> {
  if (await isLevel(page)) await passTime(page, numberOfRounds)
  else await press(page, await word(page, false))
  await page.getByText(/^(Wrong|Time is up)\./).waitFor()
}

export async function hit(page: Page): Promise<void> {
  await press(page, await word(page, true))
  await page.getByText(/^(Right|Level, and level is right)\./).waitFor()
}

export async function points(page: Page): Promise<number[]> {
  const texts = await page.getByRole('list', { name: 'Points' }).locator('b').allTextContents()
  return texts.map(Number)
}

export const path = (page: Page) => new URL(page.url()).pathname

export async function isAt(page: Page, stage: string): Promise<void> {
  await expect.poll(() => path(page)).toBe(`${base}/${stage}`)
}
