import type { Page } from 'playwright-core'

type Loaded = { loadedShares?: number[] }

/** From now on the chance of this page, and of the next ones in its place, can be loaded. */
export async function makeRandomRiggable(page: Page): Promise<void> {
  await page.addInitScript(meddle)
  await page.evaluate(meddle)
}

/** The next draws on this page: each the n-th, counted from 1, of so many outcomes. */
export async function rigDraws(page: Page, outcomes: number, ...wanted: number[]): Promise<void> {
  const shares = wanted.map((each) => (each - 0.5) / outcomes)
  await page.evaluate((next) => {
    ;(globalThis as Loaded).loadedShares = next
  }, shares)
}

/** Runs in the page. */
function meddle(): void {
  const fair = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = ((array: Uint32Array<ArrayBuffer>) => {
    const share = (globalThis as Loaded).loadedShares?.shift()
    if (share === undefined) return fair(array)
    array[0] = Math.floor(share * 2 ** 32)
    return array
  }) as typeof crypto.getRandomValues
}
