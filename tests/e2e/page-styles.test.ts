import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test, waitForHydration } from './fixtures.ts'

test('a page whose style sheet is gone is not shown bare: this one is loaded again', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_FAILED/)
  await page.goto('/')
  await waitForHydration(page)
  await page.waitForFunction(() => history.state?.idx !== undefined)
  await page.route(/meyer[^/]*\.css/, (route) => route.abort('failed'))
  const meyer = page.getByRole('link', { name: /^Meyer/ })
  const reloaded = page.waitForEvent('load')
  await meyer.click()
  await reloaded
  expect(new URL(page.url()).pathname).toBe('/')
  await page.unroute(/meyer[^/]*\.css/)
  await waitForHydration(page)
  await meyer.click()
  await page.getByRole('heading', { level: 1, name: 'Meyer' }).waitFor()
})

/** What each element looks like, by where it stands in the page. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].map((element) => {
      const style = getComputedStyle(element)
      const names = ['display', 'position', 'padding', 'margin', 'gap', 'font', 'color', 'border']
      const seen = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return `${element.tagName} ${element.getAttribute('class')} ${seen.join('; ')}`
    }),
  )
}

const walk = ['/games/meyer', '/join', '/tools/dice-roll', '/info/FAQ', '/info/pricing', '/editor']

test('a page looks the same, whatever was walked through before it', async ({ page, context }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Feedback' }).click()
  await page.getByRole('dialog').waitFor()
  for (const path of walk) {
    await page.evaluate((to) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: (to: string) => void }
      }
      router.navigate(to)
    }, path)
    await page.waitForURL(`**${path}`)
    const fresh = await context.newPage()
    await fresh.goto(path)
    await waitForHydration(fresh)
    // Both go on: what the server says of the visitor may come late.
    const differences = async () => {
      const [walked, opened] = await Promise.all([looks(page), looks(fresh)])
      return walked.length === opened.length
        ? walked.filter((look, index) => look !== opened[index])
        : [`${walked.length} elements, ${opened.length} in a fresh tab`]
    }
    await expect.poll(differences, { message: path }).toEqual([])
    await fresh.close()
  }
})
