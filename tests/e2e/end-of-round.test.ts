import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { defaultNames, saveOnPhone } from '#tests/support/browser/phone.ts'
import { checkAxe, expectNoSidewaysScroll, offline, test, waitForPreload } from './fixtures.ts'
import { endGame, play, press, recapOf } from './game-actions.ts'

const path = '/misc/end-of-round'
const names = Array.from({ length: 20 }, (_, at) => `Guest number ${at + 1}`)
const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

const list = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem')

/** A round as it would have been kept, so that its page can be opened alone. */
async function keepRound(page: Page, players: readonly string[], slug = 'most-likely-to') {
  const rows = players.map((_, seat) => ({
    seat,
    score: String(players.length - seat),
    note: 'crowns, 3 votes',
  }))
  await saveOnPhone(page, 'last-round', {
    slug,
    title: 'Most likely to',
    dealtAtMs: 500,
    atMs: 1000,
    players: players.map((name, at) => ({ id: `guest-${at}`, name })),
    recap: { headline: 'Sofie wears the most crowns.', rows, winners: [0], mostVoted: [1] },
  })
}

describe('from a game to its page', () => {
  test('the end screen leads there: the list, an award each, water and another game', async ({
    page,
  }) => {
    await play(page, 'Never have I ever')
    for (const name of ['Jonas', 'Mia']) await page.getByRole('button', { name }).click()
    await press(page, 'Next')
    await endGame(page)
    const told = await recapOf(page)
    await page.getByRole('link', { name: /^The round, told properly/ }).click()
    await list(page, 'The list').first().waitFor()
    await page.getByRole('heading', { level: 1, name: 'Jonas and Mia have lived.' }).waitFor()
    const rows = (await list(page, 'The list').allInnerTexts()).map((row) =>
      row.replace(/\s*\n\s*/g, ' | '),
    )
    expect(rows).toEqual(told)
    const awards = await list(page, 'Awards').allInnerTexts()
    for (const guest of defaultNames)
      expect(awards.filter((row) => row.includes(guest))).toHaveLength(1)
    await page.getByText('One each, before anything else. The winner pours.').waitFor()
    await page.getByRole('link', { name: /^Truth or dare/ }).waitFor()
    await page.getByRole('link', { name: /^Play again/ }).click()
    await page.getByText('4 at the table').waitFor()
    await press(page, 'Play')
    await page.getByText('Who has? Sofie reads.').waitFor()
  })

  test('without a network as well', async ({ page }) => {
    await play(page, 'Never have I ever')
    await press(page, 'Next')
    await endGame(page)
    await waitForPreload(page, 'end-of-round')
    await offline(page)
    await page.getByRole('link', { name: /^The round, told properly/ }).click()
    await page.getByText('One each, before anything else. The winner pours.').waitFor()
  })

  test('is asked about once', async ({ page }) => {
    await play(page, 'Never have I ever')
    await endGame(page)
    await press(page, 'Good fun', 'Just the thumb')
    await page.getByText('Thank you. It is in the book.').waitFor()
    await page.reload()
    await page.getByText('Noted. Thank you.').waitFor()
    await page.getByRole('link', { name: /^The round, told properly/ }).click()
    await page.getByText('Noted. Thank you.').waitFor()
    expect(await page.getByRole('button', { name: 'Good fun' }).count()).toBe(0)
  })

  test('a thumb is enough, and it goes out with the name of the game', async ({ page }) => {
    await keepRound(page, defaultNames)
    await page.goto(path)
    await press(page, 'Good fun')
    await page.getByRole('dialog', { name: 'How was it?' }).waitFor()
    const kept = await page.evaluate(() => localStorage.getItem('party-dojo:outbox'))
    const feedback = { game: 'most-likely-to', positive: true }
    expect(JSON.parse(kept ?? '[]')).toMatchObject([{ kind: 'feedback', feedback }])
  })
})

describe('a picture', () => {
  test('goes to the downloads where the phone hands nothing on', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'canShare', { value: undefined })
    })
    await keepRound(page, [...defaultNames, 'سارة', '👨‍👩‍👧‍👦'.repeat(20)])
    await page.goto(path)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Share as a picture'),
    ])
    expect(download.suggestedFilename()).toBe('party-dojo-round.png')
    const file = join(await mkdtemp(join(tmpdir(), 'round-')), 'round.png')
    await download.saveAs(file)
    const bytes = await readFile(file)
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    // The width and the height stand in the header.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350])
    await page.getByText('Saved as a picture, with your downloads.').waitFor()
  })

  test('is handed to another app where it can be', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: File[] }) => {
          document.title = `shared ${files[0]?.name}`
        },
      })
    })
    await keepRound(page, defaultNames)
    await page.goto(path)
    await press(page, 'Share as a picture')
    await page.waitForFunction(() => document.title === 'shared party-dojo-round.png')
  })

  test('is handed on once, however often it is tapped', async ({ page }) => {
    await page.addInitScript(() => {
      let asked = 0
      Object.assign(navigator, {
        canShare: () => true,
        share: async () => {
          asked += 1
          document.title = `asked ${asked}`
          if (asked > 1) throw new DOMException('one at a time', 'NotAllowedError')
          await new Promise((resolve) => window.addEventListener('share is over', resolve))
        },
      })
    })
    await keepRound(page, defaultNames)
    await page.goto(path)
    const slab = page.getByRole('button', { name: /^Share as a picture/ })
    await slab.dblclick()
    await page.waitForFunction(() => document.title === 'asked 1')
    await slab.click()
    await page.evaluate(() => window.dispatchEvent(new Event('share is over')))
    await page.getByText('Drawing …').waitFor({ state: 'detached' })
    expect(await page.title()).toBe('asked 1')
    expect(await page.getByText('Saved as a picture').count()).toBe(0)
    await slab.click()
    await page.waitForFunction(() => document.title === 'asked 2')
  })
})

test.for([
  ['AbortError', null],
  ['InvalidStateError', null],
  ['NotAllowedError', 'Saved as a picture, with your downloads.'],
] as const)('a share that ends in %s', async ([name, words], { page }) => {
  await page.addInitScript((name) => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async () => {
        document.title = 'asked'
        throw new DOMException('no', name)
      },
    })
  }, name)
  await keepRound(page, defaultNames)
  await page.goto(path)
  await press(page, 'Share as a picture')
  await page.waitForFunction(() => document.title === 'asked')
  if (words) await page.getByText(words).waitFor()
  else await page.getByText('Drawing …').waitFor({ state: 'detached' })
  expect(await page.getByText('Saved as a picture').count()).toBe(words ? 1 : 0)
})

describe('without a round', () => {
  test('it says so kindly, and leads home', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: 'No finished game yet' }).waitFor()
    await checkAxe(page)
    await page.getByRole('link', { name: 'Pick a curtain' }).click()
    await page.getByRole('navigation', { name: 'Games' }).waitFor()
  })

  test.for(['rubbish', '{"slug":"../x"}', '[1]'])('and with %s kept', async (kept, { page }) => {
    await saveOnPhone(page, 'last-round', kept)
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: 'No finished game yet' }).waitFor()
  })
})

test('the page of twenty fits every size', async ({ page }) => {
  await keepRound(page, names)
  await page.goto(path)
  await list(page, 'Awards').nth(19).waitFor()
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoSidewaysScroll(page)
      await checkAxe(page)
    }
  }
})

test('the end screen of twenty fits every size', async ({ page }) => {
  await play(page, 'Never have I ever', { names })
  await endGame(page)
  const headline = page.getByRole('heading', { level: 1 })
  for (const size of sizes) {
    await page.setViewportSize(size)
    await headline.scrollIntoViewIfNeeded()
    await expectNoSidewaysScroll(page)
    await checkAxe(page)
    // Scrolled to its end as well: what is above the dock is never under it.
    await page.getByRole('button', { name: 'Good fun' }).scrollIntoViewIfNeeded()
    await checkAxe(page)
    await page.getByRole('button', { name: 'Good fun' }).click({ trial: true })
  }
})

test.for(['never-have-i-ever', 'country-island-city', 'mix'])(
  '/game/%s leads to the game of the house',
  async (slug, { page }) => {
    await page.goto('/')
    await page.goto(`/game/${slug}`)
    await page.waitForURL(`**/games/${slug}`)
    await page.getByRole('button', { name: 'House rules' }).waitFor()
    await page.goBack()
    await page.getByRole('navigation', { name: 'Games' }).waitFor()
  },
)
