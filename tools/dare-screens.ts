import type { Page } from 'playwright-core'
import { press } from '#tests/e2e/game-actions.ts'
import type { Step } from './walking.ts'

/** The editors, the dare as its receiver sees it, and the answer. */
export const dareWalk: readonly Step[] = [
  ['dare-card', drawCard],
  ['dare-link', (page) => press(page, 'Make the link')],
  ['dare-opened', openOnAnotherPhone],
  ['dare-swap', (page) => press(page, 'Another one')],
  ['dare-taken', (page) => page.keyboard.press('Escape').then(() => press(page, 'I will'))],
  ['dare-done', (page) => press(page, 'Done it')],
  ['dare-lost', (page) => page.goto('/misc/you-have-been-dared?d=x')],
  ['dare-pong', (page) => fill(page, '/misc/bar-beer-pong-dare', 'Deal me one')],
  ['dare-pong-opened', sendAndOpen],
  ['dare-love', (page) => fill(page, '/misc/user-card-love-game', 'Lend me words')],
  ['dare-love-opened', sendAndOpen],
  ['dare-love-answer', (page) => press(page, 'I will answer')],
  ['dare-epic', (page) => fill(page, '/misc/epic-dare-challenge', 'Deal me three')],
  ['dare-epic-opened', sendAndOpen],
  ['dare-epic-half', (page) => press(page, 'I will', 'First one done')],
]

async function drawCard(page: Page): Promise<void> {
  await fill(page, '/misc/user-card-dare')
  await page.getByLabel('The dare').fill('Walk to the kitchen like a cat who pays the rent.')
  await page.getByLabel('Red ink').click()
  const pad = page.getByRole('img', { name: 'A blank card to draw on' })
  await pad.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + 0.75 * width, y + 0.5 * height)
  await page.mouse.down()
  for (let turn = 0; turn <= 40; turn++) {
    const angle = (turn / 40) * 2 * Math.PI
    const across = 0.5 + 0.25 * Math.cos(angle)
    await page.mouse.move(x + across * width, y + (0.5 + 0.33 * Math.sin(angle)) * height)
  }
  await page.mouse.up()
  await page.evaluate(() => scrollTo(0, 0))
}

async function fill(page: Page, path: string, deal?: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('To', { exact: true }).fill('Jonas')
  await page.getByLabel('From', { exact: true }).fill('Sofie')
  if (deal) await press(page, deal)
}

async function sendAndOpen(page: Page): Promise<void> {
  await press(page, 'Make the link')
  await openOnAnotherPhone(page)
}

/** This phone forgets that it sent the dare. */
async function openOnAnotherPhone(page: Page): Promise<void> {
  const link = await page.getByLabel('Your link').inputValue()
  await page.evaluate(() => localStorage.removeItem('party-dojo:dares-sent'))
  await page.goto(link)
  await page.getByRole('button', { name: /^I will/ }).waitFor()
}
