import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pressStart, seatPlayers } from '#tests/support/browser/phone.ts'
import { twentyNames } from '#tests/support/games/many-names.ts'
import { test } from './fixtures.ts'
import { seat } from './game-actions.ts'
import { expectWholeNames } from './name-faults.ts'

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 320, height: 568 },
]

describe('the notice that the screen may go dark', () => {
  test.for([
    ['most-likely-to', 'Count in'],
    ['never-have-i-ever', 'Next'],
    ['truth-or-dare', 'Flip a coin'],
  ] as const)('covers no player and no button in %s', async ([slug, main], { page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'wakeLock', { value: undefined })
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // It goes by itself: here it stays for as long as it is looked at.
    await page.clock.install()
    await seatPlayers(page, twentyNames)
    await page.goto(`/games/${slug}`)
    await pressStart(page)
    const notice = page.getByText('This screen may go dark by itself.')
    for (const size of phones) {
      await page.setViewportSize(size)
      await notice.waitFor()
      await expectWholeNames(page, twentyNames)
      const button = page.getByRole('button', { name: new RegExp(`^${main}`) })
      expect(await isCovered(page, button, notice)).toBe(false)
    }
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await notice.waitFor({ state: 'detached' })
    const { height } = (await page.locator('main').boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThanOrEqual(568)
  })
})

describe('any other notice', () => {
  const sizes = [...phones, { width: 844, height: 390 }]

  test('of what cannot be kept covers no player in a game', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/games/never-have-i-ever')
    await seat(page)
    await pressStart(page)
    const notice = page.getByRole('alert').getByText(/^This (browser|phone)/)
    for (const size of sizes) {
      await page.setViewportSize(size)
      const chips = page.getByRole('button', { name: 'Mia' })
      for (const one of [chips, page.getByRole('button', { name: /^Next/ })]) {
        await one.scrollIntoViewIfNeeded()
        expect(await isCovered(page, one, notice)).toBe(false)
      }
    }
  })

  test('that everything plays covers nothing of a start screen', async ({ page }) => {
    await seatPlayers(page, twentyNames)
    await page.addInitScript(() => {
      // It goes by itself after four seconds: here it stays for as long as it is looked at.
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout: (act: () => void, ms: number) => setTimeout(act, ms === 4000 ? 60_000 : ms),
      })
      Object.defineProperty(navigator, 'serviceWorker', {
        value: Object.assign(new EventTarget(), { ready: Promise.resolve(), controller: null }),
      })
    })
    await page.goto('/games/never-have-i-ever')
    const notice = page.getByText('Ready: everything plays without a network now.')
    for (const size of sizes) {
      await page.setViewportSize(size)
      await notice.waitFor()
      const players = page.getByRole('button', { name: /^20 at the table/ })
      await players.scrollIntoViewIfNeeded()
      for (const one of [players, page.getByRole('button', { name: /^Play/ })])
        expect(await isCovered(page, one, notice)).toBe(false)
    }
  })
})

describe('the start screen', () => {
  test('keeps the Sober row above its dock', async ({ page }) => {
    await seatPlayers(page, twentyNames)
    await page.goto('/games/never-have-i-ever')
    const sober = page.getByRole('switch', { name: /^Sober mode/ })
    const dock = page.getByRole('button', { name: /^Play\b/ })
    const middle = page.locator('main > div', { has: sober })
    for (const size of phones) {
      await page.setViewportSize(size)
      await sober.scrollIntoViewIfNeeded()
      expect(await isCovered(page, sober, dock)).toBe(false)
      const [inner, foot] = await Promise.all([middle.boundingBox(), dock.boundingBox()])
      expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1)
      // Nothing is under it wherever the page is scrolled to, and what is beyond the edge is said.
      await middle.evaluate((element) => element.scrollTo(0, 0))
      const isAllSeen = await middle.evaluate((e) => e.scrollHeight <= e.clientHeight + 4)
      await expect
        .poll(() => middle.locator('> [data-more]').getAttribute('data-more'))
        .toBe(String(!isAllSeen))
      if (size.height === 844) expect(isAllSeen).toBe(true)
    }
  })
})

describe('the home page in landscape', () => {
  test('has no line cut by its tabs', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    for (const size of [
      { width: 844, height: 390 },
      { width: 667, height: 375 },
      { width: 640, height: 360 },
    ]) {
      await page.setViewportSize(size)
      expect(await linesCutByTabs(page), `${size.width} px`).toEqual([])
      await page.getByText('Confess. Or don’t.').click({ trial: true })
      await page.evaluate(() => scrollTo(0, 0))
    }
  })
})

/** The words that the bar of tabs, or the tab that stands out of it, covers in part. */
function linesCutByTabs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nav = document.querySelector('nav[aria-label=House]')
    const tab = nav?.querySelector('[aria-current=page]')
    if (!nav || !tab) return ['no tabs']
    const { top } = nav.getBoundingClientRect()
    const poke = Number.parseFloat(getComputedStyle(tab, '::before').top)
    const edge = top + Math.min(0, poke + tab.getBoundingClientRect().top - top)
    const lines: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main') as Element, 4)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const isCut = rect.width > 2 && rect.top < edge && rect.bottom > edge
        if (isCut && node.parentElement?.checkVisibility({ opacityProperty: true }))
          lines.push(node.nodeValue ?? '')
      }
    }
    return lines
  })
}

type Located = ReturnType<Page['locator']>

/** Whether two things on the screen lie over each other. */
async function isCovered(page: Page, one: Located, other: Located): Promise<boolean> {
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('Not on the screen')
  return a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1
}
