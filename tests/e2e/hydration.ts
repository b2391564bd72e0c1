import type { Page } from 'playwright-core'

/** Opens a page, and marks what stands in it before any module has run. */
export async function openWithMarks(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('h1, head title, head meta, head script'))
        Object.assign(element, { wasThere: true })
    })
  })
  await page.goto(url)
}

/** What React has made anew instead of taking over what was there. */
export async function recreatedElements(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  return await page.evaluate(() =>
    [...document.querySelectorAll('h1, head title, head meta, head [type="application/ld+json"]')]
      .filter((element) => !('wasThere' in element))
      .map(({ outerHTML }) => outerHTML),
  )
}
