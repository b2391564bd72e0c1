import { describe, expect } from 'vitest'
import { keep } from '#tests/support/at-the-table.ts'
import { checkAxe, noSidewaysScroll, test } from './fixtures.ts'

const lost = 'Oops! This page seems to have wandered off after too many drinks!'

describe('spec §2, the error page', () => {
  test('404: code, message, the way back, the way home, the way to us', async ({
    page,
    expectError,
  }) => {
    expectError(/404/)
    await page.goto('/')
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: lost }).waitFor()
    await page.getByText('Error 404').waitFor({ state: 'attached' })
    expect(
      await page.getByRole('link', { name: 'Still lost? Write to us' }).getAttribute('href'),
    ).toBe('/info/contact')
    await page.getByRole('button', { name: 'Previous Page' }).click()
    await page.waitForURL('**/')
    await page.goForward()
    await page.getByRole('link', { name: 'Homepage' }).click()
    await page.getByRole('navigation', { name: 'Games' }).waitFor()
  })

  test('the icon wiggles every 4 s for 0.8 s', async ({ page, expectError }) => {
    expectError(/404/)
    await page.goto('/nowhere')
    const wiggle = await page.evaluate(() => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
      const effect = effects.find((each) => each.getTiming().iterations === Infinity)
      if (!effect) return null
      const frames = effect.getKeyframes()
      const moving = frames.filter((frame) => frame.rotate !== '0deg')
      return {
        everyMs: effect.getTiming().duration,
        stillFrom: Math.min(
          ...frames
            .filter((frame) => frame.rotate === '0deg' && frame.computedOffset > 0)
            .map((frame) => frame.computedOffset),
        ),
        moves: moving.length > 0,
      }
    })
    expect(wiggle).toEqual({ everyMs: 4000, stillFrom: 0.2, moves: true })
  })

  test('an unknown path reached inside the app is the same page', async ({ page, expectError }) => {
    expectError(/404/)
    await page.goto('/game/never-heard-of-it')
    await page.getByRole('heading', { level: 1, name: lost }).waitFor()
    await checkAxe(page)
  })

  test('it is seen where a game was to be resumed that is gone', async ({ page, expectError }) => {
    expectError(/404/)
    await keep(page, 'table:pack-gone', { left: false })
    await page.goto('/game/gone')
    await page.getByRole('heading', { level: 1, name: lost }).waitFor()
  })

  test('without its script a game that was to be resumed shows its door in the end', async ({
    page,
    expectError,
  }) => {
    expectError(/assets/)
    await keep(page, 'table:category', { left: false })
    await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'))
    await page.goto('/games/category')
    await page.getByRole('heading', { level: 1, name: 'Category' }).waitFor()
  })

  test('an article that is not there says which ones are spelt like it', async ({
    page,
    expectError,
  }) => {
    expectError(/404/)
    await page.goto('/articles')
    const answer = await page.goto('/articles/mayer')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: lost }).waitFor()
    const nearest = page.getByRole('navigation', { name: 'Were you after this?' })
    await nearest.getByRole('link', { name: 'Meyer with a cup and a pencil' }).waitFor()
    await nearest.getByRole('link', { name: 'All articles' }).waitFor()
    await checkAxe(page)
    await noSidewaysScroll(page)
    await page.getByRole('button', { name: 'Previous Page' }).click()
    await page.waitForURL('**/articles')
  })

  test('where nothing is spelt like it, the shelf is near', async ({ page, expectError }) => {
    expectError(/404/)
    await page.goto('/articles/nope')
    await page.getByRole('navigation', { name: 'Still want to read?' }).waitFor()
    await page.getByRole('link', { name: 'All articles' }).click()
    await page.waitForURL('**/articles')
  })

  test('a bot gets a plain answer', async ({ browser, baseUrl }) => {
    const context = await browser.newContext({
      baseURL: baseUrl,
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    })
    const answer = await context.request.get('/no/such/page')
    expect([answer.status(), await answer.text()]).toEqual([404, 'Page not found: /no/such/page'])
    await context.close()
  })
})

test('a game by its slug leads to its page', async ({ page }) => {
  await page.goto('/game/charades')
  await page.waitForURL('**/games/charades')
})

test('paths in another spelling lead to the exact one', async ({ page }) => {
  await page.goto('/Games/Truth-Or-Dare')
  await page.waitForURL('**/games/truth-or-dare')
})
