import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openTouch, type Point } from './fingers.ts'
import { test as base } from './fixtures.ts'
import { play, savedTable } from './game-actions.ts'
import { playUntil } from './mix-cards.ts'

type Kept = { state: { card: { card: { prompt: { parts: { text: string }[] } } } } }

const rules = {
  'How long': 'Until we stop',
  'Truth or dare': 'Off',
  'Most likely to': 'Off',
  Category: 'Off',
  'Country Island City': 'Off',
  'Lasting rules': 'Off',
}

/** A test before a card of charades; `secret` is what one of them is to act. */
const test = base.extend('secret', async ({ page }) => {
  await play(page, 'Mix', { rules })
  await playUntil(page, 'charades')
  const { state } = (await savedTable(page, 'mix')) as Kept
  return page.getByText(state.card.card.prompt.parts.map(({ text }) => text).join(''), {
    exact: true,
  })
})

const hold = (page: Page) => page.getByRole('button', { name: 'Hold to see' })

async function middleOf(page: Page): Promise<Point> {
  const box = await hold(page).boundingBox()
  if (!box) throw new Error('there is nothing to hold')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

describe('what one of them is to act', () => {
  test('shows as long as a finger stays, and starts nothing', async ({ page, secret }) => {
    const fingers = await openTouch(page)
    expect(await secret.count()).toBe(0)
    await fingers.put(1, await middleOf(page))
    await secret.waitFor()
    // The menu of a long press would take the finger.
    expect(await secret.evaluate(opensMenu)).toBe(false)
    expect(await secret.count()).toBe(1)
    await fingers.lift(1)
    await secret.waitFor({ state: 'detached' })
    await page.getByRole('main').getByText('for your eyes only').waitFor()
  })

  test('is gone when a call comes in, whatever the finger does', async ({ page, secret }) => {
    const fingers = await openTouch(page)
    await fingers.put(1, await middleOf(page))
    await secret.waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await secret.waitFor({ state: 'detached' })
    await fingers.lift(1)
    expect(await secret.count()).toBe(0)
  })

  test('shows for a moment after a press that cannot be held', async ({ page, secret }) => {
    await hold(page).evaluate((element: HTMLElement) => element.click())
    await secret.waitFor()
    await secret.waitFor({ state: 'detached', timeout: 5000 })
  })
})

/** Runs in the page. */
function opensMenu(element: Element): boolean {
  return element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
}
