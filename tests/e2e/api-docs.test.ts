import { describe, expect } from 'vitest'
import { expectFits } from './every-screen.ts'
import { test } from './fixtures.ts'
import { offlineTest, openOffline, visitOnce } from './offline-phone.ts'

describe('the page about the API', () => {
  test('shows every call of the document, with the one script of static pages', async ({
    page,
  }) => {
    expect((await page.goto('/api/docs'))?.status()).toBe(200)
    const document = await (await page.request.get('/api/openapi.json')).json()
    const calls = Object.values(document.paths).flatMap((path) => Object.values(path as object))
    const ids = await page.locator('details[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids.sort()).toEqual(calls.map(({ operationId }) => operationId).sort())
    const scripts = await page
      .locator('script[src], script[type=module]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')?.split('?')[0]))
    expect(scripts).toEqual(['/static-page.js'])
  })

  test('opens a call by a tap, and by its address', async ({ page }) => {
    await page.goto('/api/docs')
    await page.locator('#sendDare summary').click()
    await page.getByText('senderKey: text').waitFor()
    await page.goto('/api/docs#getProfile')
    expect(await page.locator('#getProfile').isVisible()).toBe(true)
  })

  test('asks no search engine in', async ({ page }) => {
    await page.goto('/api/docs')
    const robots = page.locator('meta[name=robots]')
    expect(await robots.getAttribute('content')).toBe('noindex')
  })
})

test('it fits its window, and axe finds nothing', async ({ page }) => {
  await page.goto('/api/docs')
  for (const id of ['sendDare', 'uploadObject', 'searchPacks']) {
    await page.locator(`#${id} summary`).click()
  }
  await expectFits(page)
})

offlineTest(
  'once opened, it is read without a network too',
  async ({ page, context, expectError }) => {
    expectError(/ERR_INTERNET_DISCONNECTED .*\/api\/docs/)
    await visitOnce(page)
    await page.goto('/api/docs')
    await page.close()
    const phone = await openOffline(context)
    await phone.goto('/api/docs')
    await phone.locator('#sendDare summary').click()
    await phone.getByText('senderKey: text').waitFor()
  },
)
