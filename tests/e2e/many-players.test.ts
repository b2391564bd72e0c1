import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { gamePath, games } from '#games/registry.ts'
import { seatPlayers } from '#tests/support/browser/phone.ts'
import { twentyNames } from '#tests/support/games/many-names.ts'
import { screensOfGame } from '#tests/support/games/screens-of-game.ts'
import { expectNoSidewaysScroll, test } from './fixtures.ts'
import { press } from './game-actions.ts'
import { expectWholeNames } from './name-faults.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

/** Puts a saved game on this phone as another tab would, so that the page follows without loading. */
function putGame(page: Page, slug: string, game: unknown): Promise<void> {
  return page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text)
      dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
    },
    [`party-dojo:table:${slug}`, JSON.stringify(game)] as const,
  )
}

async function fitsAllSizes(page: Page, names: readonly string[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectWholeNames(page, names)
    await expectNoSidewaysScroll(page)
  }
}

describe.for(games)('$title', (game) => {
  test.for([12, 20])(
    'with %i players: every name on every screen is whole',
    async (count, { page }) => {
      const names = twentyNames.slice(0, count)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await seatPlayers(page, names)
      await page.goto(gamePath(game), { waitUntil: 'networkidle' })
      for (const screen of await screensOfGame(game.slug, names)) {
        await putGame(page, game.slug, screen)
        await page.getByRole('button', { name: 'Leave' }).waitFor()
        await fitsAllSizes(page, names)
      }
    },
  )
})

test('twenty names are whole in the list of players and on the end screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seatPlayers(page, twentyNames)
  await page.goto('/games/never-have-i-ever', { waitUntil: 'networkidle' })
  await press(page, '20 at the table')
  await page.getByRole('dialog').waitFor()
  await fitsAllSizes(page, twentyNames)
  await page.keyboard.press('Escape')
  const [screen] = await screensOfGame('never-have-i-ever', twentyNames)
  await putGame(page, 'never-have-i-ever', { ...screen, stopped: true })
  await page.getByRole('list', { name: 'Who did what' }).waitFor()
  await fitsAllSizes(page, twentyNames)
})
