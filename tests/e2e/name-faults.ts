import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Fails unless every name that is on the page is whole: not cut, not covered, and no word of it on
 * two lines. What has to be scrolled to is scrolled to, and must say so before.
 */
export async function expectWholeNames(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const faults = () => page.evaluate(findFaults, [...names])
  await expect.poll(faults, { timeout: 3000 }).toEqual([])
}

export async function findFaults(names: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  const say = (fault: string) => faults.push(`${fault} (${innerWidth} × ${innerHeight})`)
  const root =
    document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body

  /** Whether somebody sees it: not for screen readers alone, and not drawn behind a sheet. */
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility()) return false
    return (
      !element.closest('[class*=seen-by-readers], [aria-live]:not(:has(*))') ||
      element.getBoundingClientRect().width > 2
    )
  }

  function rectsOf(node: Node, from: number, to: number): DOMRect[] {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [...range.getClientRects()].filter(({ width }) => width > 0)
  }

  function isScroller(element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element)
    const isAuto = (value: string) => value === 'auto' || value === 'scroll'
    return (
      (isAuto(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
      (isAuto(overflowX) && element.scrollWidth > element.clientWidth + 1)
    )
  }

  // Before anything is moved: what can be scrolled to a name says that there is more.
  const scrollers = [...root.querySelectorAll('*')].filter(
    (element) => isScroller(element) && names.some((name) => element.textContent?.includes(name)),
  )
  for (const scroller of scrollers) scroller.scrollTo(0, 0)
  // What listens for that has heard of it two frames later.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  for (const scroller of scrollers) {
    const sign = scroller.querySelector(':scope > [data-more]')
    const box = sign?.getBoundingClientRect()
    const around = scroller.getBoundingClientRect()
    const isShown =
      box !== undefined &&
      sign?.getAttribute('data-more') === 'true' &&
      box.bottom <= around.bottom + 1 &&
      box.right <= around.right + 1 &&
      box.bottom <= innerHeight + 1
    if (!isShown) say(`no sign of more in ${scroller.className || scroller.tagName}`)
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    const element = node.parentElement
    if (!element || !isSeen(element)) continue
    for (const name of names) {
      const at = text.search(new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'u'))
      if (at < 0) continue
      const chip = element.closest('button, label, a') ?? element
      chip.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      for (const { 0: word, index } of name.matchAll(/[\p{L}]+-?/gu)) {
        const rects = rectsOf(node, at + index, at + index + word.length)
        const first = rects[0]
        if (!first) continue
        if (rects.some(({ top }) => top > first.top + first.height / 2)) {
          say(`${word} of ${name} is broken in “${text}”`)
          continue
        }
        const right = Math.max(...rects.map((rect) => rect.right))
        // A line is taller than its letters.
        const slack = first.height / 4
        const bottom = Math.max(...rects.map((rect) => rect.bottom))
        if (first.left < -1 || right > innerWidth + 1) say(`${name} leaves the window: “${text}”`)
        for (let up: Element | null = element; up; up = up.parentElement) {
          const { overflowX, overflowY, clipPath } = getComputedStyle(up)
          const box = up.getBoundingClientRect()
          const isCut = overflowX !== 'visible' || clipPath !== 'none'
          if (isCut && (first.left < box.left - 1 || right > box.right + 1)) {
            say(`${name} is cut at the side by ${up.className || up.tagName}: “${text}”`)
          }
          if (
            overflowY === 'hidden' &&
            (bottom > box.bottom + slack || first.top < box.top - slack)
          ) {
            say(`${name} is cut at the foot by ${up.className || up.tagName}: “${text}”`)
          }
        }
        const x = (first.left + first.right) / 2
        const y = (first.top + first.bottom) / 2
        const hit = document.elementFromPoint(x, y)
        const isFree =
          hit &&
          (hit.contains(element) ||
            element.contains(hit) ||
            // The prompt's own tap area lies over it.
            (hit.getAttribute('aria-hidden') === 'true' && hit.tagName === 'BUTTON'))
        if (y < 0 || y > innerHeight) say(`${name} cannot be reached: “${text}”`)
        else if (!isFree) say(`${name} is covered by ${hit?.className || hit?.tagName}: “${text}”`)
      }
    }
  }
  return [...new Set(faults)]
}
