import { describe, expect } from 'vitest'
import { parseLine } from '#domain/venue/card.ts'
import type { VenueState } from '#domain/venue/state.ts'
import { followTo, mainButtonText, moveCardsUp, showRulesFirst } from './at-a-venue.ts'
import { checkAxe, test } from './fixtures.ts'
import { button, endGame, openGame, play, press, recapOf, savedTable } from './game-actions.ts'

test('sober, points decide: who takes them is asked, and the end says who has the fewest', async ({
  page,
}) => {
  await openGame(page, 'Squiffy')
  await showRulesFirst(page, 'squiffy')
  await play(page, 'Squiffy', { rules: { 'How long': '40 cards' }, sober: true })
  await page.getByText('Fewest points wins. You are all level.').waitFor()
  await moveCardsUp(page, 'squiffy', ({ text, sober = text }) => sober.includes('{n}'))
  await followTo(page, 'Pass')
  const passing = await page.getByRole('button', { name: /^Pass/ }).innerText()
  expect(passing).toMatch(/points?$/)
  await press(page, 'Pass')
  // A rule may come first, which says how long it holds instead.
  await followTo(page, 'Pass')
  await page.getByText(/^.*Fewest points wins: three of you have 0\.$/).waitFor()

  await followTo(page, 'Agreed')
  await press(page, 'Agreed')
  const rulesOn = page.getByRole('button', { name: /rules? on$/ })
  const lifted = button(page, 'Lifted')
  await rulesOn.or(lifted).waitFor()
  // The end card of an earlier rule may come first; it has no list of rules.
  if (await lifted.isVisible()) await lifted.click()
  await rulesOn.click()
  const sheet = page.getByRole('dialog', { name: 'In force' })
  await checkAxe(page)
  await sheet.getByRole('button', { name: 'Mia', exact: true }).first().click()
  await sheet.waitFor({ state: 'detached' })
  await followTo(page, 'Nobody')
  await page
    .getByText(/^Who takes (one|two|three) points?\?$/)
    .last()
    .waitFor()
  await checkAxe(page)
  await page.getByRole('button', { name: 'Emil', exact: true }).click()
  await press(page, 'Count them')
  await endGame(page)
  const rows = await recapOf(page)
  expect(rows.join()).toMatch(/Mia \| points?; \d followed, \d passed \| [1-9]/)
  expect(rows.join()).toMatch(/Emil \| points?; \d followed, \d passed \| [1-9]/)
  expect(rows.map((row) => Number(row.split(' | ').at(-1)))).toEqual(
    rows.map((row) => Number(row.split(' | ').at(-1))).toSorted((one, two) => one - two),
  )
  await page.getByRole('heading', { level: 1, name: /with the fewest points\.$/ }).waitFor()
})

describe('whose cards these are', () => {
  test.for([
    ['Squiffy', '25 cards for any bar', 'We are in a bar'],
    ['Slusen', '25 cards for a bar by a lock', 'We are at Slusen'],
    ['Scrollbar', '25 cards for a coders’ bar', 'We are at Scrollbar'],
  ] as const)(
    '%s says it at its start, and asks where the table is',
    async ([name, whose, there], { page }) => {
      await openGame(page, name)
      await page.getByText(whose, { exact: true }).waitFor()
      const place = page.getByRole('switch', { name: new RegExp(`^${there}`) })
      expect(await place.getAttribute('aria-checked')).toBe('false')
    },
  )

  test('somewhere else the deck has the twins; a table that is there says so once', async ({
    page,
  }) => {
    const kinds = async () => {
      const { state } = (await savedTable(page, 'slusen')) as { state: VenueState }
      return new Set(state.pile.map((line) => parseLine(line).kind))
    }
    await play(page, 'Slusen')
    await page.getByRole('button', { name: mainButtonText }).waitFor()
    expect(await kinds()).not.toContain('bar')
    await endGame(page)
    await press(page, 'To the door of this game')
    await page.getByRole('switch', { name: /^We are at Slusen/ }).click()
    await page.getByText('With the cards about the place').waitFor()
    await page.reload()
    await page.getByText('With the cards about the place').waitFor()
    await press(page, 'Play')
    await page.getByRole('button', { name: mainButtonText }).waitFor()
    expect(await kinds()).toContain('bar')
  })
})
