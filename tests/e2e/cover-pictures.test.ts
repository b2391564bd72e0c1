import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone, saveOnPhone } from '#tests/support/browser/phone.ts'
import { checkAxe, expectNoSidewaysScroll, offline, test } from './fixtures.ts'
import { button, openProfile, press } from './game-actions.ts'
import { memberTest } from './member.ts'
import { publish, step, writePack } from './pack-writer.ts'

const setup = '/editor/steps/Step3Setup'
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search all pictures' })
const picture = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('button')

/** The third step of a pack that is on the table, with the pictures laid out. */
async function openPictures(page: Page, tags: string[] = []): Promise<void> {
  await saveOnPhone(page, 'open-pack', '"abc"')
  await saveOnPhone(page, 'draft:abc', {
    metadata: {
      name: 'Flat 4',
      id: 'abc',
      description: 'For us.',
      author: 'Mia',
      explicit: false,
      alcohol: false,
      creation_date: '2026-11-21T20:00:00.000Z',
      tags,
    },
    prompts: [{ key: 0, text: 'Sing.' }],
    isDirty: true,
    changedAtMs: 1,
  })
  await page.goto(setup)
  await page.getByRole('button', { name: /^Cover/ }).click()
  await picture(page, 'Disco ball').waitFor()
}

/** What these buttons draw: the first shape of each; an eye has none of its own. */
async function drawnOn(page: Page): Promise<(string | null)[]> {
  return await pictures(page).evaluateAll((all) =>
    all.map((one) => one.querySelector('path')?.getAttribute('d') ?? null),
  )
}

memberTest(
  'a picture is searched for, kept with the draft, and shown on the shelf',
  async ({ page, server, browser, member }) => {
    expect(member.userId).toBeTruthy()
    const name = `Pints ${Date.now().toString(36)}`
    await openProfile(page)
    await writePack(page, name, ['Who sings?'])
    await press(page, 'The step before', 'The step before')
    await page.waitForURL(step('Step3Setup'))
    await page.getByRole('button', { name: /^Cover/ }).click()
    await picture(page, 'Two-tone').click()
    await search(page).fill('beers')
    await picture(page, 'Pint glass').locator('path').first().waitFor()
    await checkAxe(page)
    const shape = await picture(page, 'Pint glass').locator('path').first().getAttribute('d')
    await picture(page, 'Pint glass').click()
    const cover = page
      .getByRole('button', { name: /^Cover/ })
      .locator('path')
      .first()
    expect(await cover.getAttribute('d')).toBe(shape)
    await press(page, 'Prompts', 'Review', 'Save draft')
    await page.getByRole('heading', { name: 'Draft kept' }).waitFor()
    await page.goto(setup)
    await page.reload()
    await expect.poll(() => cover.getAttribute('d')).toBe(shape)
    await press(page, 'Prompts', 'Review')
    await page.getByRole('switch', { name: /^Show it in Packs by players/ }).click()
    const packId = await publish(page)

    const stranger = await browser.newContext({ ...phone, baseURL: server.baseUrl })
    const theirs = await stranger.newPage()
    await theirs.goto(`/packs?q=${encodeURIComponent(name)}`)
    const shelf = theirs.getByRole('link', { name: new RegExp(name) })
    await expect.poll(() => shelf.locator('path').first().getAttribute('d')).toBe(shape)
    await theirs.goto(`/game/${packId}`)
    await theirs.locator(`main path[d="${shape}"]`).first().waitFor()
    expect((await stranger.request.get(`/game/${packId}/picture.png`)).status()).toBe(200)
    await stranger.close()
  },
)

describe('the pictures', () => {
  test('are searched, chosen by keys, and what is chosen stays in sight', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
    await openPictures(page, ['icon:ph:ghost-thin'])
    expect(await picture(page, 'Thin').getAttribute('aria-pressed')).toBe('true')
    await picture(page, 'Filled').click()
    await search(page).fill('arrow')
    await picture(page, 'Arrow up').locator('path').waitFor()
    expect(await pictures(page).first().getAttribute('aria-label')).toBe('Ghost')
    // A page and what is chosen; the next one comes as it is scrolled to.
    expect(await pictures(page).count()).toBe(61)
    await expect
      .poll(async () => {
        await pictures(page)
          .last()
          .evaluate((last) => last.scrollIntoView())
        return await pictures(page).count()
      })
      .toBeGreaterThan(61)
    await expect.poll(async () => (await drawnOn(page)).includes(null)).toBe(false)
    const icons = asked.filter((url) => url.includes('_nuxt_icon'))
    expect(icons.every((url) => url.split(',').length <= 64)).toBe(true)
    await expectNoSidewaysScroll(page)

    await search(page).fill('xyzzy')
    await page.getByText('No picture for “xyzzy”').waitFor()
    expect(await pictures(page).count()).toBe(49)
    await checkAxe(page)
    await picture(page, 'beer').click()
    await picture(page, 'Beer mug').waitFor()
    await pictures(page).first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Cover/ }).waitFor()
    const tags = await page.evaluate(
      () => JSON.parse(localStorage.getItem('party-dojo:draft:abc') ?? '{}').metadata.tags,
    )
    expect(tags).toEqual(['unlisted', 'icon:ph:pint-glass-fill'])
  })

  test('without a network the favourites are there, and it says so', async ({ page }) => {
    // The first search of a server reads every name, and may take longer than a phone waits.
    await page.request.get('/api/icons?q=guitar')
    const drawings = page.waitForResponse(/favourite-drawings/, { timeout: 30_000 })
    await openPictures(page)
    // The body too: offline cuts off what is still arriving.
    await (await drawings).finished()
    await page.keyboard.press('Escape')
    await offline(page)
    await page.getByRole('button', { name: /^Cover/ }).click()
    const drawn = async () => (await drawnOn(page)).filter((shape) => shape !== null).length
    await expect.poll(drawn).toBe(48)
    expect(await pictures(page).count()).toBe(48)
    await search(page).fill('guitar')
    await page.getByText(/^No network/).waitFor()
    expect(await pictures(page).count()).toBe(48)
    await checkAxe(page)
    await button(page, 'Try again').waitFor()
    await offline(page, false)
    await expect.poll(() => pictures(page).count()).toBe(1)
  })

  test('of a slow server are eyes after 1500 ms, and drawn later; nothing moves', async ({
    page,
  }) => {
    let isSlow = true
    await page.route('**/api/_nuxt_icon/**', async (route) => {
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 6000))
      await route.continue().catch(() => {})
    })
    await openPictures(page)
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        document.body.dataset.moved = String(list.getEntries().length)
      }).observe({ type: 'layout-shift' })
    })
    const gaveUp = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('_nuxt_icon'),
    )
    const askedMs = Date.now()
    await picture(page, 'Thin').click()
    await gaveUp
    expect(Date.now() - askedMs).toBeGreaterThan(1300)
    expect(Date.now() - askedMs).toBeLessThan(5000)
    expect(new Set(await drawnOn(page))).toEqual(new Set([null]))
    expect(await pictures(page).first().locator('circle').count()).toBe(2)
    isSlow = false
    await expect.poll(async () => (await drawnOn(page)).includes(null)).toBe(false)
    expect(await page.evaluate(() => document.body.dataset.moved)).toBeUndefined()
  })
})
