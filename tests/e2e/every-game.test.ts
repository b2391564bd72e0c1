import type { Page } from 'playwright-core'
import { games } from '#games/registry.ts'
import { expectNoSidewaysScroll, test } from './fixtures.ts'
import { endGame, playFromHome, press } from './game-actions.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

async function expectNoSidewaysScrollAtBoth(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
}

async function soundIsInTheMenu(page: Page): Promise<void> {
  await press(page, 'Menu')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('switch', { name: /^Sound/ }).waitFor()
  await menu.getByRole('switch', { name: /^Vibration/ }).waitFor()
  await press(page, 'Keep playing')
}

test.for(games)('$title: from its curtain to the end of the round', async ({ title }, { page }) => {
  await playFromHome(page, title)
  // Before that there is nothing to end.
  if (title === 'More or less') await press(page, 'Begin')
  await expectNoSidewaysScrollAtBoth(page)
  await soundIsInTheMenu(page)
  await endGame(page)
  const headline = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: /^The round, told properly/ }).click()
  await page.getByText('One award each').waitFor()
  await page.getByRole('heading', { level: 1, name: headline }).waitFor()
  await page.getByText(title, { exact: true }).first().waitFor()
  await expectNoSidewaysScrollAtBoth(page)
})
