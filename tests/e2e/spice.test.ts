import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readPackFile } from '#domain/packs/pack-file.ts'
import { isWithin, type Spice } from '#domain/prompts/tags.ts'
import afterMidnight from '#games/never-have-i-ever/packs/after-midnight.json'
import firstDates from '#games/never-have-i-ever/packs/first-dates.json'
import { pressStart, saveOnPhone, seatPlayers } from '#tests/support/browser/phone.ts'
import { checkAxe, expectNoCutWords, expectNoSidewaysScroll, test } from './fixtures.ts'
import { press, savedTable } from './game-actions.ts'

const slug = 'never-have-i-ever'
const hotPack = readPackFile(afterMidnight)
const dates = readPackFile(firstDates)

async function openStart(page: Page, packs: string[]): Promise<void> {
  await seatPlayers(page)
  await saveOnPhone(page, `packs:${slug}`, packs)
  await page.goto(`/games/${slug}`)
}

async function openSpice(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Spice:/ }).click()
  await page.getByRole('dialog', { name: 'Spice' }).waitFor()
}

async function dealt(page: Page): Promise<string[]> {
  await pressStart(page)
  const { state } = (await savedTable(page, slug)) as { state: { deck: { lists: string[][] } } }
  return [...(state.deck.lists[0] ?? [])].sort()
}

const textsAt = (spice: Spice) =>
  (hotPack.lists[0]?.elements ?? [])
    .filter((text) => isWithin({ spice, leftOut: [] }, 3, hotPack.tags?.[text]))
    .sort()

describe('the spice', () => {
  test('is warm until somebody chooses: an explicit pack gives its warm prompts', async ({
    page,
  }) => {
    await openStart(page, ['after-midnight'])
    await page.getByRole('button', { name: /^Spice: warm/ }).waitFor()
    await page.getByText(`${textsAt(2).length} prompts · After midnight`).waitFor()
    expect(await dealt(page)).toEqual(textsAt(2))
    expect(await page.getByRole('dialog', { name: 'Is everybody 18?' }).count()).toBe(0)
  })

  test('is hot after a yes, which is asked for once', async ({ page }) => {
    const question = page.getByRole('dialog', { name: 'Is everybody 18?' })
    await openStart(page, ['after-midnight'])
    await openSpice(page)
    await checkAxe(page)
    await expectNoSidewaysScroll(page)
    await expectNoCutWords(page)
    await page.getByText('Hot', { exact: true }).click()
    await question.getByRole('button', { name: 'Not everybody' }).click()
    expect(await page.getByRole('radio', { name: 'Warm' }).isChecked()).toBe(true)
    await page.getByText('Hot', { exact: true }).click()
    await question.getByRole('button', { name: 'Yes, everybody' }).click()
    await page.getByText('Mild', { exact: true }).click()
    await page.getByText('Hot', { exact: true }).click()
    expect(await question.count()).toBe(0)
    await press(page, 'Done')
    expect(await dealt(page)).toEqual(textsAt(3))
  })

  test('says where all of a pack is hotter, and deals no empty game', async ({ page }) => {
    await openStart(page, ['after-midnight'])
    await openSpice(page)
    await page.getByText('Mild', { exact: true }).click()
    await press(page, 'Done')
    await page.getByText('All of it is hotter than mild · After midnight').waitFor()
    await press(page, 'Play')
    await page.getByText('All of it is hotter than mild. Choose other packs').waitFor()
  })
})

test('what the table leaves out is not dealt', async ({ page }) => {
  await openStart(page, ['first-dates'])
  await openSpice(page)
  await page.getByRole('switch', { name: /^Exes/ }).click()
  await press(page, 'Done')
  await page.getByText('Left out: Exes').waitFor()
  const left = await dealt(page)
  const exes = Object.entries(dates.tags ?? {}).filter(([, { topics }]) => topics?.includes('exes'))
  expect(exes.length).toBeGreaterThan(0)
  expect(left).toHaveLength((dates.lists[0]?.elements.length ?? 0) - exes.length)
  for (const [text] of exes) expect(left).not.toContain(text)
})
