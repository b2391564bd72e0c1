import { describe, expect } from 'vitest'
import { gamePath, games } from '#games/registry.ts'
import { expectReadable } from './every-screen.ts'
import { checkAxe, expectNoSidewaysScroll, test, waitForHydration } from './fixtures.ts'

describe('home', () => {
  test('hangs a curtain for every game, each of them a way in', async ({ page }) => {
    await page.goto('/')
    const street = page.getByRole('navigation', { name: 'Games' })
    expect(await street.getByRole('link').count()).toBe(games.length)
    for (const game of games) {
      await street.getByRole('link', { name: game.title }).click()
      await page.waitForURL(`**${gamePath(game)}`)
      await page.getByRole('heading', { level: 1, name: game.title }).waitFor()
      await page.getByRole('link', { name: 'Back to the games' }).click()
      await street.waitFor()
    }
  })

  test('says at every size what it is, and each game its subtitle', async ({ page }) => {
    await page.goto('/')
    const street = page.getByRole('navigation', { name: 'Games' })
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const game of games) expect(await street.getByText(game.tagline).isVisible()).toBe(true)
      const said = page.getByText(/party games/).filter({ visible: true })
      expect(await said.count()).toBeGreaterThan(0)
      await expectNoSidewaysScroll(page)
    }
  })

  test('mixes it up for a table that cannot agree', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Mix it up' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mix' }).waitFor()
  })

  test.for([
    ['2026-07-15T12:00:00', []],
    ['2026-10-31T12:00:00', []],
    ['2026-11-01T12:00:00', ['Calendar']],
    ['2026-12-31T12:00:00', ['Calendar']],
  ] as const)(
    'on %s the odd corners are there, the calendar in its season',
    async ([now, season], { page }) => {
      await page.clock.setFixedTime(now)
      await page.goto('/', { waitUntil: 'networkidle' })
      const links = page.getByRole('navigation', { name: 'Odd corners' }).getByRole('link')
      expect(await links.allInnerTexts()).toEqual(['Dares', ...season])
      expect(await page.locator('a[href^="/misc/"]').count()).toBe(1 + season.length)
      await checkAxe(page)
    },
  )

  test.for([
    ['a fast', 0],
    ['a slow', 400],
  ] as const)(
    'over %s network its modules are in the way of no style, and run after the first paint',
    async ([, latency], { page, context }) => {
      await page.addInitScript((isFast) => {
        addEventListener('party-dojo:hydrated', () => performance.mark('alive'))
        if (!isFast) return
        // Styles take no time, however busy the machine is.
        performance.now = () => 0
        addEventListener('load', () => Reflect.deleteProperty(performance, 'now'))
      }, latency === 0)
      const network = await context.newCDPSession(page)
      const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
      await network.send('Network.emulateNetworkConditions', { ...unlimited, latency })
      await page.goto('/')
      await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
      const { painted, alive, styled, fetched } = await page.evaluate(() => {
        const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const styles = resources.filter(({ name }) => /\.(css|woff2)$/.test(name))
        const modules = resources.filter(({ name }) => name.endsWith('.js'))
        return {
          painted: timeOf('first-contentful-paint'),
          alive: timeOf('alive'),
          styled: Math.min(...styles.map(({ responseEnd }) => responseEnd)),
          fetched: Math.min(...modules.map(({ startTime }) => startTime)),
        }
      })
      const [from, to] = latency === 0 ? [painted, alive] : [styled, painted]
      expect(fetched).toBeGreaterThanOrEqual(from)
      expect(fetched).toBeLessThan(to)
      expect(painted).toBeGreaterThan(0)
      expect(painted).toBeLessThan(alive)
    },
  )

  test('fetches its modules at once where the browser preloads scripts, not modules', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = (name) => name !== 'modulepreload'
    })
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requested.push(request.url())
    })
    await page.goto('/')
    await waitForHydration(page)
    const kept = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map(
        ({ href }) => href,
      ),
    )
    expect(kept.length).toBeGreaterThan(8)
    expect(requested.filter((url) => kept.includes(url)).sort()).toEqual([...kept].sort())
  })

  test('a tap before the page is alive is not lost', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'House' }).click()
    await page.getByRole('dialog', { name: 'The house' }).waitFor()
  })

  test('a tap while the page comes alive counts once', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('click', () => performance.mark('tap'), true)
      // React has the page by then, and the page is about to hear of it.
      addEventListener('party-dojo:hydrated', () => document.querySelector('button')?.click(), true)
    })
    await page.goto('/')
    const taps = () => page.evaluate(() => performance.getEntriesByName('tap').length)
    await expect.poll(taps).toBeGreaterThan(0)
    expect(await taps()).toBe(1)
  })

  test('reads as a page without a script', async ({ browser, baseUrl }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseUrl })
    await page.goto('/')
    await page.getByRole('link', { name: 'Charades' }).click()
    await page.getByRole('heading', { level: 1, name: 'Charades' }).waitFor()
    await page.close()
  })
})

describe('the house', () => {
  test('the theme follows the device, is switchable and kept', async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const night = 'rgb(17, 26, 62)'
    const paper = 'rgb(246, 233, 207)'
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    expect(await background()).toBe(night)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await background()).toBe(paper)
    await page.getByRole('button', { name: 'House' }).click()
    await page.getByText('Night', { exact: true }).click()
    expect(await background()).toBe(night)
    await page.reload()
    expect(await background()).toBe(night)
  })

  test('sober mode is one tap in the header, kept, and leaves out the pub packs', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('switch', { name: 'Sober' }).click()
    await page.getByRole('switch', { name: 'Sober', checked: true }).waitFor()
    await page.goto('/games/never-have-i-ever')
    await page.getByRole('switch', { name: /Sober mode/, checked: true }).waitFor()
    await page.getByRole('button', { name: /packs/ }).click()
    await page.getByRole('button', { name: /Last orders/ }).click()
    await page.getByText('Sober mode leaves it out').waitFor()
  })

  test('sound and vibration are off until somebody turns them on', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'House' }).click()
    for (const name of [/^Sound/, /^Vibration/]) {
      const row = page.getByRole('switch', { name })
      expect(await row.getAttribute('aria-checked')).toBe('false')
      await row.click()
      expect(await row.getAttribute('aria-checked')).toBe('true')
    }
  })
})

const paths = ['/', ...games.map(gamePath), '/info/contact', '/nowhere']

test.for(paths)(
  '%s is read in both themes, and at twice the text size',
  async (path, { page, expectError }) => {
    if (path === '/nowhere') expectError(/404/)
    await page.goto(path)
    await expectReadable(page)
  },
)
