import type { Page } from 'playwright-core'
import { getDocumentProxy } from 'unpdf'
import { describe, expect } from 'vitest'
import { articles } from '#content/articles/registry.ts'
import { paperSize, sheets } from '#domain/print/sheet-list.ts'
import { games } from '#games/registry.ts'
import { phone } from '#tests/support/browser/phone.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { test as base, checkAxe, expectNoCutWords, expectNoSidewaysScroll } from './fixtures.ts'
import { memberTest } from './member.ts'
import { buyPremium } from './premium-checkout.ts'

/** A Chromium writes a page in whole points. */
const halfPointMm = 25.4 / 72 / 2 + 0.001

/** A phone without scripts; every visitor draws sheets on an account of their own. */
const test = base.extend('paper', async ({ browser, baseUrl }, { onCleanup }) => {
  const context = await browser.newContext({
    ...phone,
    baseURL: baseUrl,
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
  })
  onCleanup(() => context.close())
  return context.newPage()
})

/** How many of the sheets on the page have come, of how many. */
async function drawn(page: Page): Promise<string> {
  const pictures = page.locator('img')
  // One that is far below comes when somebody gets there.
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded()
  return pictures.evaluateAll((all: HTMLImageElement[]) => {
    const come = all.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    return `${come.length} of ${all.length}`
  })
}

describe('the page of a sheet, without a script', () => {
  test.for([
    ['/QR/standard/table-sign', 'Table sign', 'Table sign, 148 × 210 mm'],
    ['/QR/slusen/placemat', 'Slusen’s placemat', 'Slusen’s placemat, 297 × 210 mm'],
    [
      '/QR/standard/stickers/games/meyer',
      'Sticker sheet for Meyer',
      'Sticker sheet for Meyer, 210 × 297 mm',
    ],
    [
      '/QR/scrollbar/roll-up-banner/games/more-or-less',
      /^Scrollbar’s roll-.?up banner for More or less$/,
      'Scrollbar’s roll-up banner for More or less, 850 × 2000 mm',
    ],
    [
      '/QR/standard/business-card/articles/partnerships/scrollbar/beer-pong',
      /^Business card for /,
      /, 85 × 55 mm/,
    ],
  ] as const)('%s', async ([path, heading, title], { paper }) => {
    const answer = await paper.goto(path)
    expect(answer?.status()).toBe(200)
    await paper.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await paper.title()).toMatch(title)
    await expect.poll(() => drawn(paper)).toBe('1 of 1')
    for (const ending of ['pdf', 'png', 'svg']) {
      const link = paper.getByRole('link', { name: new RegExp(`^${ending}`, 'i') })
      expect(await link.getAttribute('href')).toBe(`${path}.${ending}`)
      const file = await paper.request.get(`${path}.${ending}`)
      expect([file.status(), file.headers()['content-type']]).toEqual([
        200,
        expect.stringContaining(ending),
      ])
    }
  })

  test('as it is cut, or with bleed and marks', async ({ paper }) => {
    await paper.goto('/QR/standard/table-sign/games/charades')
    const sheet = paper.getByRole('img', { name: /as it is cut$/ })
    const cut = await sheet.boundingBox()
    await paper.getByRole('link', { name: 'With bleed and marks' }).click()
    await paper.waitForURL('**/QR/standard/table-sign/games/charades?bleed=1#sheet')
    const marked = paper.getByRole('img', { name: /with bleed and crop marks$/ })
    await expect.poll(() => drawn(paper)).toBe('1 of 1')
    const withMarks = await marked.boundingBox()
    expect((cut?.width ?? 0) / (cut?.height ?? 1)).toBeCloseTo(148 / 210, 2)
    expect((withMarks?.width ?? 0) / (withMarks?.height ?? 1)).toBeCloseTo(164 / 226, 2)
    const pdf = paper.getByRole('link', { name: /^PDF/ })
    expect(await pdf.getAttribute('href')).toMatch(/charades\.pdf\?bleed=1$/)
    await paper.getByRole('link', { name: 'Placemat', exact: true }).click()
    await paper.waitForURL('**/QR/standard/placemat/games/charades?bleed=1')
    await paper.getByRole('link', { name: 'As it is cut' }).click()
    await paper.waitForURL('**/QR/standard/placemat/games/charades#sheet')
  })

  test('leads to the same sheet for something else', async ({ paper }) => {
    await paper.goto('/QR/slusen/table-sign')
    await paper.getByRole('link', { name: 'Drunk dice' }).click()
    await paper
      .getByRole('heading', { level: 1, name: 'Slusen’s table sign for Drunk dice' })
      .waitFor()
    await paper.getByRole('link', { name: 'Slusen’s own' }).click()
    await paper
      .getByRole('heading', { level: 1, name: 'Slusen’s table sign', exact: true })
      .waitFor()
    await paper.getByRole('link', { name: 'All of Slusen’s sheets' }).click()
    await paper.getByRole('heading', { level: 1, name: 'Slusen’s print kit' }).waitFor()
  })

  test('another spelling leads to the exact one, with what was asked', async ({ paper }) => {
    const inner = '/QR/standard/table-sign/games/meyer'
    await paper.goto(`${inner}/?bleed=1`)
    expect(new URL(paper.url()).pathname + new URL(paper.url()).search).toBe(`${inner}?bleed=1`)
    await paper.goto('/qr/Standard/Table-Sign')
    expect(new URL(paper.url()).pathname).toBe('/QR/standard/table-sign')
  })

  test('prints nothing but the sheet, as large as it is', async ({ paper }) => {
    for (const sheet of sheets) {
      for (const hasBleed of [false, true]) {
        await paper.goto(`/QR/standard/${sheet.slug}${hasBleed ? '?bleed=1' : ''}`)
        await expect.poll(() => drawn(paper)).toBe('1 of 1')
        const wanted = paperSize(sheet, hasBleed)
        const { pages, widthMm, heightMm } = await printed(paper)
        expect(pages).toBe(1)
        expect(Math.abs(widthMm - wanted.widthMm)).toBeLessThan(halfPointMm)
        expect(Math.abs(heightMm - wanted.heightMm)).toBeLessThan(halfPointMm)
        await paper.emulateMedia({ media: 'print' })
        // The way to the picture has scrolled the page.
        await paper.evaluate(() => scrollTo(0, 0))
        const box = await paper.getByRole('img').boundingBox()
        const pxMm = 25.4 / 96
        expect(box?.x).toBe(0)
        expect(box?.y).toBe(0)
        expect((box?.width ?? 0) * pxMm).toBeCloseTo(wanted.widthMm, 1)
        expect((box?.height ?? 0) * pxMm).toBeCloseTo(wanted.heightMm, 1)
        await paper.emulateMedia({ media: null })
      }
    }
  })
})

/** The page as its own CSS has it printed. */
async function printed(page: Page) {
  const pdf = await getDocumentProxy(
    new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: false })),
  )
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
  return { pages: pdf.numPages, widthMm: (width / 72) * 25.4, heightMm: (height / 72) * 25.4 }
}

describe('a name of the table’s own', () => {
  test('is kept in the field, and told what it comes with', async ({ paper }) => {
    await paper.goto('/QR/standard/table-sign?bleed=1')
    await paper.getByLabel('Name on the sheet').fill('The “Snug” & Co')
    await paper.getByRole('button', { name: 'Put it on' }).click()
    await paper.waitForURL(/name=/)
    expect(new URL(paper.url()).searchParams.get('bleed')).toBe('1')
    expect(await paper.getByLabel('Name on the sheet').inputValue()).toBe('The “Snug” & Co')
    await paper.getByText('The table’s own name comes with Premium.').waitFor()
    const costs = paper.getByRole('link', { name: 'What Premium costs' })
    expect(await costs.getAttribute('href')).toBe('/info/pricing')
    await expect.poll(() => drawn(paper)).toBe('1 of 1')
    expect(await paper.getByRole('img').getAttribute('src')).not.toContain('name=')
    await paper.getByRole('link', { name: 'Business card', exact: true }).click()
    expect(await paper.getByLabel('Name on the sheet').inputValue()).toBe('The “Snug” & Co')
    await paper.getByRole('link', { name: 'Without a name' }).click()
    expect(await paper.getByLabel('Name on the sheet').inputValue()).toBe('')
  })

  memberTest('with Premium it stands on the sheet', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await buyPremium(page)
    await page.goto('/QR/standard/table-sign')
    expect(await page.getByRole('link', { name: 'What Premium costs' }).count()).toBe(0)
    await page.getByLabel('Name on the sheet').fill('  Skál & søn ')
    await page.getByRole('button', { name: 'Put it on' }).click()
    await page.waitForURL(/name=/)
    const files = ['img', 'a[download]']
    const asked = await Promise.all(
      files.map((each) =>
        page
          .locator(each)
          .evaluateAll((all) =>
            all.map((one) => one.getAttribute('src') ?? one.getAttribute('href')),
          ),
      ),
    )
    const query = '?name=Sk%C3%A1l+%26+s%C3%B8n'
    expect(asked.flat()).toEqual(
      ['svg', 'pdf', 'png', 'svg'].map((ending) => `/QR/standard/table-sign.${ending}${query}`),
    )
    await expect.poll(() => drawn(page)).toBe('1 of 1')
    const plain = await (await page.request.get('/QR/standard/table-sign.svg')).text()
    const named = await page.request.get(`/QR/standard/table-sign.svg${query}`)
    expect([named.status(), (await named.text()) === plain]).toEqual([200, false])
    await page.goto(`/QR/standard/table-sign?name=${'x'.repeat(201)}`)
    await page.getByText('At most 200 characters fit on a sheet; these are 201.').waitFor()
    await expect.poll(() => drawn(page)).toBe('1 of 1')
  })
})

describe('what is printed', () => {
  test('all of a set: five sheets, and those of every game and article', async ({ paper }) => {
    await paper.goto('/QR/standard')
    await paper.getByRole('heading', { level: 1, name: 'Print signs and stickers' }).waitFor()
    await expect.poll(() => drawn(paper)).toBe('5 of 5')
    const current = articles.filter(({ better }) => !better)
    const links = await paper
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const items = [
      ...games.map(({ slug }) => `games/${slug}`),
      ...current.map(({ slug }) => `articles/${slug}`),
    ]
    const wanted = sheets.flatMap(({ slug }) =>
      ['', ...items.map((item) => `/${item}`)].map((item) => `/QR/standard/${slug}${item}`),
    )
    expect(wanted.filter((path) => !links.includes(path))).toEqual([])
    await paper.getByRole('link', { name: 'Placemat for Word guess' }).click()
    await paper.getByRole('heading', { level: 1, name: 'Placemat for Word guess' }).waitFor()
  })

  test('is found from the street', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Print signs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Print signs and stickers' }).waitFor()
  })

  test.for([
    ['/QR/nope'],
    ['/QR/squiffy'],
    ['/QR/standard/nope'],
    ['/QR/standard/table-sign/nope'],
    ['/QR/standard/table-sign/games'],
    ['/QR/standard/table-sign/games/nope'],
    ['/QR/standard/table-sign/articles/nope'],
    ['/partnerships/nope'],
    ['/partnerships/squiffy'],
  ])('there is no %s, and the way back works', async ([path = ''], { page, expectError }) => {
    expectError(/404/)
    await page.goto('/articles')
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: /^Oops!/ }).waitFor()
    await page.getByRole('button', { name: 'Previous Page' }).click()
    await page.waitForURL('**/articles')
  })
})

describe('a bar that has a game', () => {
  test.for([
    ['slusen', 'Slusen', 'The Line'],
    ['scrollbar', 'Scrollbar', 'Beer pong'],
  ] as const)(
    '%s: its cards, its sheets, what to read, how to get one',
    async ([slug, name, read], { paper }) => {
      await paper.goto(`/partnerships/${slug}`)
      await paper.getByRole('heading', { level: 1, name }).waitFor()
      await expect.poll(() => drawn(paper)).toBe('5 of 5')
      for (const sheet of sheets) {
        const link = paper.getByRole('link', { name: new RegExp(`^${sheet.title}`) })
        expect(await link.getAttribute('href')).toBe(`/QR/${slug}/${sheet.slug}`)
      }
      await paper.getByRole('link', { name: new RegExp(`^${read}`) }).waitFor()
      await paper.getByRole('heading', { name: 'Get your bar a game' }).waitFor()
      const write = paper.getByRole('link', { name: 'Write to us' })
      expect(await write.getAttribute('href')).toBe('/info/contact')
      const ready = paper.getByRole('link', { name: /Print the ready kit/ })
      expect(await ready.getAttribute('href')).toBe('/QR/standard')
      await paper.getByRole('link', { name: /^Play it/ }).click()
      await paper.waitForURL(`**/games/${slug}`)
    },
  )
})

describe('looks', () => {
  const paths = [
    '/QR/slusen',
    '/QR/standard/table-sign?name=The+Snug',
    '/QR/standard/roll-up-banner/articles/host-a-game-night-at-a-bar?bleed=1',
    '/partnerships/scrollbar',
  ]
  test.for([
    [{ width: 320, height: 568 }, 'light'],
    [phone.viewport, 'dark'],
    [{ width: 844, height: 390 }, 'dark'],
    [{ width: 1280, height: 800 }, 'light'],
  ] as const)('fit, and axe finds nothing: %j', async ([size, colorScheme], { page }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
      await expectNoCutWords(page)
      await checkAxe(page)
    }
  })
})
