import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAxe, expectNoSidewaysScroll, test } from './fixtures.ts'
import { savedTable } from './game-actions.ts'

/** Opens a page of the given body, as if the server had sent it. */
async function openPage(page: Page, body: string, csp = "default-src 'self' 'unsafe-inline'") {
  await page.route('**/a-page', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': csp },
      body: `<!doctype html><html lang="en"><title>A page</title><meta name="viewport" content="width=device-width"><main>${body}</main></html>`,
    }),
  )
  await page.goto('/a-page')
}

describe('a browser that complains fails the test', () => {
  test.for([
    ['an error in the console', `<script>console.error('spilt')</script>`, [/console: spilt/]],
    ['an uncaught exception', `<script>throw new Error('spilt')</script>`, [/exception: .*spilt/]],
    [
      'a rejected promise',
      `<script>Promise.reject(new Error('spilt'))</script>`,
      [/exception: .*spilt/],
    ],
    [
      'a broken CSP',
      `<img src="https://elsewhere.invalid/a.png" alt="">`,
      [/console: .*Content Security Policy/, /request: csp/],
    ],
    ['an answer of 404', `<img src="/nowhere.png" alt="">`, [/console: .*404.*nowhere\.png/]],
  ] as const)('%s', async ([, body, patterns], { page, expectError }) => {
    patterns.forEach(expectError)
    await openPage(page, body)
    await page.waitForLoadState('networkidle')
  })

  test('a request without an answer', async ({ page, expectError }) => {
    expectError(/request: net::ERR_FAILED .*\/gone\.png/)
    expectError(/console: Failed to load resource/)
    await page.route('**/gone.png', (route) => route.abort('failed'))
    await openPage(page, `<img src="/gone.png" alt="">`)
  })
})

describe('the checks find what they look for', () => {
  test('axe', async ({ page }) => {
    await openPage(page, `<h1>Sake</h1><button></button>`)
    await expect(checkAxe(page)).rejects.toThrow('button-name')
    await page.locator('button').evaluate((button) => button.append('Pour'))
    await checkAxe(page)
  })

  test('a page that moves sideways', async ({ page }) => {
    await openPage(page, `<h1>Sake</h1><p style="width: 800px">Long</p>`)
    await expect(expectNoSidewaysScroll(page)).rejects.toThrow('the window 390')
    await page.locator('p').evaluate((paragraph) => paragraph.remove())
    await expectNoSidewaysScroll(page)
  })

  test('what the phone keeps of a game', async ({ page }) => {
    await openPage(page, '')
    expect(await savedTable(page, 'meyer')).toBe(null)
    await page.evaluate(() => localStorage.setItem('party-dojo:table:meyer', '{"revision":1}'))
    expect(await savedTable(page, 'meyer')).toEqual({ revision: 1 })
  })
})
