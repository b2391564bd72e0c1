import type { Page } from 'playwright-core'
import type { Step } from './walking.ts'

/** The calendar before its first day and in the middle, and what is behind three doors. */
export const calendarWalk: readonly Step[] = [
  ['calendar-before', (page) => hangOn(page, '2026-11-22')],
  ['calendar', (page) => hangOn(page, '2026-12-13')],
  ['calendar-game', (page) => lift(page, 9)],
  ['calendar-riddle', (page) => lift(page, 7)],
  ['calendar-house', (page) => lift(page, 10)],
  ['calendar-opened', (page) => page.keyboard.press('Escape')],
]

/** The calendar on that day of the server. */
async function hangOn(page: Page, today: string): Promise<void> {
  await page.route('**/api/calendar', (route) => route.fulfill({ json: { today } }))
  await page.goto('/misc/christmass-calendar')
  await page.getByText(/^(Nine days|It is the 13th)/).waitFor()
}

async function lift(page: Page, door: number): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: new RegExp(`^${door} Lift`) }).click()
  const answer = page.getByRole('button', { name: 'Show the answer' })
  if (await answer.isVisible()) await answer.click()
}
