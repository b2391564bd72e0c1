import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { test } from './fixtures.ts'

const port = await findFreePort()
const origin = `http://127.0.0.1:${port}`

let house: BuiltServer
beforeAll(async () => {
  house = await startBuiltServer({ ORIGIN: origin, PORT: String(port) })
})
afterAll(() => house.stop())

/** How often something stands in the head. */
const count = (page: Page, what: string) => page.locator(`head ${what}`).count()

test.for(['/', '/games/meyer', '/info/dojo-coins', '/articles/the-line'])(
  'React takes %s over as it stands, with its tags',
  async (path, { page }) => {
    // Marked before any module runs: what React made anew has no mark.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('h1, head title, head meta, head script'))
          Object.assign(element, { wasThere: true })
      })
    })
    await page.goto(origin + path)
    if (!path.startsWith('/articles'))
      await page.waitForFunction(() => history.state?.idx !== undefined)
    await page.waitForLoadState('networkidle')
    const made = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'h1, head title, head meta, head script[type="application/ld+json"]',
        ),
      ]
        .filter((element) => !('wasThere' in element))
        .map(({ outerHTML }) => outerHTML),
    )
    expect(made).toEqual([])
    for (const what of [
      'title',
      'meta[name=description]',
      'meta[property="og:title"]',
      'link[rel=canonical]',
      'script[type="application/ld+json"]',
    ])
      expect([what, await count(page, what)]).toEqual([what, 1])
  },
)

test('whoever goes on reads the title of where they are', async ({ page }) => {
  await page.goto(origin)
  await page.waitForFunction(() => history.state?.idx !== undefined)
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Meyer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Meyer' }).waitFor()
  expect(await page.title()).toBe('Meyer | Party Dojo')
  expect(await count(page, 'title')).toBe(1)
  expect(await count(page, 'meta[name=description]')).toBe(1)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('Danish')
  await page.goBack()
  await expect.poll(() => page.title()).toBe('Party Dojo: party games for one phone')
})
