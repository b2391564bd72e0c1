import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { checkAxe, expectNoSidewaysScroll, settle, test } from './fixtures.ts'
import { endGame, play } from './game-actions.ts'
import { offer, offerAlways } from './install-offer.ts'
import { waitForLateNotices } from './late-notices.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Install the app' })
const inFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Install the app' })
const hideInstall = (page: Page) => page.evaluate(() => localStorage.getItem('hide-install'))
const timesAsked = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'asked') ?? 0))

/** Runs in the page: another browser on another device. */
function pretendToBe([userAgent, touchPoints]: readonly [string, number]): void {
  Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
  Object.defineProperty(navigator, 'maxTouchPoints', { get: () => touchPoints })
}

/** Runs in the page: it is in a window of its own, as no browser can be told to feign. */
function openInOwnWindow(): void {
  const media = Object.assign(new EventTarget(), { matches: true })
  const match = window.matchMedia.bind(window)
  window.matchMedia = (query) =>
    query.includes('display-mode: standalone') ? (media as unknown as MediaQueryList) : match(query)
  for (const [name, matches] of [
    ['own', true],
    ['tab', false],
  ] as const)
    window.addEventListener(name, () => {
      media.matches = matches
      media.dispatchEvent(new Event('change'))
    })
}

async function asIPhone(page: Page): Promise<void> {
  await page.addInitScript(pretendToBe, [iPhone, 5] as const)
}

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ios = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple}`
const iPhone = `${ios} Version/26.0 Mobile/15E148 Safari/604.1`
const iPad = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.1 Safari/605.1.15`
const instagram = `${ios} Mobile/21F79 Instagram 334.0.4.32.98 (iPhone14,5)`
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'

describe('installing is offered where the browser offers it', () => {
  test('before any module ran; accepted, it is never offered again', async ({ page }) => {
    await offerAlways(page)
    await page.goto('/')
    await strip(page).waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'wasPrevented'))).toBe(true)
    await checkAxe(page)
    await expectNoSidewaysScroll(page)
    await strip(page).getByRole('button', { name: 'Install' }).click()
    await strip(page).waitFor({ state: 'detached' })
    expect([await timesAsked(page), await hideInstall(page)]).toEqual([1, 'true'])
    await expect.poll(() => inFooter(page).count()).toBe(0)
    await page.reload()
    await inFooter(page).waitFor()
    expect(await strip(page).count()).toBe(0)
  })

  test('long after; turned down in the browser’s own question, it is not asked again', async ({
    page,
  }) => {
    await page.goto('/')
    await waitForLateNotices(page)
    expect(await strip(page).count()).toBe(0)
    await page.evaluate(offer, 'dismissed' as const)
    await strip(page).getByRole('button', { name: 'Install' }).click()
    await strip(page).waitFor({ state: 'detached' })
    await expect.poll(() => hideInstall(page)).toBe('true')
    await page.evaluate(offer, 'accepted' as const)
    await inFooter(page).click()
    expect(await timesAsked(page)).toBe(2)
    expect(await strip(page).count()).toBe(0)
  })

  test('not now is for good, in every tab, and the footer still leads there', async ({ page }) => {
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await offerAlways(tab)
      await tab.goto('/')
      await strip(tab).waitFor()
    }
    await strip(page).getByRole('button', { name: 'Not now' }).click()
    await strip(page).waitFor({ state: 'detached' })
    await strip(other).waitFor({ state: 'detached' })
    expect([await hideInstall(page), await timesAsked(page)]).toEqual(['true', 0])
    await other.reload()
    await inFooter(other).click()
    expect(await timesAsked(other)).toBe(1)
  })

  test('installed by the browser’s own menu, it is gone', async ({ page }) => {
    await offerAlways(page)
    await page.goto('/')
    await strip(page).waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    await strip(page).waitFor({ state: 'detached' })
    expect(await hideInstall(page)).toBe('true')
    expect(await inFooter(page).count()).toBe(0)
  })

  test('where nothing can be kept, not now holds for the tab', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await waitForLateNotices(page)
    await page.evaluate(offer, 'accepted' as const)
    await strip(page).getByRole('button', { name: 'Not now' }).click()
    await page.evaluate(offer, 'accepted' as const)
    await page.getByRole('link', { name: 'FAQ' }).click()
    await page.getByRole('link', { name: 'Games', exact: true }).click()
    await inFooter(page).waitFor()
    expect(await strip(page).count()).toBe(0)
  })

  test('at no door, in no game and at no end; at home again it waits', async ({ page }) => {
    await offerAlways(page)
    await play(page, 'Never have I ever')
    await waitForLateNotices(page)
    expect(await strip(page).count()).toBe(0)
    await endGame(page)
    await page.getByRole('link', { name: /^Games/ }).click()
    await strip(page).waitFor()
    expect(await strip(page).count()).toBe(1)
  })
})

test.for([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
])('it lies between the tabs and what else is said: %j', async (size, { page }) => {
  await page.setViewportSize(size)
  await offerAlways(page)
  await page.goto('/')
  await strip(page).waitFor()
  await page.evaluate(() => window.dispatchEvent(new Event('party-dojo:no-network')))
  const toast = page.getByRole('status').filter({ hasText: 'That page needs a network.' })
  await toast.waitFor()
  await settle(page)
  const ends = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return { top: y, bottom: y + height }
  }
  const offered = await ends(strip(page))
  expect((await ends(toast)).bottom).toBeLessThan(offered.top)
  const tabs = await ends(page.getByRole('navigation', { name: 'House' }))
  const floor = tabs.top > offered.top ? tabs.top : size.height
  expect(offered.bottom).toBeLessThan(floor)
  await strip(page).getByRole('button', { name: 'Not now' }).click()
  await strip(page).waitFor({ state: 'detached' })
  expect((await ends(toast)).bottom).toBeLessThan(floor)
})

test('whoever is signed in is told of the coins, until they have them', async ({
  page,
  baseUrl,
}) => {
  const server = { baseUrl, dataDir: inject('dataDir') }
  const { userId } = await signUpIn(page.context(), server)
  await offerAlways(page)
  await page.goto('/profile')
  await strip(page).getByText('25 coins when you open it there.').waitFor()
  const post = (path: string, data: object) =>
    page.request.post(`/api/users/${userId}${path}`, { data })
  expect((await post('/deeds', { deed: 'app-opened' })).ok()).toBe(true)
  expect((await post('/claimed_rewards', { rewardId: 'install-app' })).status()).toBe(200)
  await page.reload()
  await strip(page).waitFor()
  expect(await strip(page).getByText('coins').count()).toBe(0)
})

test('the manifest is read by a browser without a complaint', async ({ page }) => {
  await page.goto('/')
  const browser = await page.context().newCDPSession(page)
  const { url, errors } = await browser.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
})

describe('a window of its own', () => {
  test('is offered nothing, until it is a tab again', async ({ page }) => {
    const hasOwn = (isOwn: boolean) =>
      page.evaluate((isOwn) => window.dispatchEvent(new Event(isOwn ? 'own' : 'tab')), isOwn)
    await offerAlways(page)
    await page.addInitScript(openInOwnWindow)
    await page.goto('/')
    await waitForLateNotices(page)
    expect([await strip(page).count(), await inFooter(page).count()]).toEqual([0, 0])
    await hasOwn(false)
    await strip(page).waitFor()
    await hasOwn(true)
    await strip(page).waitFor({ state: 'detached' })
  })

  test('on an iPhone is told by its own word', async ({ page }) => {
    await asIPhone(page)
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    await page.goto('/')
    await waitForLateNotices(page)
    expect([await strip(page).count(), await inFooter(page).count()]).toEqual([0, 0])
  })
})

describe('without an offer', () => {
  test.for([
    ['an iPhone', iPhone, 5, /^Tap\s+Share, then Add to Home Screen\.$/],
    ['an iPad', iPad, 5, /^Tap\s+Share, then Add to Home Screen\.$/],
    ['Instagram', instagram, 5, /^Open this in Safari/],
  ] as const)('%s is told how it is done', async ([, userAgent, touchPoints, words], { page }) => {
    await page.addInitScript(pretendToBe, [userAgent, touchPoints] as const)
    await page.goto('/')
    const told = strip(page).getByRole('paragraph')
    expect((await told.innerText()).trim()).toMatch(words)
    await checkAxe(page)
    expect(await strip(page).getByRole('button', { name: 'Install' }).count()).toBe(0)
    await strip(page).getByRole('button', { name: 'Not now' }).click()
    await strip(page).waitFor({ state: 'detached' })
    expect(await hideInstall(page)).toBe('true')
    await page.reload()
    await inFooter(page).click()
    await strip(page).waitFor()
    await settle(page)
  })

  test.for([
    ['Firefox on Android', firefox, 5],
    ['Safari on a Macintosh', iPad, 0],
  ] as const)('%s is told nothing', async ([, userAgent, touchPoints], { page }) => {
    await page.addInitScript(pretendToBe, [userAgent, touchPoints] as const)
    await page.goto('/')
    await waitForLateNotices(page)
    expect([await strip(page).count(), await inFooter(page).count()]).toEqual([0, 0])
  })
})
