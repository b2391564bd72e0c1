import { describe, expect } from 'vitest'
import { declineSounds, seatPlayers } from '#tests/support/browser/phone.ts'
import { checkAxe, expectNoSidewaysScroll } from './fixtures.ts'
import { button, press, promptOf } from './game-actions.ts'
import { enter, nhie, openPacks, packSwitch, packTest as test, texts } from './own-pack.ts'

describe('an explicit pack', () => {
  test('asks once whether everybody is 18, and never again on this phone', async ({
    page,
    write,
  }) => {
    await seatPlayers(page)
    const packId = await write({ ...nhie, explicit: true })
    const question = page.getByRole('dialog', { name: 'Is everybody 18?' })
    await page.goto(`/game/${packId}`)
    await press(page, 'Play')
    await question.getByRole('button', { name: 'Not everybody' }).click()
    await button(page, 'Play').waitFor()
    await press(page, 'Play')
    await checkAxe(page)
    await question.getByRole('button', { name: 'Yes, everybody' }).click()
    await page.waitForURL('**/games/never-have-i-ever')
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await page.goto('/games/never-have-i-ever')
    await openPacks(page)
    await packSwitch(page, 'After midnight').click()
    await expect
      .poll(() => packSwitch(page, 'After midnight').getAttribute('aria-checked'))
      .toBe('true')
    expect(await question.count()).toBe(0)
  })

  test('of the house asks when it is switched on, and stays off after a no', async ({ page }) => {
    const question = page.getByRole('dialog', { name: 'Is everybody 18?' })
    await page.goto('/games/charades')
    await openPacks(page)
    const row = packSwitch(page, 'After midnight')
    await row.click()
    await question.getByRole('button', { name: 'Not everybody' }).click()
    expect(await row.getAttribute('aria-checked')).toBe('false')
    await row.click()
    await question.getByRole('button', { name: 'Yes, everybody' }).click()
    await expect.poll(() => row.getAttribute('aria-checked')).toBe('true')
    await row.click()
    await row.click()
    await expect.poll(() => row.getAttribute('aria-checked')).toBe('true')
    expect(await question.count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Spice: hot/ }).waitFor()
  })
})

test('the mix names the packs by players that it was dealt from', async ({ page, write }) => {
  await seatPlayers(page)
  const packId = await write(nhie)
  const other = await write({ game: 'category', prompts: texts('Kinds of cheese') })
  for (const id of [packId, other]) await enter(page, id)
  await page.evaluate(() => localStorage.setItem('party-dojo:packs:category', '[]'))
  await page.goto('/games/mix')
  await press(page, 'Play')
  await declineSounds(page)
  await press(page, 'Leave')
  await page.getByRole('button', { name: /^End it here/ }).click()
  const credits = page.getByRole('list', { name: 'Packs by players' })
  await credits.getByText(`Kitchen ${packId}`).waitFor()
  await credits.getByRole('button', { name: `Like Kitchen ${packId}` }).waitFor()
  expect(await credits.getByRole('listitem').count()).toBe(1)
})

describe('a pack of each other game', () => {
  test.for([
    ['most-likely-to', texts('Who is most likely to burn the toast?'), 'burn the toast?'],
    ['category', texts('Kinds of cheese'), 'Kinds of cheese'],
    ['charades', texts('Burning the toast'), 'Teams'],
    ['country-island-city', texts('Cheese'), 'Cheese'],
  ] as const)('%s: opens and starts', async ([game, prompts, shown], { page, write }) => {
    await seatPlayers(page)
    const packId = await write({ game, prompts: [...prompts] })
    await enter(page, packId)
    await page.waitForURL(`**/games/${game}`)
    await page.getByText(shown).first().waitFor()
    await expectNoSidewaysScroll(page)
  })

  test('truth-or-dare: its truths are truths, its dares dares', async ({ page, write }) => {
    await seatPlayers(page)
    const dare = { text: 'Eat a lemon', kind: 'dare' as const }
    const packId = await write({ game: 'truth-or-dare', prompts: [{ text: 'Worst dish?' }, dare] })
    await enter(page, packId)
    await page.getByRole('button', { name: /^Truth/ }).click()
    await page.getByText('Worst dish?').first().waitFor()
    await press(page, 'Told it')
    await page.getByRole('button', { name: /^Dare/ }).click()
    await page.getByText('Eat a lemon').first().waitFor()
  })

  test('truth-or-dare without dares: they come from the packs of the house', async ({
    page,
    write,
  }) => {
    await seatPlayers(page)
    const packId = await write({ game: 'truth-or-dare', prompts: texts('Worst dish?') })
    await enter(page, packId)
    await page.getByRole('button', { name: /^Dare/ }).click()
    await expect.poll(() => promptOf(page)).not.toBe('')
    expect(await page.getByText('Worst dish?').count()).toBe(0)
  })
})
