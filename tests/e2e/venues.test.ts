import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { seatPlayers } from '#tests/support/browser/phone.ts'
import { twentyNames } from '#tests/support/games/many-names.ts'
import { follow, followTo, hasButton, mainButtonText, showRulesFirst } from './at-a-venue.ts'
import { testEveryScreen, type Visit } from './every-screen.ts'
import {
  checkAxe,
  expectNoSidewaysScroll,
  offline,
  test,
  waitForPreload,
  waitForQuiet,
} from './fixtures.ts'
import {
  button,
  endGame,
  openGame,
  play,
  press,
  promptOf,
  recapOf,
  savedTable,
  seat,
  undo,
} from './game-actions.ts'

const title = 'Squiffy'
const short = { 'How long': '15 cards' }
/** Plays an evening of fifteen cards to its end. */
async function playToEnd(page: Page): Promise<void> {
  await play(page, title, { rules: short })
  for (let moves = 0; moves < 40 && (await hasButton(page, 'Leave')); moves++) await follow(page)
  await page.getByRole('list', { name: 'Who did what' }).waitFor()
}

const review = (page: Page) => page.getByRole('link', { name: /^Review the evening/ })

const queue = (page: Page) => page.evaluate(() => localStorage.getItem('party-dojo:outbox'))

describe('Squiffy', () => {
  test('fifteen cards, from the door to the review and round again', async ({ page }) => {
    await playToEnd(page)
    const rows = await recapOf(page)
    expect(rows).toHaveLength(4)
    for (const row of rows) expect(row).toMatch(/cards? followed, 0 passed/)

    await review(page).click()
    await page.getByRole('heading', { level: 1, name: 'How was Squiffy?' }).waitFor()
    await checkAxe(page)
    await page.getByText('a thumb first').waitFor()
    await press(page, 'Good fun', 'Best card')
    const sheet = page.getByRole('dialog', { name: 'Best card' })
    const cards = sheet.getByRole('listitem')
    expect(await cards.count()).toBe(16)
    await checkAxe(page)
    await cards.nth(3).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('list', { name: 'Awards' }).getByText('Good sport').waitFor()
    await page.getByLabel('In your words').fill('More penguins')

    // Nothing is lost with the page.
    await page.reload()
    const thumb = page.getByRole('button', { name: 'Good fun' })
    expect(await thumb.getAttribute('aria-pressed')).toBe('true')

    const sent = page.waitForRequest('**/api/feedback/*')
    await press(page, 'Send')
    const { feedback, ...rest } = (await sent).postDataJSON()
    expect(rest).toMatchObject({ user: '', positive: true, game: 'squiffy' })
    expect(feedback).toMatch(/^Best card: .+\nMore penguins$/)
    expect(feedback).not.toMatch(/Sofie|Jonas|Mia|Emil/)
    await page.getByText('Thank you. It is in the book.').waitFor()
    await page.reload()
    await page.getByText('Noted. Thank you.').waitFor()
    expect(await button(page, 'Send').count()).toBe(0)

    await press(page, 'Again')
    await button(page, 'Play').waitFor()
    expect(await savedTable(page, 'squiffy')).toBeNull()
  })

  test('an evening without a card played has no review, and leaves the one before alone', async ({
    page,
  }) => {
    await play(page, title, { rules: short })
    await follow(page)
    await endGame(page)
    await review(page).waitFor()
    await press(page, 'Again', 'Not for us')
    await endGame(page)
    expect(await review(page).count()).toBe(0)
    await page.goto('/games/squiffy-review')
    await page.getByRole('heading', { level: 1, name: 'How was Squiffy?' }).waitFor()
  })

  test('a penalty is always on offer, and another card is free', async ({ page }) => {
    await play(page, title, { rules: { ...short, Penalties: 'Just one' } })
    await followTo(page, 'Pass')
    const before = await promptOf(page)
    await press(page, 'Not for us')
    await expect.poll(() => promptOf(page)).not.toBe(before)
    await followTo(page, 'Pass')
    const passed = await promptOf(page)
    await page.getByRole('button', { name: 'Pass one sip' }).click()
    await expect.poll(() => promptOf(page)).not.toBe(passed)
    await undo(page)
    expect(await promptOf(page)).toBe(passed)
    await press(page, 'Pass')
    await endGame(page)
    expect((await recapOf(page)).join()).toContain('1 passed')
  })

  test('gone sober with pub cards in hand: past them all, and not back to them', async ({
    page,
  }) => {
    await play(page, title, { rules: short })
    await follow(page)
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await page.waitForURL('**/')
    // The card on the table and the next ones are not for sober tables.
    await page.evaluate(() => {
      const key = 'party-dojo:table:squiffy'
      const game = JSON.parse(localStorage.getItem(key) ?? '')
      const pubOnly = (line: string) => JSON.stringify({ ...JSON.parse(line), alcohol: true })
      game.state.card.alcohol = true
      game.state.pile = [...game.state.pile.slice(0, 4).map(pubOnly), ...game.state.pile.slice(4)]
      localStorage.setItem(key, JSON.stringify(game))
    })
    await openGame(page, title)
    await page.getByRole('switch', { name: /^Sober mode/ }).click()
    await press(page, 'Carry on')
    await page.getByRole('button', { name: mainButtonText }).waitFor()
    // The pack for sober tables is loaded before it takes the other's place.
    await expect
      .poll(() => savedTable(page, 'squiffy'))
      .toMatchObject({ source: 'true', state: { card: { alcohol: false } } })
    const first = await promptOf(page)
    expect(first).not.toBe('')
    expect(await button(page, 'Back').count()).toBe(0)
    await follow(page)
    await expect.poll(() => promptOf(page)).not.toBe(first)
    await undo(page)
    expect(await promptOf(page)).toBe(first)
    expect(await button(page, 'Back').count()).toBe(0)
  })

  test('the review opens without a network as well', async ({ page }) => {
    await playToEnd(page)
    await waitForPreload(page, 'review')
    await offline(page)
    await review(page).click()
    await page.getByRole('heading', { level: 1, name: 'How was Squiffy?' }).waitFor()
  })

  test('one of them reads all evening where the house says so', async ({ page }) => {
    await play(page, title, { rules: { 'Who reads': 'One reader' } })
    await page.getByRole('main').getByText('Who has the voice for it?').waitFor()
    await page.getByRole('button', { name: 'Mia', exact: true }).click()
    await checkAxe(page)
    await press(page, 'Mia reads')
    for (let cards = 0; cards < 3; cards++) {
      await page.getByText('reads', { exact: true }).locator('..').getByText('Mia').waitFor()
      await follow(page)
    }
  })

  test('another bar’s deck is a house rule away', async ({ page }) => {
    const dealt = page.waitForResponse(/slusen[^/]*\.js/)
    await play(page, title, { rules: { 'Whose deck': 'Slusen' } })
    await dealt
    await page.getByRole('button', { name: mainButtonText }).waitFor()
  })

  test('twenty play', async ({ page }) => {
    await seatPlayers(page, twentyNames)
    await openGame(page, title)
    await press(page, 'Play')
    await page.getByRole('button', { name: mainButtonText }).waitFor()
  })

  test('a deck that does not arrive is said so, and the door stays open', async ({
    page,
    expectError,
  }) => {
    expectError(/ERR_INTERNET_DISCONNECTED|Failed to load/)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
    })
    await openGame(page, title)
    await seat(page)
    await waitForQuiet(page)
    await offline(page)
    await press(page, 'Play')
    await page.getByText('The cards did not arrive. Check the network, then try again.').waitFor()
    await button(page, 'Play').waitFor()
    await offline(page, false)
  })
})

describe('the review', () => {
  test('without a game says so, and leads to the door', async ({ page }) => {
    await page.goto('/games/squiffy-review')
    await page.getByRole('heading', { level: 1, name: 'Nothing to review yet' }).waitFor()
    await expectNoSidewaysScroll(page)
    await checkAxe(page)
    await page.getByRole('link', { name: /^To the door/ }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  test('without a network is kept, and goes out once', async ({ page }) => {
    await playToEnd(page)
    await review(page).click()
    await page.getByRole('heading', { level: 1, name: 'How was Squiffy?' }).waitFor()
    await waitForQuiet(page)
    await offline(page)
    await press(page, 'Fell flat', 'Send')
    await page.getByText('Kept. It goes out when the network is back.').waitFor()
    expect(await queue(page)).not.toBeNull()
    await offline(page, false)
    await expect.poll(() => queue(page)).toBeNull()
  })

  test.for([
    [320, 568],
    [844, 390],
    [1280, 800],
  ])('fits %i by %i, sheets and all', async ([width, height], { page }) => {
    await playToEnd(page)
    await review(page).click()
    await page.getByRole('heading', { level: 1, name: 'How was Squiffy?' }).waitFor()
    await page.setViewportSize({ width: width as number, height: height as number })
    await expectNoSidewaysScroll(page)
    await checkAxe(page)
    await press(page, 'Worst card')
    await expectNoSidewaysScroll(page)
    await checkAxe(page)
  })
})

/** Every screen of a venue: a card, a rule, what holds, its end card, the end. */
const walkOf =
  (slug: string) =>
  async (page: Page, visit: Visit): Promise<void> => {
    await visit(page)
    await showRulesFirst(page, slug)
    await endGame(page)
    await visit(page)
    await press(page, 'Again')
    await followTo(page, 'Agreed')
    await visit(page)
    await press(page, 'Agreed')
    const open = () => page.getByRole('button', { name: /rules? on$/ }).click()
    await open()
    await page.getByRole('dialog', { name: 'In force' }).waitFor()
    await visit(page, open)
    await page.keyboard.press('Escape')
    await followTo(page, 'Lifted')
    await visit(page)
    await press(page, 'Lifted')
  }

describe.each([
  [title, 'squiffy'],
  ['Slusen', 'slusen'],
  ['Scrollbar', 'scrollbar'],
])('%s', (name, slug) => {
  testEveryScreen(name, { rules: short }, walkOf(slug))
})
