import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type Tool, toolPath, tools } from '#domain/tools/tool-list.ts'
import { seatPlayers } from '#tests/support/browser/phone.ts'
import { checkAxe, expectNoSidewaysScroll, offline, test, waitForLateRequests } from './fixtures.ts'
import { button, press } from './game-actions.ts'
import { makeRandomRiggable, rigDraws } from './rigged-random.ts'

const smallPhone = { width: 320, height: 568 }
const phone = { width: 390, height: 844 }
const sizes = [smallPhone, phone, { width: 844, height: 390 }, { width: 1280, height: 800 }]

const result = (page: Page) => page.getByRole('main').getByRole('status').locator('b')

/** The result on the screen, at the latest when the slowest bottle has come to rest. */
async function shows(page: Page, words: string | RegExp): Promise<void> {
  await expect.poll(() => result(page).textContent()).toMatch(words)
}

const slabs = { 'coin-flip': 'Flip', 'dice-roll': 'Roll', 'spin-the-bottle': 'Spin' }

/** Uses a tool once, by its slab, and waits for what comes up. */
async function tryOnce(page: Page, { slug }: Tool): Promise<void> {
  await press(page, slabs[slug])
  await shows(page, /\w/)
}

/** Opens a tool on a phone whose chance can be loaded. */
async function open(page: Page, slug: string, motion: 'reduce' | 'no-preference' = 'reduce') {
  await page.emulateMedia({ reducedMotion: motion })
  await makeRandomRiggable(page)
  await page.goto(`/tools/${slug}`, { waitUntil: 'networkidle' })
}

async function beforeOf(page: Page): Promise<string[]> {
  await press(page, 'Before')
  const sheet = page.getByRole('dialog', { name: 'What came up' })
  const rows = await sheet.getByRole('listitem').allInnerTexts()
  await sheet.getByRole('button', { name: 'Close' }).click()
  return rows.map((row) => row.replace(/\s*\n\s*/g, ' | '))
}

async function shake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const x of [0, 30, -30, 30, -30]) {
      const acceleration = { x, y: 0, z: 0 }
      window.dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration }))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
}

describe('every tool', () => {
  test('hangs on the street', async ({ page }) => {
    for (const tool of tools) {
      await page.goto('/')
      const row = page.getByRole('navigation', { name: 'Tools' })
      await row.getByRole('link', { name: tool.title }).click()
      await page.waitForURL(`**${toolPath(tool)}`)
      await page.getByRole('heading', { level: 1, name: tool.title }).waitFor()
      expect(await page.title()).toBe(`${tool.title} | Party Dojo`)
      await page.getByRole('link', { name: 'Leave' }).click()
      await row.waitFor()
    }
  })

  test.for(tools)('$title fits every window, and axe finds nothing', async (tool, { page }) => {
    await seatPlayers(page)
    await open(page, tool.slug)
    for (const colorScheme of ['light', 'dark'] as const) {
      if (colorScheme === 'dark') await tryOnce(page, tool)
      for (const size of sizes) {
        await page.setViewportSize(size)
        await expectNoSidewaysScroll(page)
      }
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(colorScheme === 'light' ? smallPhone : phone)
      await checkAxe(page)
    }
    for (const opener of ['Before', 'House']) {
      await press(page, opener)
      await checkAxe(page)
      await page.keyboard.press('Escape')
    }
  })

  test.for(tools)('$title needs no network, and keeps what came up', async (tool, { page }) => {
    await open(page, tool.slug)
    await waitForLateRequests(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await offline(page)
    await tryOnce(page, tool)
    await page.keyboard.press('Space')
    await expect.poll(() => beforeOf(page)).toHaveLength(2)
    const before = await beforeOf(page)
    const shown = await page.getByRole('main').innerText()
    expect(requests).toEqual([])
    await offline(page, false)
    await page.reload()
    await expect.poll(() => page.getByRole('main').innerText()).toBe(shown)
    expect(await beforeOf(page)).toEqual(before)
    await press(page, 'Before', 'Wipe the slate')
    await page.getByText('Nothing yet.').waitFor()
  })

  test.for(tools)('$title answers to a shake, asked for by a tap', async (tool, { page }) => {
    await open(page, tool.slug)
    await page.getByRole('button', { name: /^Shake to/ }).click()
    const answer = page.getByText(/^Shake the phone to/)
    await answer.waitFor()
    expect(await answer.evaluate((each) => each === document.activeElement)).toBe(true)
    await shake(page)
    await shows(page, /\w/)
    expect(await beforeOf(page)).toHaveLength(1)
  })

  test.for(tools)(
    '$title is thrown by a tap that came before the page was alive',
    async (tool, { page }) => {
      await open(page, tool.slug)
      await page.locator('main button[aria-hidden]').evaluate((thing) => {
        if (thing instanceof HTMLElement) thing.click()
      })
      await shows(page, /\w/)
      expect(await beforeOf(page)).toHaveLength(1)
    },
  )

  test.for(tools)('$title lives with whatever stands in its storage', async (tool, { page }) => {
    await page.addInitScript(() => {
      for (const name of ['coin-flips', 'dice-throws', 'dice-hand', 'bottle-rests'])
        localStorage.setItem(`party-dojo:${name}`, '[{"faces":9,"angle":"x"},7,null]')
    })
    await open(page, tool.slug)
    await tryOnce(page, tool)
  })
})

describe('coin flip', () => {
  test('counts its streak, and says what came up', async ({ page }) => {
    await open(page, 'coin-flip')
    for (const side of [2, 1, 1, 1]) {
      await rigDraws(page, 2, side)
      await press(page, 'Flip')
    }
    await shows(page, 'Heads')
    await page.getByText('3 running. 3 heads, 1 tails so far.').waitFor()
    const last = page.getByRole('list', { name: 'Last flips, newest first' })
    const sides = await last.locator('.seen-by-readers').allTextContents()
    expect(sides.join(', ')).toBe('Heads, Heads, Heads, Tails')
  })

  test('flies when it is flicked, and lands on what was drawn', async ({ page }) => {
    await open(page, 'coin-flip', 'no-preference')
    await rigDraws(page, 2, 2)
    const coin = page.locator('[data-up]')
    const { x = 0, y = 0, width = 0, height = 0 } = (await coin.boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y - 100, { steps: 4 })
    await page.mouse.up()
    await shows(page, '…')
    await shows(page, 'Tails')
    expect(await coin.getAttribute('data-up')).toBe('tails')
    expect(await coin.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0)
  })

  test('held and let go is a flip as well', async ({ page }) => {
    await open(page, 'coin-flip', 'no-preference')
    await page.locator('[data-up]').click({ delay: 400 })
    await shows(page, /Heads|Tails/)
  })
})

describe('dice roll', () => {
  test('adds up the dice of choice, and keeps the choice', async ({ page }) => {
    await open(page, 'dice-roll')
    await press(page, '2d6')
    await page.getByText('5', { exact: true }).click()
    await page.getByText('d20', { exact: true }).click()
    await press(page, 'Into the cup')
    await rigDraws(page, 20, 20, 1, 7, 7, 12)
    await press(page, 'Roll')
    await shows(page, '47')
    await page.getByText('20 + 1 + 7 + 7 + 12').waitFor()
    expect(await beforeOf(page)).toEqual(['47 | 5d20: 20, 1, 7, 7, 12'])
    await page.reload()
    await button(page, '5d20').waitFor()
    await shows(page, '47')
  })

  test('ten of a hundred sides still fit', async ({ page }) => {
    await open(page, 'dice-roll')
    await press(page, '2d6')
    await page.getByText('10', { exact: true }).click()
    await page.getByText('d100', { exact: true }).click()
    await press(page, 'Into the cup')
    await rigDraws(page, 100, ...Array.from({ length: 10 }, () => 100))
    await press(page, 'Roll')
    await shows(page, '1000')
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page)
    }
  })

  test('the cup rattles as long as it is held, and the dice fall as it is let go', async ({
    page,
  }) => {
    await open(page, 'dice-roll', 'no-preference')
    await rigDraws(page, 6, 6, 5)
    const cup = page.locator('svg[role=img]')
    const { x = 0, y = 0, width = 0, height = 0 } = (await cup.boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.waitForTimeout(500)
    expect(await cup.getAttribute('aria-label')).toBe('The cup is being shaken')
    await page.mouse.up()
    await shows(page, '11')
  })
})

describe('spin the bottle', () => {
  test('ends at whoever was drawn', async ({ page }) => {
    await seatPlayers(page)
    await open(page, 'spin-the-bottle')
    for (const [seat, name] of ['Sofie', 'Jonas', 'Mia', 'Emil'].entries()) {
      await rigDraws(page, 4, seat + 1)
      await press(page, 'Spin')
      await shows(page, name)
    }
    expect(await beforeOf(page)).toEqual(['Emil', 'Mia', 'Jonas', 'Sofie'])
  })

  test('says a name that is drawn twice running twice', async ({ page }) => {
    await seatPlayers(page)
    await open(page, 'spin-the-bottle')
    await rigDraws(page, 4, 2)
    await press(page, 'Spin')
    await shows(page, 'Jonas')
    const heard = await result(page).evaluateHandle((shown) => {
      const texts: (string | null)[] = []
      const note = () => texts.push(shown.textContent)
      new MutationObserver(note).observe(shown, { characterData: true, subtree: true })
      return texts
    })
    await rigDraws(page, 4, 2)
    await press(page, 'Spin')
    await expect.poll(() => heard.jsonValue()).toEqual(['…', 'Jonas'])
  })

  test('spins as the thumb turned it, slows down, and points at the name', async ({ page }) => {
    await seatPlayers(page)
    await open(page, 'spin-the-bottle', 'no-preference')
    await rigDraws(page, 4, 3)
    const circle = page.locator('main svg').filter({ has: page.locator('text') })
    const { x = 0, y = 0, width = 0 } = (await circle.boundingBox()) ?? {}
    const middle = { x: x + width / 2, y: y + width / 2 }
    await page.mouse.move(middle.x, middle.y - 80)
    await page.mouse.down()
    await page.mouse.move(middle.x + 60, middle.y - 50, { steps: 3 })
    await page.mouse.move(middle.x + 80, middle.y, { steps: 3 })
    await page.mouse.up()
    await shows(page, '…')
    await shows(page, 'Mia')
    const turned = await circle.locator('g[transform^=rotate]').last().getAttribute('transform')
    const angle = Number(/rotate\(([\d.]+)/.exec(turned ?? '')?.[1])
    // Mia is the third of four: her quarter is the lowest.
    expect(Math.abs(angle - 180)).toBeLessThan(45)
  })

  test('without names it ends wherever it ends', async ({ page }) => {
    await seatPlayers(page)
    await open(page, 'spin-the-bottle')
    await press(page, 'Names')
    await page.getByRole('switch', { name: /^Names round the bottle/ }).click()
    await page.keyboard.press('Escape')
    await rigDraws(page, 360, 91)
    await press(page, 'Spin')
    await shows(page, '3 o’clock')
  })

  test('whoever is here is seated from here', async ({ page }) => {
    await open(page, 'spin-the-bottle')
    await press(page, 'Names', 'Who is here\\?')
    const sheet = page.getByRole('dialog', { name: 'Who is here?' })
    for (const name of ['Ada', 'Grace']) {
      await sheet.getByLabel('Name', { exact: true }).fill(name)
      await press(page, 'Seat')
    }
    await press(page, '2 at the table')
    await rigDraws(page, 2, 2)
    await press(page, 'Spin')
    await shows(page, 'Grace')
  })
})
