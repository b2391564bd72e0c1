import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone, saveOnPhone } from '#tests/support/browser/phone.ts'
import { checkAxe, countLoads, expectNoSidewaysScroll, test } from './fixtures.ts'

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
    await saveOnPhone(page, 'table:pack-gone', { left: false })
    await page.goto('/game/gone')
    await page.getByRole('heading', { level: 1, name: lost }).waitFor()
  })

  test('without its script a game that was to be resumed shows its door in the end', async ({
    page,
    expectError,
  }) => {
    expectError(/assets/)
    await saveOnPhone(page, 'table:category', { left: false })
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
    await expectNoSidewaysScroll(page)
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

  test.for([
    ['/game/nope', 'server', /404/],
    ['/editor/steps/Step8', 'browser', null],
    ['/games/more-or-less/nope', 'browser', null],
  ] as const)(
    '%s is refused in the app, by the %s, with its path',
    async ([path, , logged], { page, expectError }) => {
      if (logged) expectError(logged)
      await page.goto('/', { waitUntil: 'networkidle' })
      const refusal = await page.evaluate(async (to) => {
        type Errors = Record<string, { status: number; data: unknown }>
        type Router = { navigate: (to: string) => Promise<void>; state: { errors: Errors } }
        const router: Router = Reflect.get(window, '__reactRouterDataRouter')
        await router.navigate(to)
        return Object.values(router.state.errors).map(({ status, data }) => [status, data])
      }, path)
      expect(refusal).toEqual([[404, `Page Not Found: ${path}`]])
      await page.getByRole('heading', { level: 1, name: lost }).waitFor()
      expect(await page.title()).toBe('404 | Party Dojo')
    },
  )

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

const broken = 'Our bartender is having technical difficulties. Try again soon!'
const bot = `${phone.userAgent} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`

/** The page of coins cannot be drawn, and somebody goes there. */
async function goWhereItBreaks(page: Page): Promise<void> {
  await page.route('**/assets/dojo-coins-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Coins() { throw new Error("broken") }',
    }),
  )
  await page.goto('/info/FAQ', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dojo coins' }).click()
  await page.waitForURL('**/info/dojo-coins')
}

const gone = (route: Route) => route.fulfill({ status: 404, body: 'Page not found' })

describe('spec §2, fatal unhandled errors', () => {
  test('a page that cannot be drawn shows it', async ({ page, expectError }) => {
    expectError(/broken/)
    await goWhereItBreaks(page)
    await page.getByRole('heading', { level: 1, name: broken }).waitFor()
    await page.getByRole('button', { name: 'Previous Page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor()
  })

  test.for([
    [
      'broken',
      1,
      (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'let let' }),
    ],
    ['gone, also after one reload,', 2, gone],
  ] as const)(
    'a page whose scripts are %s shows it',
    async ([_, loadsBefore, answer], { page, expectError }) => {
      expectError(/./)
      await page.goto('/how-it-works')
      await page.route('**/assets/site-*.js', answer)
      const loads = countLoads(page)
      await page.goto('/games/category')
      await page.getByRole('heading', { level: 1, name: broken }).waitFor()
      expect(loads.at).toHaveLength(loadsBefore)
      await page.getByText('Error 500').waitFor({ state: 'attached' })
      await checkAxe(page)
      await page.getByRole('button', { name: 'Previous Page' }).click()
      await page.waitForURL('**/how-it-works')
    },
  )

  test('a page whose scripts a deploy has just replaced is loaded once more', async ({
    page,
    expectError,
  }) => {
    expectError(/404/)
    // Not by the event that a document is ready: its scripts are requested before.
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route('**/assets/site-*.js', (route) =>
      documents < 2 ? gone(route) : route.continue(),
    )
    await page.goto('/games/category')
    await page.waitForFunction(() => history.state?.idx !== undefined)
    await page.getByRole('heading', { level: 1, name: 'Category' }).waitFor()
    expect(documents).toBe(2)
  })

  test('what is thrown beside the page does not', async ({ page, expectError }) => {
    expectError(/beside/)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('beside')
      })
      void Promise.reject(new Error('beside'))
    })
    await page.waitForTimeout(300)
    await page.getByRole('navigation', { name: 'Games' }).waitFor()
  })

  test('a bot that runs scripts keeps the page as it stood', async ({ browser, baseUrl }) => {
    const context = await browser.newContext({ ...phone, baseURL: baseUrl, userAgent: bot })
    const page = await context.newPage()
    await goWhereItBreaks(page)
    await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor()
    expect(await page.getByText(broken).count()).toBe(0)
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
