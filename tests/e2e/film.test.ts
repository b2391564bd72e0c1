import { chromium, type Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { browserOptions } from '#tests/support/browser/browser-options.ts'
import { pressStart, seatPlayers, startGame } from '#tests/support/browser/phone.ts'
import { test as base, checkAxe, expectNoSidewaysScroll, offline } from './fixtures.ts'
import { button, endGame, openGame, play, press } from './game-actions.ts'

const short = { 'How long': '1 turn each', 'The clock': '30 seconds' }

/** A phone whose front camera shows a clock and beeps, and that answers for its owner. */
const phoneThat = (answer: 'accept' | 'deny') =>
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  base.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const { args = [], ...options } = await browserOptions()
    const flags = [
      '--use-fake-device-for-media-stream',
      `--use-fake-ui-for-media-stream${answer === 'deny' ? '=deny' : ''}`,
    ]
    const browser = await chromium.launch({ ...options, args: [...args, ...flags] })
    onCleanup(() => browser.close())
    return browser
  })

const test = phoneThat('accept')
const refused = phoneThat('deny')

const filming = (page: Page) => page.getByRole('switch', { name: /^Film tonight/ })
const eye = (page: Page) => page.getByRole('img', { name: 'Filming' })
const hits = (page: Page) =>
  page.getByRole('list', { name: 'Hits', exact: true }).getByRole('button')

async function begin(page: Page): Promise<void> {
  await play(page, 'Charades', { rules: short })
  await press(page, 'Begin')
}

/** Playwright's own clock would hide by which address the document was loaded. */
async function skipTime(page: Page, ms: number): Promise<void> {
  await page.evaluate((ms) => {
    const { now } = Date
    Date.now = () => now() + ms
  }, ms)
}

async function switchOn(page: Page): Promise<void> {
  await press(page, 'Film it\\?')
  await filming(page).click()
}

async function getSet(page: Page): Promise<void> {
  await page.getByRole('timer').waitFor()
  await skipTime(page, 3000)
  await button(page, 'Hit').waitFor()
}

/** Long enough that there is something to see. */
async function act(page: Page, answer: 'Hit' | 'Pass'): Promise<void> {
  await page.waitForTimeout(1500)
  await press(page, answer)
}

/** A turn of a hit, a pass and a hit. */
async function filmTurn(page: Page): Promise<void> {
  await begin(page)
  await switchOn(page)
  await press(page, 'Play on', 'Ready')
  await eye(page).waitFor()
  await getSet(page)
  await eye(page).waitFor()
  await act(page, 'Hit')
  await act(page, 'Pass')
  await act(page, 'Hit')
  await skipTime(page, 30_000)
  await page.getByText('Time. Phone down.').waitFor()
  expect(await eye(page).count()).toBe(0)
  await press(page, 'No one')
  await button(page, 'Film: 2 hits').waitFor()
}

async function expectPlaying(page: Page): Promise<void> {
  const video = page.locator('video')
  const shown = () =>
    video.evaluate(({ currentTime, videoWidth }: HTMLVideoElement) => currentTime * videoWidth)
  await expect.poll(shown).toBeGreaterThan(0)
}

describe('charades is filmed', () => {
  test('cut to the hits as the list says, and played one after the other', async ({ page }) => {
    await filmTurn(page)
    await press(page, 'Film: 2 hits')
    await expect.poll(() => hits(page).count()).toBe(2)
    await page.getByLabel(/^Hit 1 of 2: /).waitFor()
    await expectPlaying(page)
    await page.getByLabel(/^Hit 2 of 2: /).waitFor()
    await expectPlaying(page)
    await press(page, 'Close')

    // A pass that was a hit is in the film, a hit that was none is not.
    const rows = page.getByRole('list', { name: 'Hits and passes' }).getByRole('switch')
    await rows.nth(1).click()
    await button(page, 'Film: 3 hits').waitFor()
    await rows.nth(0).click()
    await rows.nth(1).click()
    await button(page, 'Film: 1 hit').waitFor()
    await press(page, 'Next')
    await button(page, 'Film: 1 hit').waitFor()

    // All of it is in the page's memory: nothing that lasts names it.
    const kept = await page.evaluate(async () => ({
      bases: await indexedDB.databases(),
      caches: await caches.keys(),
      words: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    }))
    expect(kept).toMatchObject({ bases: [], caches: [] })
    expect(kept.words).not.toMatch(/blob:|filmed|filmAsked/)
  })

  test('is saved as files, one hit or all', async ({ page }) => {
    await filmTurn(page)
    await press(page, 'Film: 2 hits')
    const names: string[] = []
    page.on('download', (download) => names.push(download.suggestedFilename()))
    await press(page, 'Save')
    await page.getByText('Saved with your downloads: one hit.').waitFor()
    await expect.poll(() => names).toEqual([expect.stringMatching(/^charades-[12]\.(mp4|webm)$/)])
    await page.getByText('All 2').click()
    await press(page, 'Save')
    await page.getByText('Saved with your downloads: 2 hits.').waitFor()
    await expect
      .poll(() => names.slice(1).map((name) => name.replace(/\..*/, '')))
      .toEqual(['charades-1', 'charades-2'])
  })

  test('leaving asks once, and the film is gone', async ({ page }) => {
    await filmTurn(page)
    await press(page, 'Leave')
    await page.getByText('The film goes when you leave: save it first.').waitFor()
    await press(page, 'Keep playing')
    await endGame(page)
    await button(page, 'Watch the film').waitFor()
    await page.getByRole('link', { name: /^Games/ }).click()
    await page.getByRole('dialog', { name: 'Leave the film?' }).waitFor()
    await press(page, 'Watch it')
    await expectPlaying(page)
    await press(page, 'Close')
    await page.getByRole('link', { name: /^Games/ }).click()
    await press(page, 'Leave it')
    const games = page.getByRole('navigation', { name: 'Games' })
    await games.getByRole('link', { name: 'Charades' }).click()
    await page.getByRole('list', { name: 'Who did what' }).waitFor()
    expect(await button(page, 'Watch the film').count()).toBe(0)
    await press(page, 'Again', 'Begin')
    await button(page, 'Film it\\?').waitFor()
  })

  test('a hidden page stops the camera, and it goes on with the clock', async ({ page }) => {
    await begin(page)
    await switchOn(page)
    await press(page, 'Play on', 'Ready')
    await getSet(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await button(page, 'Carry on').waitFor()
    expect(await eye(page).count()).toBe(0)
    await press(page, 'Carry on')
    await eye(page).waitFor()
    await getSet(page)
    await act(page, 'Hit')
    await skipTime(page, 30_000)
    await press(page, 'No one')
    await button(page, 'Film: 1 hit').waitFor()
  })

  test('without a network too, and its sheet fits every window', async ({ page }) => {
    await filmTurn(page)
    await offline(page)
    await press(page, 'Film: 2 hits')
    await expectPlaying(page)
    for (const [width, height, colorScheme] of [
      [320, 568, 'light'],
      [844, 390, 'light'],
      [390, 844, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await expectNoSidewaysScroll(page)
      await checkAxe(page)
    }
  })
})

refused('a camera that is refused is a line, and the game goes on', async ({ page }) => {
  await begin(page)
  await switchOn(page)
  await page.getByText(/^The camera or the microphone is switched off in this browser/).waitFor()
  expect(await filming(page).getAttribute('aria-checked')).toBe('false')
  await press(page, 'Play on')
  await button(page, 'No film\\. Why\\?').waitFor()
  await press(page, 'Ready')
  await getSet(page)
  expect(await eye(page).count()).toBe(0)
})

test('from the home page the page is loaded anew first, and the answer holds', async ({ page }) => {
  await seatPlayers(page)
  await openGame(page, 'Charades')
  await pressStart(page)
  await press(page, 'Begin')
  const loaded = page.waitForEvent('domcontentloaded')
  await switchOn(page)
  await loaded
  await button(page, 'Film is on').waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('filmAsked'))).toBeNull()
  await page.reload()
  await button(page, 'Film it\\?').waitFor()
})

test('a browser that cannot record is offered nothing', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'))
  await startGame(page, '/games/charades')
  await press(page, 'Begin')
  await button(page, 'Ready').waitFor()
  expect(await button(page, 'Film').count()).toBe(0)
})
