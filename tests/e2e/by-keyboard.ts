import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** More than any screen here has. */
const maxTabs = 60

export type Focused = { words: string; isLost: boolean; isSeen: boolean }

/** Runs in the page. */
export function readFocus(): Focused {
  const element = document.activeElement
  const isLost = !element || element === document.body
  if (isLost) return { words: '', isLost, isSeen: false }
  const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0]
  // A whole screen has the focus when it has just come.
  if (element.matches('main')) return { words: '', isLost, isSeen: false }
  const words = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? ''
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const around = getComputedStyle(label ?? element)
  const isSeen =
    (outlineStyle !== 'none' && outlineWidth !== '0px') || around.outlineStyle !== 'none'
  return { words: words.replace(/\s+/g, ' ').trim(), isLost, isSeen }
}

/** By Tab alone, to something whose words begin so. */
export async function tabTo(page: Page, words: RegExp): Promise<Focused> {
  const passed: string[] = []
  for (let tabs = 0; tabs < maxTabs; tabs++) {
    const focused = await page.evaluate(readFocus)
    if (words.test(focused.words)) {
      expect(focused, 'has a ring').toMatchObject({ isSeen: true })
      return focused
    }
    passed.push(focused.words.slice(0, 40))
    await page.keyboard.press('Tab')
  }
  throw new Error(`${words} is not reached by Tab: ${passed.join(' | ')}`)
}

export async function choose(page: Page, words: RegExp, key = 'Enter'): Promise<void> {
  await expect
    .poll(() =>
      page
        .getByText(words)
        .or(page.getByRole('button', { name: words }))
        .count(),
    )
    .toBeGreaterThan(0)
  await tabTo(page, words)
  await page.keyboard.press(key)
}

export async function keepsFocus(page: Page): Promise<void> {
  await expect.poll(async () => (await page.evaluate(readFocus)).isLost).toBe(false)
}
