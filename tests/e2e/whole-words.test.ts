import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { publicPages } from '#site/public-pages.ts'
import { test } from './fixtures.ts'

const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

/** What people read and print; games and accounts have rows of their own. */
const read = publicPages
  .map(({ path }) => path)
  .filter((path) => /^\/(articles|info|QR|partnerships|how-it-works)\b/.test(path))
const some = ['/QR/standard/table-sign/articles/host-a-game-night-at-a-bar', '/articles/nope']

/** Words of which a part stands on the next line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue
      for (const { 0: word, index } of node.nodeValue?.matchAll(/[\p{L}\p{N}’]+/gu) ?? []) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
        const first = parts[0]
        if (first && parts.some(({ top }) => top > first.top + first.height / 2)) broken.push(word)
      }
    }
    return broken
  })
}

test.for([...read, ...some])(
  'no word of %s is broken in two',
  async (path, { page, expectError }) => {
    if (path.endsWith('nope')) expectError(/404/)
    await page.setViewportSize(windows[0] ?? { width: 320, height: 568 })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const viewport of windows) {
      await page.setViewportSize(viewport)
      expect(await brokenWords(page), `${viewport.width} × ${viewport.height}`).toEqual([])
    }
  },
)
