import type { Locator, Page } from 'playwright-core'
import { gamePath, games } from '#games/registry.ts'
import { waitForHydration } from '#tests/support/browser/hydration.ts'
import { defaultNames, pressStart, seatPlayers } from '#tests/support/browser/phone.ts'

/** From the home page through a game's curtain. */
export async function openGame(page: Page, title: string): Promise<void> {
  await page.goto('/')
  // Before that a link loads its page anew, and the way back is another.
  await page.waitForFunction(() => history.state?.idx !== undefined)
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: title }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** At a game's door: types the names, one after the other, and closes the list. */
export async function seat(page: Page, names: readonly string[] = defaultNames): Promise<void> {
  await page.getByRole('button', { name: /^Who is here\?/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Who is here?' })
  for (const name of names) await typeName(page, name)
  await sheet.getByRole('button', { name: `${names.length} at the table` }).click()
}

/** Types a name into the open list of players and seats it. */
export async function typeName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Seat' }).click()
}

/** At a game's door: sets house rules in their form, each by its label and the label of a choice. */
export async function changeRules(page: Page, rules: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'House rules' }).click()
  const sheet = page.getByRole('dialog', { name: 'House rules' })
  for (const [rule, choice] of Object.entries(rules)) {
    const group = sheet.getByRole('group', { name: rule, exact: true })
    await group.getByText(choice, { exact: true }).click()
  }
  await sheet.getByRole('button', { name: 'Close' }).click()
}

export type GameSetup = {
  names?: readonly string[]
  rules?: Record<string, string>
  sober?: boolean
}

/** Into a running game by its address: everybody seated before, the house rules set. */
export async function play(page: Page, title: string, setup: GameSetup = {}): Promise<void> {
  await seatPlayers(page, setup.names)
  await page.goto(pathOf(title))
  await waitForHydration(page)
  await startPlaying(page, setup)
}

/** From the home page into a running game: every name typed, the house rules set. */
export async function playFromHome(
  page: Page,
  title: string,
  setup: GameSetup = {},
): Promise<void> {
  await openGame(page, title)
  await seat(page, setup.names)
  await startPlaying(page, setup)
}

function pathOf(title: string): string {
  const game = games.find((game) => game.title === title)
  if (!game) throw new Error(`No game is called ${title}`)
  return gamePath(game)
}

async function startPlaying(page: Page, { rules, sober }: GameSetup): Promise<void> {
  if (sober) await page.getByRole('switch', { name: /^Sober mode/ }).click()
  if (rules) await changeRules(page, rules)
  await pressStart(page)
}

/** Holds the page's time of day, so that no clock runs out while a test looks round. */
export async function pauseClock(page: Page): Promise<void> {
  await passTime(page, 0)
}

/** Lets that many milliseconds pass at once on the page, and holds its time there. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + ms)
}

/** A button by its first word or words; its second line says what happens. */
export function button(page: Page, words: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${words}(\\s|$)`) })
}

/** Presses buttons one after the other. */
export async function press(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await button(page, name).click()
}

/** Takes back the last move. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back', exact: true }).click()
}

/** The prompt on the table, as it is read out. */
export async function promptOf(page: Page): Promise<string> {
  return (await page.locator('[aria-live=polite]').first().textContent()) ?? ''
}

/** In mid-game: ends it here, and waits for the end screen. */
export async function endGame(page: Page): Promise<void> {
  await press(page, 'Leave')
  await page.getByRole('button', { name: /^End it here/ }).click()
  const list = page.getByRole('list', { name: 'Who did what' })
  await list.waitFor().catch(async (cause: unknown) => {
    const shown = await page.locator('body').innerText()
    throw new Error(`The game did not end. On the screen: ${shown}`, { cause })
  })
}

/** From the end screen back to the door, and into a game by other house rules. */
export async function playWithRules(page: Page, rules: Record<string, string>): Promise<void> {
  await press(page, 'To the door of this game')
  await changeRules(page, rules)
  await pressStart(page)
}

/** In mid-game, by the keys of a big screen: Escape asks, and another Escape plays on. */
export async function escapeAsksFirst(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Leave the table?' })
  await page.keyboard.press('Escape')
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  // The sheet is gone a moment before the focus is off its buttons.
  await page.locator('dialog :focus').waitFor({ state: 'detached' })
}

/** The lines of the end screen: who, what they did, and the number at the end. */
export async function recapOf(page: Page): Promise<string[]> {
  const rows = page.getByRole('list', { name: 'Who did what' }).getByRole('listitem')
  await rows.first().waitFor()
  return (await rows.allInnerTexts()).map((row) => row.replace(/\s*\n\s*/g, ' | '))
}

/** Opens the profile and waits until it answers. */
export async function openProfile(page: Page, baseUrl = ''): Promise<void> {
  await page.goto(`${baseUrl}/profile`)
  await page.waitForFunction(() => localStorage.getItem('party-dojo:account') !== null)
}

/** Opens the profile and waits until all it has asked for is answered: it learns no more by itself. */
export async function openLoadedProfile(page: Page): Promise<void> {
  await openProfile(page)
  await page.waitForLoadState('networkidle')
}

/** What this phone keeps of a game, or null when it keeps nothing. */
export async function savedTable(page: Page, slug: string): Promise<unknown> {
  return page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null'),
    `party-dojo:table:${slug}`,
  )
}
