import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { readPackFile } from '#domain/packs/pack-file.ts'
import { openPacks } from './own-pack.ts'

/** A premium pack of Never have I ever. */
export const premiumPack = readPackFile(
  JSON.parse(
    readFileSync('src/server/features/packs/premium/never-have-i-ever/wedding-season.json', 'utf8'),
  ),
)
export const ofPremiumPack = new RegExp(`^${premiumPack.name}`)

const beginnings = premiumPack.lists
  .flatMap(({ elements }) => elements)
  .map((prompt) => prompt.split('{')[0] ?? '')
  .filter((part) => part !== '')

export function hasPremiumPrompt(shown: string): boolean {
  return beginnings.some((part) => shown.includes(part))
}

/** In the open packs sheet, where it is bought: switches every other pack off. */
export async function leavePremiumPackOn(page: Page): Promise<void> {
  const menu = page.getByRole('dialog', { name: 'On the menu' })
  await menu.getByRole('switch', { name: ofPremiumPack, checked: true }).waitFor()
  for (const words of await menu.getByRole('switch', { checked: true }).allInnerTexts()) {
    const [name = ''] = words.split('\n')
    if (!ofPremiumPack.test(name)) await menu.getByRole('switch', { name }).click()
  }
  await menu.getByRole('button', { name: /^Play 1 pack/ }).click()
}

/** On the start screen of its game: plays it alone. */
export async function choosePremiumPack(page: Page): Promise<void> {
  await openPacks(page)
  await page.getByRole('switch', { name: ofPremiumPack }).click()
  await leavePremiumPackOn(page)
}
