import { describe, expect } from 'vitest'
import { everyTracker } from '#tests/support/browser/tracker-hosts.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import {
  answer,
  banner,
  choose,
  expectNoTracking,
  openWithBanner,
  trackedTest as test,
  trackerRequests,
  waitPastConsent,
} from './consent-fixtures.ts'
import {
  checkAxe,
  expectNoCutWords,
  expectNoSidewaysScroll,
  offline,
  test as plainTest,
} from './fixtures.ts'
import { openGame } from './game-actions.ts'

const text = 'Cookie consent banner failed to load. Please refresh or allow scripts.'

describe('before somebody agrees', () => {
  test.for(['/', '/articles', '/info/about'])(
    '%s asks a second late, and nobody else is asked anything',
    async (path, { page, asked }) => {
      await openWithBanner(page, path)
      const late = await page.evaluate(() => {
        const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const fetched = performance.getEntriesByType('resource')
        const script = fetched.find(({ name }) => name.includes('/assets/cookieconsent'))
        return (script?.startTime ?? 0) - (loaded?.loadEventStart ?? 0)
      })
      expect(late).toBeGreaterThanOrEqual(1000)
      await expectNoTracking(page, asked)
    },
  )

  test('the question takes no focus, keeps none, and names everybody', async ({ page }) => {
    await openWithBanner(page, '/')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    for (const name of ['Google Analytics', 'Google Tag Manager', 'Meta Pixel', 'Google AdSense'])
      expect(await banner(page).innerText()).toContain(name)
    await banner(page).getByRole('button', { name: 'Choose one by one' }).focus()
    await page.keyboard.press('Tab')
    expect(await banner(page).locator(':focus').count()).toBe(0)
    await page.getByRole('link', { name: 'Mix it up' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mix' }).waitFor()
    expect(await banner(page).isVisible()).toBe(false)
  })

  test('the question and the choices stand on every screen', async ({ page }) => {
    await openWithBanner(page, '/articles')
    const buttons = banner(page).getByRole('button')
    for (const [width, height] of [
      [320, 640],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectNoSidewaysScroll(page)
      await expectNoCutWords(page)
      const boxes = await Promise.all((await buttons.all()).map((each) => each.boundingBox()))
      const [yes, no, other] = boxes.map((box) => [box?.width, box?.height])
      expect(yes?.[1]).toBe(no?.[1])
      expect(Math.abs((yes?.[0] ?? 0) - (no?.[0] ?? 0))).toBeLessThan(40)
      expect(other?.[1]).toBeGreaterThanOrEqual(48)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await checkAxe(page)
    }
    await banner(page).getByRole('button', { name: 'Choose one by one' }).click()
    const sheet = page.getByRole('dialog', { name: 'Cookie choices' })
    await sheet.waitFor()
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await checkAxe(page)
    }
    await page.keyboard.press('Tab')
    expect(await sheet.locator(':focus').count()).toBe(1)
    expect(await sheet.getByRole('checkbox', { checked: true }).count()).toBe(1)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await banner(page).isVisible()).toBe(true)
  })

  test('a table is left alone, and asked about once somebody is back on the site', async ({
    page,
    asked,
  }) => {
    await openGame(page, 'Never have I ever')
    await page.reload()
    await expectNoTracking(page, asked)
    expect(await banner(page).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Back to the games' }).click()
    await banner(page).waitFor()
    await page.locator('footer').getByRole('button', { name: 'Cookie choices' }).waitFor()
  })

  test('a no is kept, and not asked for again', async ({ page, asked }) => {
    await openWithBanner(page, '/')
    await answer(page, 'Only what is needed')
    for (const path of ['/', '/articles']) {
      await page.goto(path)
      await expectNoTracking(page, asked)
      expect(await banner(page).isVisible()).toBe(false)
    }
  })

  test('a browser that refuses for its owner is not asked, until they say otherwise', async ({
    page,
    asked,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
    await page.goto('/')
    await expectNoTracking(page, asked)
    expect(await page.locator('#cc-main').count()).toBe(0)
    await choose(page, { Counting: true })
    await expect
      .poll(() => asked.toSorted())
      .toEqual([...trackerRequests.analytics, trackerRequests.manager])
  })
})

describe('a banner that does not come', () => {
  test('is told of once, to the letter, and nothing is tracked', async ({
    page,
    asked,
    expectError,
  }) => {
    expectError(/ERR_(FAILED|BLOCKED_BY_CLIENT)/)
    await page.route(/cookieconsent/, (route) => route.abort())
    await page.goto('/')
    const alert = page.getByRole('alert').filter({ hasText: text })
    await alert.waitFor()
    expect(await alert.innerText()).toBe(text)
    await checkAxe(page)
    await expectNoTracking(page, asked)
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await alert.waitFor({ state: 'detached' })
    await page.goto('/articles')
    await expectNoTracking(page, asked)
    expect(await page.getByText(text).count()).toBe(0)
  })

  test('is no alarm without a network: it comes with it', async ({ page }) => {
    // What every page asks of the server has been answered by then.
    const answered = ['**/version.json', '**/builds/latest.json*'].map((path) =>
      page.waitForResponse(path).then((answer) => answer.finished()),
    )
    await page.goto('/articles')
    await Promise.all(answered)
    await offline(page)
    await waitPastConsent(page)
    expect(await page.getByText(text).count()).toBe(0)
    expect(await banner(page).isVisible()).toBe(false)
    await offline(page, false)
    await banner(page).waitFor()
  })

  test('is none either on a network that leads nowhere', async ({ page, expectError }) => {
    expectError(/ERR_FAILED/)
    await page.goto('/articles')
    await page.route('**', (route) => route.abort())
    await waitPastConsent(page)
    expect(await page.getByText(text).count()).toBe(0)
    await page.unroute('**')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await banner(page).waitFor()
  })
})

plainTest.for(['/', '/articles', '/info/about', '/info/cookie-policy'])(
  'a server without trackers says nothing of them: %s',
  async (path, { page }) => {
    const answer = await page.goto(path)
    const policy = (await answer?.headerValue('content-security-policy')) ?? ''
    expect(policy).not.toMatch(/https:\/\//)
    expect(await answer?.text()).not.toMatch(/ask-first|data-trackers|Cookie choices/)
    await waitPastConsent(page)
    expect(await page.locator('#cc-main').count()).toBe(0)
  },
)

plainTest(
  'a script of the question from elsewhere is let in by its whole address, and the cookie page says so',
  async ({ onTestFinished }) => {
    const script = 'https://cdn.example/consent.js'
    const server = await startBuiltServer({ ...everyTracker, CONSENT_SCRIPT_URL: script })
    onTestFinished(() => server.stop())
    const page = await fetch(`${server.url}/info/cookie-policy`)
    expect(page.headers.get('content-security-policy')).toContain(` ${script} `)
    expect(await page.text()).toContain('from cdn.example')
  },
)
