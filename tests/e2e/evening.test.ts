import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readPackFile } from '#domain/packs/pack-file.ts'
import { saveOnPhone, startGame } from '#tests/support/browser/phone.ts'
import { offline, test, waitForLateRequests } from './fixtures.ts'
import { openGame, play, playFromHome, savedTable } from './game-actions.ts'

const title = 'Never have I ever'
const slug = 'never-have-i-ever'
const next = (page: Page) => page.getByRole('button', { name: /^Next/ })

type Saved = { state: { round: number; card: { prompt: { raw: string } } } }

/** In the packs' sheet: the explicit pack on, which is asked about, and the usual two off. */
async function switchToAfterMidnight(page: Page): Promise<void> {
  await page.getByRole('switch', { name: /After midnight/ }).click()
  await page.getByRole('button', { name: 'Yes, everybody' }).click()
  for (const name of [/House classics/, /First dates/]) {
    await page.getByRole('switch', { name }).click()
  }
}

async function roundOf(page: Page): Promise<number> {
  return ((await savedTable(page, slug)) as Saved).state.round
}

async function promptOf(page: Page): Promise<string> {
  return (await page.locator('[aria-live=polite]').first().textContent()) ?? ''
}

describe('the game is there as it was', () => {
  test('after a reload', async ({ page }) => {
    await play(page, title)
    await next(page).click()
    await next(page).click()
    const before = await promptOf(page)
    await page.reload()
    await next(page).waitFor()
    expect(await promptOf(page)).toBe(before)
    expect(await roundOf(page)).toBe(3)
  })

  test('after the tab has died', async ({ page, context }) => {
    await play(page, title)
    await next(page).click()
    const before = await promptOf(page)
    await page.close({ runBeforeUnload: false })
    const reopened = await context.newPage()
    await reopened.goto(`/games/${slug}`)
    await next(reopened).waitFor()
    expect(await promptOf(reopened)).toBe(before)
  })

  test('with the network cut, without a single request', async ({ page }) => {
    await play(page, title)
    await waitForLateRequests(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await offline(page)
    for (let round = 0; round < 10; round++) await next(page).click()
    await page.getByRole('button', { name: 'Packs' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await roundOf(page)).toBe(11)
    expect(requests).toEqual([])
  })

  test('the back button asks first, and the evening is not lost', async ({ page }) => {
    await play(page, title)
    await next(page).click()
    const before = await promptOf(page)
    await page.goBack()
    const sheet = page.getByRole('dialog', { name: 'Leave the table?' })
    await sheet.getByRole('button', { name: 'Keep playing' }).click()
    expect(await promptOf(page)).toBe(before)
    await page.goBack()
    await sheet.getByRole('button', { name: /Leave for now/ }).click()
    await page.waitForURL('**/')
    await openGame(page, title)
    await page.getByRole('button', { name: /Carry on/ }).click()
    expect(await promptOf(page)).toBe(before)
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await sheet.getByRole('button', { name: /Leave for now/ }).click()
    await page.waitForURL('**/')
  })

  test('the back button asks where the game was the first page of the tab', async ({ page }) => {
    await startGame(page, `/games/${slug}`)
    await page.reload()
    const before = await promptOf(page)
    // No thumb is as fast as this test: the step to hold it at must have been taken.
    await page.waitForFunction(() => history.state?.idx > 0)
    await page.goBack()
    await page
      .getByRole('dialog', { name: 'Leave the table?' })
      .getByRole('button', { name: 'Keep playing' })
      .click()
    expect(await promptOf(page)).toBe(before)
  })

  test('carried on, it draws from what the door says now', async ({ page }) => {
    await play(page, title)
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByRole('button', { name: /Leave for now/ }).click()
    await page.waitForURL('**/')
    await openGame(page, title)
    await page.getByRole('button', { name: /2 packs/ }).click()
    await switchToAfterMidnight(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Carry on/ }).click()
    await next(page).click()
    const { state } = (await savedTable(page, slug)) as Saved
    const { default: pack } = await import(
      '../../src/games/never-have-i-ever/packs/after-midnight.json',
      { with: { type: 'json' } }
    )
    expect(readPackFile(pack).lists[0]?.elements).toContain(state.card.prompt.raw)
  })

  test('a wrong tap is taken back', async ({ page }) => {
    await play(page, title)
    const before = await promptOf(page)
    await next(page).click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    expect(await promptOf(page)).toBe(before)
  })
})

describe('two tabs on one table', () => {
  test('the second follows the first', async ({ page, context }) => {
    await play(page, title)
    const second = await context.newPage()
    await second.goto(`/games/${slug}`)
    await next(second).waitFor()
    await next(page).click()
    const now = await promptOf(page)
    await expect.poll(() => promptOf(second)).toBe(now)
  })

  test('a tap in a tab that is behind does not undo what the other did', async ({
    page,
    context,
  }) => {
    await play(page, title)
    const second = await context.newPage()
    await second.goto(`/games/${slug}`)
    await next(second).waitFor()
    // The second tab never hears of the first one's move.
    await second.evaluate(() => {
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
    })
    await page.evaluate((key) => {
      const game = JSON.parse(localStorage.getItem(key) ?? '{}')
      const ahead = { ...game, state: { ...game.state, round: 7 } }
      localStorage.setItem(key, JSON.stringify(ahead))
    }, `party-dojo:table:${slug}`)
    await next(second).click()
    expect(await roundOf(second)).toBeGreaterThanOrEqual(7)
  })
})

describe('what a device keeps may be anything', () => {
  test.for([
    ['rubbish', '{{{', null],
    ['a number', 7, 'The saved game could not be read.'],
    ['an empty game', {}, 'The saved game could not be read.'],
    [
      'a game of another shape',
      { rulesVersion: 1, players: [], options: {}, state: { prompt: 3 } },
      'The saved game could not be read.',
    ],
    ['an older version', { rulesVersion: 0 }, 'saved by an older version'],
    ['a newer version', { rulesVersion: 99 }, 'saved by a newer version'],
  ])('%s: the door opens and says so', async ([, saved, sentence], { page }) => {
    await saveOnPhone(page, `table:${slug}`, saved)
    await saveOnPhone(page, 'players', [
      { id: 'a', name: 'Sofie' },
      { id: 'b', name: 'Jonas' },
    ])
    await page.goto(`/games/${slug}`)
    if (sentence) await page.getByText(String(sentence)).waitFor()
    await page.getByText('2 at the table').waitFor()
    await page.getByRole('button', { name: /^Play/ }).click()
    await next(page).waitFor()
  })

  test.for([
    ['packs', { a: 1 }],
    ['packs', ['gone', 'never-was']],
    ['rules', 'rubbish'],
    ['shown', { not: 'a list' }],
  ] as const)('%s that make no sense are as usual', async ([name, saved], { page }) => {
    await saveOnPhone(page, `${name}:${slug}`, saved)
    await play(page, title)
    await next(page).click()
    expect(await roundOf(page)).toBe(2)
  })

  test('a storage that is blocked: the game goes on, and the table is told', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await playFromHome(page, title)
    await page.getByRole('alert').getByText('This browser keeps nothing for us.').waitFor()
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
    const before = await promptOf(page)
    await next(page).click()
    expect(await promptOf(page)).not.toBe(before)
  })

  test('a storage that is full: the game goes on, and the table is told', async ({ page }) => {
    await play(page, title)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    const before = await promptOf(page)
    await next(page).click()
    await page.getByRole('alert').getByText('storage is full').waitFor()
    expect(await promptOf(page)).not.toBe(before)
  })
})

describe('the packs', () => {
  test('the last active pack slides back and says why', async ({ page }) => {
    await openGame(page, title)
    await page.getByRole('button', { name: /2 packs/ }).click()
    const classics = page.getByRole('switch', { name: /House classics/ })
    const dates = page.getByRole('switch', { name: /First dates/ })
    await dates.click()
    expect(await dates.getAttribute('aria-checked')).toBe('false')
    await classics.click()
    expect(await classics.getAttribute('aria-checked')).toBe('true')
    await page.getByText('One pack stays on. House rule.').waitFor()
  })

  test('a premium pack shows as locked and stays shut', async ({ page }) => {
    await openGame(page, title)
    await page.getByRole('button', { name: /2 packs/ }).click()
    await page.getByRole('button', { name: /Wedding season.*locked/ }).click()
    await page.getByRole('button', { name: /Sign in to open it with coins/ }).waitFor()
    await page.getByRole('button', { name: /^Play 2 packs/ }).waitFor()
  })

  test('the packs may change in mid-game', async ({ page }) => {
    await play(page, title)
    await page.getByRole('button', { name: 'Packs' }).click()
    await switchToAfterMidnight(page)
    await page.getByRole('button', { name: /^Play 1 pack/ }).click()
    await next(page).click()
    const { state } = (await savedTable(page, slug)) as Saved
    const { default: pack } = await import(
      '../../src/games/never-have-i-ever/packs/after-midnight.json',
      { with: { type: 'json' } }
    )
    expect(readPackFile(pack).lists[0]?.elements).toContain(state.card.prompt.raw)
  })
})

test('a clock set back changes nothing', async ({ page }) => {
  await play(page, title)
  await next(page).click()
  const before = await promptOf(page)
  await page.clock.install({ time: new Date('2001-01-01') })
  await page.reload()
  await next(page).waitFor()
  expect(await promptOf(page)).toBe(before)
})

test('the keys of a big screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await play(page, title)
  const first = await promptOf(page)
  await page.keyboard.press('Space')
  await expect.poll(() => promptOf(page)).not.toBe(first)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => promptOf(page)).toBe(first)
  await page.keyboard.press('ArrowRight')
  expect(await roundOf(page)).toBe(2)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor({ state: 'hidden' })
})
