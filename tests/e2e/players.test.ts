import { describe, expect } from 'vitest'
import { checkAxe, expectNoSidewaysScroll, test } from './fixtures.ts'
import { openGame, seat, typeName } from './game-actions.ts'

describe('typing the players', () => {
  test.for([
    ['an empty name', '', 'Every player needs a name.'],
    ['spaces', '    ', 'Every player needs a name.'],
    ['a name twice', 'sofie', 'There is a sofie at the table already. Add a letter?'],
  ])(
    '%s is refused in a sentence, and nothing typed is lost',
    async ([, typed, sentence], { page }) => {
      await openGame(page, 'Never have I ever')
      await page.getByRole('button', { name: /^Who is here\?/ }).click()
      await typeName(page, 'Sofie')
      await typeName(page, typed ?? '')
      await page.getByText(sentence ?? '').waitFor()
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(typed)
      expect(await page.getByRole('list', { name: 'Players' }).getByRole('listitem').count()).toBe(
        1,
      )
    },
  )

  test('names of every kind are kept as text and fit the screen', async ({ page }) => {
    const names = [
      'x'.repeat(200),
      '👨‍👩‍👧‍👦🦊',
      'سارة',
      "<script>alert('x')</script>",
      'Zoë & <b>Bo</b>',
      'Ø',
    ]
    await openGame(page, 'Never have I ever')
    await page.getByRole('button', { name: /^Who is here\?/ }).click()
    for (const name of names) await typeName(page, name)
    const list = page.getByRole('list', { name: 'Players' })
    expect(await list.getByRole('listitem').count()).toBe(names.length)
    expect(await list.textContent()).toContain("<script>alert('x'")
    await expectNoSidewaysScroll(page)
    await checkAxe(page)
    await page.getByRole('dialog').getByRole('button', { name: '6 at the table' }).click()
    await page.getByRole('button', { name: /^Play/ }).click()
    await page.getByRole('button', { name: 'Leave' }).waitFor()
    await expectNoSidewaysScroll(page)
    await checkAxe(page)
  })

  test('twenty fit, the twenty-first is told', async ({ page }) => {
    await openGame(page, 'Never have I ever')
    await page.getByRole('button', { name: /^Who is here\?/ }).click()
    for (let place = 1; place <= 20; place++) await typeName(page, `Player ${place}`)
    await typeName(page, 'One more')
    await page.getByText('The table is full: 20 players.').waitFor()
  })

  test('renaming, leaving the table, and being kept for the next game', async ({ page }) => {
    await openGame(page, 'Never have I ever')
    await seat(page)
    await page.getByRole('button', { name: /4 at the table/ }).click()
    await page.getByRole('button', { name: 'Rename Jonas' }).click()
    await page.getByLabel('New name').fill('Jo')
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await page.getByRole('button', { name: 'Emil leaves the table' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '3 at the table' }).click()
    await openGame(page, 'Category')
    await page.getByText('Sofie, Jo, Mia').waitFor()
  })

  test('too few players cannot start, and the way on is one tap', async ({ page }) => {
    await openGame(page, 'Most likely to')
    await page.getByRole('button', { name: /^Who plays\?/ }).click()
    await typeName(page, 'Sofie')
    await page.getByRole('button', { name: /^2 more/ }).click({ force: true })
    await page.getByRole('dialog', { name: 'Who is here?' }).waitFor()
  })
})
