import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { PackCard } from '#contract/packs.ts'
import { test } from './fixtures.ts'
import { memberTest } from './member.ts'

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

function packCard(index: number): PackCard {
  return {
    id: `pack-${index}`,
    name: `Pack ${index}`,
    description: 'One of sixty.',
    author: 'Mia',
    tags: [],
    game: null,
    icon: null,
    explicit: false,
    alcohol: false,
    promptCount: 3,
    likes: 0,
    plays: 0,
    updatedAt: '2026-01-01T00:00:00Z',
    isListed: true,
    publishedAt: '2026-01-01T00:00:00Z',
  }
}

/** Scrolls as a hand would, and gives where the page stands then. */
async function moveTo(page: Page, y: number): Promise<number> {
  await page.evaluate((y) => scrollTo(0, y), y)
  const stands = await placeOf(page)
  expect(stands).toBeGreaterThan(0)
  return stands
}

/** Goes on as a link inside the app does. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: '#', textContent: to })
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => void }
    }
    link.onclick = (event) => {
      event.preventDefault()
      router.navigate(to)
    }
    document.body.append(link)
    link.click()
    link.remove()
  }, to)
}

/** How far below the top of the glass an element stands; null where something lies over it. */
function topOf(page: Page, id: string): Promise<number | null> {
  return page.evaluate((id) => {
    const target = document.getElementById(id)
    if (!target) return null
    const { left, top } = target.getBoundingClientRect()
    const seen = document.elementFromPoint(left + 4, top + 4)
    return seen && target.contains(seen) ? Math.round(top) : null
  }, id)
}

async function standsAtTop(page: Page, id: string): Promise<void> {
  await expect.poll(async () => (await topOf(page, id)) ?? -1).toBeGreaterThanOrEqual(0)
  expect(await topOf(page, id)).toBeLessThan(240)
}

async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
}

const foot = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

describe('spec §2, navigation scrolls to the top', () => {
  test('by a link, and back to where it was, also after a reload', async ({ page }) => {
    await openAlive(page, '/')
    const stood = await moveTo(page, 900)
    await foot(page, 'FAQ').evaluate((link) => (link as HTMLElement).click())
    await page.waitForURL('**/info/FAQ')
    await expect.poll(() => placeOf(page)).toBe(0)
    const read = await moveTo(page, 700)
    await page.goBack()
    await expect.poll(() => placeOf(page)).toBe(stood)
    await page.goForward()
    await expect.poll(() => placeOf(page)).toBe(read)
    await page.reload({ waitUntil: 'networkidle' })
    expect(await placeOf(page)).toBe(read)
    await page.goBack()
    await expect.poll(() => placeOf(page)).toBe(stood)
  })

  test('back from a page of paper to a living one', async ({ page }) => {
    await openAlive(page, '/')
    const stood = await moveTo(page, 900)
    await foot(page, 'How it works').evaluate((link) => (link as HTMLElement).click())
    await page.waitForURL('**/how-it-works')
    expect(await placeOf(page)).toBe(0)
    await moveTo(page, 400)
    await page.goBack({ waitUntil: 'networkidle' })
    expect(await placeOf(page)).toBe(stood)
  })

  test.for([
    ['an unknown target', '#nobody'],
    ['a target that cannot be read', '#%E0%A4%A'],
    ['no target at all', '#'],
  ] as const)('for %s', async ([_, hash], { page }) => {
    await openAlive(page, '/')
    await moveTo(page, 900)
    await follow(page, `/info/dojo-coins${hash}`)
    await page.getByRole('heading', { level: 1, name: /coins/i }).waitFor()
    await expect.poll(() => placeOf(page)).toBe(0)
  })
})

describe('spec §2, or to a hash target', () => {
  test.for([
    ['on another page', '/', '/info/dojo-coins#belts', 'belts'],
    ['whose name is encoded', '/', '/info/dojo-coins#%62elts', 'belts'],
    ['on the same page', '/info/dojo-coins', '/info/dojo-coins#spend', 'spend'],
    ['among the answers', '/', '/info/FAQ#technical', 'technical'],
    ['on a page of paper', '/', '/info/terms-of-service#age', 'age'],
    ['on an article', '/', '/articles/the-line#ending-the-game', 'ending-the-game'],
  ] as const)('%s', async ([_, from, to, id], { page }) => {
    await openAlive(page, from)
    await follow(page, to)
    // Within a page nothing is loaded.
    await page.waitForURL(`**${to}`, { waitUntil: 'commit' })
    await standsAtTop(page, id)
    await page.reload({ waitUntil: 'networkidle' })
    await standsAtTop(page, id)
  })

  test.for([
    ['by a link', (page: Page) => follow(page, '/info/dojo-coins#late')],
    ['from the first page', (page: Page) => openAlive(page, '/info/dojo-coins#late')],
  ] as const)('that is drawn late, %s', async ([_, open], { page }) => {
    await openAlive(page, '/')
    await moveTo(page, 500)
    await open(page)
    await page.getByRole('heading', { level: 1, name: /coins/i }).waitFor()
    expect(await placeOf(page)).toBe(0)
    await page.evaluate(() => {
      const late = Object.assign(document.createElement('h2'), { id: 'late', textContent: 'Late' })
      late.style.height = '2000px'
      document.querySelector('main')?.append(late)
    })
    await standsAtTop(page, 'late')
  })

  memberTest('for somebody signed in', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await openAlive(page, '/profile#premium')
    await standsAtTop(page, 'premium')
    await openAlive(page, '/')
    await follow(page, '/profile#premium')
    await standsAtTop(page, 'premium')
  })
})

describe('a page that is longer than what is drawn at first', () => {
  /** A gallery of sixty, whose packs come late. */
  async function hangPacks(page: Page): Promise<void> {
    const packs = Array.from({ length: 60 }, (_, index) => packCard(index))
    await page.route('**/api/packs?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.fulfill({ json: { packs, nextCursor: null } })
    })
  }

  test('is found where it was left, by a step back and by a reload', async ({ page }) => {
    await hangPacks(page)
    await page.goto('/packs')
    await page.getByText('Pack 59', { exact: true }).waitFor()
    const stood = await moveTo(page, 3000)
    await follow(page, '/info/FAQ')
    await page.waitForURL('**/info/FAQ')
    await page.goBack()
    await expect.poll(() => placeOf(page)).toBe(stood)
    await page.reload()
    await expect.poll(() => placeOf(page)).toBe(stood)
  })

  test('stays where somebody has moved it meanwhile', async ({ page }) => {
    await hangPacks(page)
    await page.goto('/packs')
    await page.getByText('Pack 59', { exact: true }).waitFor()
    await moveTo(page, 3000)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.mouse.move(200, 400)
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    await page.mouse.wheel(0, -5000)
    await page.getByText('Pack 59', { exact: true }).waitFor()
    await page.waitForTimeout(300)
    expect(await placeOf(page)).toBeLessThan(1000)
  })
})
