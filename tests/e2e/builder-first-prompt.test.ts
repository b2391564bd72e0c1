import { expect } from 'vitest'
import { checkAxe, test, waitForHydration } from './fixtures.ts'
import { button, press } from './game-actions.ts'
import { keepDraft, prompt, promptTexts } from './pack-writer.ts'

const stepAt = (name: string) => `/editor/steps/${name}`

test('the first prompt is written before description and author', async ({ page }) => {
  await page.goto(stepAt('Step1Landing'))
  await waitForHydration(page)
  await page.getByRole('switch', { name: /^Charades/ }).click()
  await press(page, 'Start', 'Set it up')
  const first = page.getByLabel('First prompt')
  expect(await first.getAttribute('placeholder')).toBe('Losing a key in the dark')
  await first.fill('Parking a caravan')
  await checkAxe(page)
  await press(page, 'Prompts')
  await page.getByText('Game description is required').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Flat 4')
  await page.getByLabel('Description').fill('For us.')
  await page.getByLabel('Author').fill('Mia')
  await press(page, 'Prompts')
  await expect.poll(() => promptTexts(page)).toEqual(['Parking a caravan'])
  await press(page, 'Add a prompt')
  expect(await prompt(page, 2).getAttribute('placeholder')).toBe('Losing a key in the dark')
})

test('a draft is played to its end before there is an account', async ({ page }) => {
  await keepDraft(page, ['Sing.', 'Dance.', ''])
  await page.goto(stepAt('Step4Prompts'))
  await press(page, 'Review')
  await page.getByRole('link', { name: /^Play it now/ }).click()
  await page.waitForURL(`**${stepAt('Step7Gameplay')}`)
  await page.getByText(/^1\s*of 2$/).waitFor()
  await press(page, 'Next', 'Finish')
  await button(page, 'Again').waitFor()
  await press(page, 'Back')
  // Exit returns to step 6; a pack that nothing is stored of has none yet.
  await page.waitForURL(`**${stepAt('Step5Review')}`)
  await page.getByRole('heading', { name: 'Look it over' }).waitFor()
})
