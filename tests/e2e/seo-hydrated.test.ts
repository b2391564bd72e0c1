import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './fixtures.ts'
import { openWithMarks, recreatedElements } from './hydration.ts'
import { openServerWithOrigin } from './server-with-origin.ts'

const { origin } = await openServerWithOrigin()

/** How often something stands in the head. */
const count = (page: Page, what: string) => page.locator(`head ${what}`).count()

test.for(['/', '/games/meyer', '/info/dojo-coins', '/articles/the-line'])(
  'React takes %s over as it stands, with its tags',
  async (path, { page }) => {
    await openWithMarks(page, origin + path)
    if (!path.startsWith('/articles'))
      await page.waitForFunction(() => history.state?.idx !== undefined)
    expect(await recreatedElements(page)).toEqual([])
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
