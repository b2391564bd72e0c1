import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { testEveryScreen, type Visit } from '#tests/e2e/every-screen.ts'
import { test } from '#tests/e2e/fixtures.ts'
import { endGame, play, press, recapOf } from '#tests/e2e/game-actions.ts'

const title = 'New game'
const three = { names: ['Sofie', 'Jonas', 'Mia'] }

test('points, and an end', async ({ page }) => {
  await play(page, title, three)
  await press(page, 'Done', 'Skip', 'Done')
  await endGame(page)
  expect((await recapOf(page)).map((row) => row.split(' | ')[0])).toEqual(['Sofie', 'Mia', 'Jonas'])
})

async function walk(page: Page, visit: Visit): Promise<void> {
  await visit(page)
  await press(page, 'Done')
  await visit(page)
  await endGame(page)
  await visit(page)
}

testEveryScreen(title, three, walk)
