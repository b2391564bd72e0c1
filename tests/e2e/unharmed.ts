import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Each sets a mark on the window where it is read as anything but words. */
export const images = '<img src=x onerror=__pwned=1>'
export const scripts = '</script><script>__pwned=1</script>'
export const breaking = `"'><svg onload=__pwned=1>`

/** Whatever the policy stops is in the console, where it fails the test as well. */
export async function expectUnharmed(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
  const strange = 'img[src="x"], svg[onload], [onerror], [onclick], [href^="javascript:"]'
  expect(await page.locator(strange).count()).toBe(0)
}
