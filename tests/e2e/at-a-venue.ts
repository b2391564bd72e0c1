import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { promptKey } from '#domain/prompts/memory.ts'
import {
  dealLines,
  parseLine,
  readDeck,
  type VenueCard,
  type VenueFile,
} from '#domain/venue/card.ts'
import type { VenueState } from '#domain/venue/state.ts'
import { promptOf, savedTable } from './game-actions.ts'

/** The main button of a card. */
export const mainButtonText = /^(Did it|Said it|Told it|Agreed|Done|Lifted|Nobody)/

/** Follows the card on the table, whatever it is. */
export const follow = (page: Page) => page.getByRole('button', { name: mainButtonText }).click()

/** Has this device remember every card but the rules, so that those come as soon as they may. */
export async function showRulesFirst(page: Page, slug: string): Promise<void> {
  const file = JSON.parse(readFileSync(`src/content/venues/${slug}.json`, 'utf8')) as VenueFile
  const others = readDeck(file.deck).filter(({ kind }) => kind !== 'rule')
  const keys = dealLines(others, { sober: false, isAtVenue: false }).map(promptKey)
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    `party-dojo:shown:${slug}`,
    JSON.stringify(keys),
  ] as const)
}

/** Moves these cards of a running game to the top of its pile, and resumes it. */
export async function moveCardsUp(
  page: Page,
  slug: string,
  isWanted: (card: VenueCard) => boolean,
): Promise<void> {
  const table = (await savedTable(page, slug)) as { state: VenueState }
  const { pile } = table.state
  const wanted = pile.filter((line) => isWanted(parseLine(line)))
  const state = { ...table.state, pile: [...new Set([...wanted, ...pile])] }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `party-dojo:table:${slug}`,
    JSON.stringify({ ...table, state }),
  ] as const)
  await page.reload()
  await page.getByRole('button', { name: mainButtonText }).waitFor()
}

/** Whether a button begins like that. */
export const hasButton = async (page: Page, word: string) =>
  (await page.getByRole('button', { name: new RegExp(`^${word}`) }).count()) > 0

/** Follows cards until one has a button that begins with that word. */
export async function followTo(page: Page, word: string): Promise<void> {
  for (let cards = 0; cards < 40; cards++) {
    const before = await promptOf(page)
    if (await hasButton(page, word)) return
    await follow(page)
    await page.waitForFunction(
      (words) => document.querySelector('[aria-live=polite]')?.textContent !== words,
      before,
    )
  }
  throw new Error(`No card to say “${word}” to`)
}
