import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import type { NewDare } from '#contract/dares.ts'
import { epicDare, someDare } from '#tests/support/app/dare-fixtures.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { expectFits, expectReadable } from './every-screen.ts'
import { test as plainTest } from './fixtures.ts'
import { button, press } from './game-actions.ts'

/** Where motion is reduced, what runs for show stands still. */
const test = plainTest.extend('page', async ({ context }) => {
  const page = await context.newPage()
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page
})

const desks = [
  ['/misc/user-card-dare', 'Lend me one'],
  ['/misc/bar-beer-pong-dare', 'Deal me one'],
  ['/misc/user-card-love-game', 'Lend me words'],
  ['/misc/epic-dare-challenge', 'Deal me three'],
] as const

/** As long as a name or a word may be, without a place to break it. */
const name = 'W'.repeat(40)
const word = 'W'.repeat(280)

const dares: readonly (readonly [string, () => NewDare, string[]])[] = [
  ['a card', () => someDare(), ['Done it']],
  ['a pong dare', () => someDare({ kind: 'pong', lines: [word, word], drawing: [] }), ['Done it']],
  ['a kind card', () => someDare({ kind: 'love', lines: [word], drawing: [] }), []],
  [
    'an epic dare',
    () => epicDare({ lines: [word, 'Bow', word] }),
    ['First one done', 'Second one done', 'Third one done'],
  ],
]

async function open(page: Page, dare: NewDare): Promise<void> {
  const data = { ...dare, from: name, to: name }
  const sent = await page.request.post('/api/dares', {
    data,
    headers: { 'x-forwarded-for': freshAddress() },
  })
  if (!sent.ok()) throw new Error(await sent.text())
  await page.goto(`/misc/you-have-been-dared?d=${dare.id}`)
  await button(page, 'I will').waitFor()
}

describe('fits its window, and axe finds nothing', () => {
  test.for(desks)('%s', async ([path, deal], { page }) => {
    await page.goto(path)
    await expectReadable(page)
    await press(page, 'Make the link')
    await page.getByText('Say whom it is for.').waitFor()
    await page.getByLabel('To', { exact: true }).fill(name)
    await page.getByLabel('From', { exact: true }).fill(name)
    await press(page, deal)
    await expectFits(page)
  })

  test('what has gone out', async ({ page }) => {
    await page.goto('/misc/user-card-dare')
    await page.getByLabel('To', { exact: true }).fill(name)
    await page.getByLabel('From', { exact: true }).fill(name)
    await press(page, 'Lend me one', 'Make the link')
    await page.getByLabel('Your link').waitFor()
    await expectFits(page)
    await page.getByRole('list', { name: 'Dares I sent' }).getByRole('button').first().click()
    await expectFits(page)
  })

  test.for(dares)('%s, opened', async ([, dare], { page }) => {
    await open(page, dare())
    await expectFits(page)
    await press(page, 'Another one')
    await expectFits(page)
  })

  test.for(dares)('%s, taken and done', async ([, dare, parts], { page }) => {
    await open(page, dare())
    await press(page, 'I will', ...parts.slice(0, -1))
    await button(page, 'After all, no').waitFor()
    await expectFits(page)
    if (parts.length === 0) {
      await page.getByLabel('Your answer').fill(word)
      await press(page, 'Send my answer')
    }
    await press(page, ...parts.slice(-1))
    await page.getByRole('link', { name: /back$/ }).waitFor()
    await expectFits(page)
  })

  test('a link that leads nowhere', async ({ page }) => {
    await page.goto('/misc/you-have-been-dared?d=x')
    await page.getByRole('link', { name: 'Write one yourself' }).waitFor()
    await expectFits(page)
  })
})
