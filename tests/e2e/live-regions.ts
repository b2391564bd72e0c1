import type { Page } from 'playwright-core'

type Listening = { heardHere?: string[] }

/** From now on notes what a screen reader reads out by itself, until the page is left. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(listenHere)
}

/** What it has read out, in its order. */
export async function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as Listening).heardHere ?? [])
}

/** All that a screen reader finds on the page when it goes looking. */
export async function accessibleText(page: Page): Promise<string> {
  return page.locator('body').ariaSnapshot()
}

/** Runs in the page. A region that comes with its words in it is silent: it has to be there before. */
function listenHere(): void {
  const heardHere: string[] = []
  ;(globalThis as Listening).heardHere = heardHere
  const wordsIn = () =>
    new Map(
      [...document.querySelectorAll('[aria-live], [role=status], output')].map((region) => [
        region,
        region.textContent ?? '',
      ]),
    )
  let before = wordsIn()
  new MutationObserver(() => {
    const now = wordsIn()
    for (const [region, words] of now) {
      const last = before.get(region)
      if (last !== undefined && last !== words && words !== '') heardHere.push(words)
    }
    before = now
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
