import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { faq } from '#content/faq.ts'
import { phone } from '#tests/support/browser/phone.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { checkAxe, expectNoCutWords, expectNoSidewaysScroll, test } from './fixtures.ts'

const pages = [
  ['/how-it-works', 'How it works', 8],
  ['/info/about', 'About Party Dojo', 5],
  ['/info/FAQ', 'Questions and answers', faq.length],
  ['/info/privacy-policy', 'Privacy', 11],
  ['/info/cookie-policy', 'Cookies and storage', 7],
  ['/info/terms-of-service', 'Terms of service', 11],
] as const

const everything = faq.flatMap(({ questions }) => questions)
const shown = (page: Page) => page.getByRole('article').locator('details')
const count = (page: Page) => page.getByRole('search').getByRole('status')
const search = (page: Page) => page.getByLabel('Search the answers')

/** A page of the built product in a browser without scripts. */
const bare = test.extend('page', async ({ browser, baseUrl }, { onCleanup }) => {
  const context = await browser.newContext({ ...phone, baseURL: baseUrl, javaScriptEnabled: false })
  onCleanup(() => context.close())
  return await context.newPage()
})

describe('pages about the house', () => {
  bare.for(pages)('%s is read whole without a script', async (row, { page }) => {
    const [path, title, sections] = row
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(await page.title()).toBe(`${title} | Party Dojo`)
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([title])
    const words = await page.getByRole('article').innerText()
    expect(words.length).toBeGreaterThan(1500)
    const headings = page.getByRole('article').locator('section > h2')
    expect(await headings.count()).toBe(sections)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    for (const link of await contents.all()) {
      const id = (await link.getAttribute('href')) ?? ''
      expect(await page.locator(`h2${id}`).innerText()).toBe(await link.innerText())
    }
    const siblings = page.getByRole('navigation', { name: 'More about the house' })
    expect(await siblings.getByRole('link').count()).toBeGreaterThan(6)
    expect(await siblings.locator(`a[href="${path}"]`).count()).toBe(0)
  })

  test.for(pages)('%s stands on every screen, in both themes', async ([path], { page }) => {
    await page.goto(path)
    for (const [width, height] of [
      [320, 640],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectNoSidewaysScroll(page)
      await expectNoCutWords(page)
      const small = await page.locator('footer a, nav a').evaluateAll((links) =>
        links
          .map((link) => ({ words: link.textContent, ...link.getBoundingClientRect().toJSON() }))
          .filter((box) => Math.round(box.height) < 48)
          .map(({ words, height }) => `${words}: ${height}`),
      )
      expect(small).toEqual([])
    }
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await checkAxe(page)
    }
  })

  test('the privacy page says where a message goes, and what deleting cannot reach', async ({
    baseUrl,
  }) => {
    const words = (await (await fetch(`${baseUrl}/info/privacy-policy`)).text()).replace(
      /<[^>]*>/g,
      '',
    )
    expect(words).toMatch(/are kept for twelve months, so that .* they are mailed there as well/)
    expect(words).toContain('Deleting reaches no mailbox')
  })

  test('the footer leads to every one of them', async ({ page }) => {
    await page.goto('/')
    for (const [path, heading] of pages) {
      await page.locator(`footer a[href="${path}"]`).click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
    }
  })
})

describe('who runs the house', () => {
  const paths = ['/info/about', '/info/privacy-policy', '/info/terms-of-service']
  const read = async (url: string) => await (await fetch(url)).text()

  test.for(paths)('%s says where nobody is named', async (path, { baseUrl }) => {
    const html = await read(baseUrl + path)
    expect(html).toContain('The operator has not given a name yet.')
    expect(html).toContain('The operator has not given a postal address yet.')
    expect(html).toContain('No e-mail address yet')
  })

  test('all of them name whoever is configured', async () => {
    const server = await startBuiltServer({
      OPERATOR_NAME: 'Signe & Søn',
      OPERATOR_ADDRESS: 'Sluseholmen 1, 2450 København',
      SUPPORT_EMAIL: 'hello@party.example',
    })
    try {
      for (const path of paths) {
        const html = await read(server.url + path)
        expect(html).toContain('Signe &amp; Søn')
        expect(html).toContain('Sluseholmen 1, 2450 København')
        expect(html).toContain('href="mailto:hello@party.example"')
        expect(html).not.toContain('has not given')
      }
    } finally {
      await server.stop()
    }
  })
})

describe('the questions', () => {
  bare('are searched by a form where there is no script', async ({ page }) => {
    await page.goto('/info/FAQ')
    expect(await shown(page).count()).toBe(everything.length)
    await search(page).fill('DÉLETE account')
    await page.getByRole('button', { name: 'Search' }).click()
    expect(new URL(page.url()).searchParams.get('q')).toBe('DÉLETE account')
    expect(await count(page).innerText()).toMatch(/^(One answer|\d+ answers)\.$/)
    await page.getByText('It goes at once, with coins, packs').waitFor()
    expect(await shown(page).count()).toBeLessThan(5)
    await page.getByRole('link', { name: 'All the questions' }).click()
    expect(await shown(page).count()).toBe(everything.length)
  })

  bare('without an answer send somebody on', async ({ page }) => {
    await page.goto('/info/FAQ?q=%3Cb%3Ekaraoke')
    expect(await count(page).innerText()).toBe('Nothing found.')
    expect(await search(page).inputValue()).toBe('<b>karaoke')
    const words = page.getByText('No answer has these words')
    await words.getByRole('link', { name: 'Contact' }).waitFor()
    await words.getByRole('link', { name: 'all the questions' }).click()
    expect(await shown(page).count()).toBe(everything.length)
  })

  bare.for(['#cancel', '#packs-here'])(
    'an address that points at %s opens it',
    async (hash, { page }) => {
      await page.goto(`/info/FAQ${hash}`)
      const answer = page.locator(hash)
      await answer.waitFor()
      expect(await page.locator('details[open]').count()).toBe(1)
    },
  )

  test('follow the typing, and the address follows the button', async ({ page }) => {
    await page.goto('/info/FAQ', { waitUntil: 'networkidle' })
    await search(page).fill('netw')
    await page
      .getByRole('status')
      .getByText(/^\d answers\.$/)
      .waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await page.locator('details:not([open])').count()).toBe(0)
    await search(page).fill('network tunnel')
    await count(page).getByText('One answer.').waitFor()
    await search(page).press('Enter')
    await page.waitForURL('**/info/FAQ?q=network+tunnel')
    expect(await search(page).inputValue()).toBe('network tunnel')
    expect(await search(page).evaluate((field) => field === document.activeElement)).toBe(true)
    await page.reload()
    await count(page).getByText('One answer.').waitFor()
    await search(page).fill('')
    await expect.poll(() => shown(page).count()).toBe(everything.length)
    expect(await page.locator('details[open]').count()).toBe(0)
  })

  test('each word that the field suggests finds something', async ({ page }) => {
    await page.goto('/info/FAQ')
    const suggested = await search(page).getAttribute('placeholder')
    for (const word of suggested?.split(', ') ?? ['nothing suggested']) {
      await page.goto(`/info/FAQ?q=${word}`)
      expect(await shown(page).count(), word).toBeGreaterThan(0)
    }
  })

  test('what is typed before the page is alive counts', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await page.goto('/info/FAQ', { waitUntil: 'domcontentloaded' })
    await search(page).fill('karaoke')
    await page.getByText('Nothing found.').waitFor()
    expect(await search(page).inputValue()).toBe('karaoke')
  })

  test('an address opens its answer where the page is alive, too', async ({ page }) => {
    await page.goto('/info/FAQ#refund', { waitUntil: 'networkidle' })
    await page.getByText('If the law gives you a right to it').waitFor()
    await page.evaluate(() => {
      location.hash = '#ads'
    })
    await page.getByText('Never in a game.').waitFor()
  })
})
