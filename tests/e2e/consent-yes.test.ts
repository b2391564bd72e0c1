import { describe, expect } from 'vitest'
import { vendors } from '#contract/trackers.ts'
import { everyTracker } from '#tests/support/browser/tracker-hosts.ts'
import {
  answer,
  banner,
  choose,
  expectNoTracking,
  foreignCookies,
  openWithBanner,
  trackedTest as test,
  trackerRequests,
  waitPastConsent,
} from './consent-fixtures.ts'
import { countLoads } from './fixtures.ts'

/** Runs in the page: what Google's and Meta's scripts have been told, in order. */
function told() {
  type Queued = ArrayLike<unknown>
  const { dataLayer = [], fbq } = window as unknown as {
    dataLayer?: Queued[]
    fbq?: { queue: Queued[] }
  }
  const google = dataLayer
    .filter((each) => each[0] === 'consent')
    .map((each) => [each[1], each[2]] as const)
  return { google, meta: fbq?.queue.map((each) => Array.from(each)) ?? null }
}

const state = (analytics: string, marketing: string) => ({
  analytics_storage: analytics,
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
})

describe('a yes', () => {
  test('to counting loads what counts, told in its consent mode; taken back, it is gone', async ({
    page,
    context,
    asked,
  }) => {
    const counting = [...trackerRequests.analytics, trackerRequests.manager]
    await openWithBanner(page, '/')
    const other = await context.newPage()
    await openWithBanner(other, '/articles')
    await choose(page, { Counting: true })
    await expect.poll(() => asked.toSorted()).toEqual([...counting, ...counting].sort())
    await banner(other).waitFor({ state: 'hidden' })
    expect((await page.evaluate(told)).google).toEqual([
      ['default', state('denied', 'denied')],
      ['update', state('granted', 'denied')],
    ])
    expect(await foreignCookies(page)).toEqual(['_ga', '_ga_ABC123DEF4', '_gcl_au'])

    const [first, second] = [page, other].map((each) => each.waitForEvent('domcontentloaded'))
    await choose(page, { Counting: false })
    await Promise.all([first, second])
    asked.length = 0
    for (const each of [page, other]) await expectNoTracking(each, asked)
    await page.goto('/info/about')
    await expectNoTracking(page, asked)
  })

  test('taken back just after a reload is followed at once, though the page stays for now', async ({
    page,
    asked,
    expectError,
  }) => {
    expectError(/Content Security Policy/)
    await openWithBanner(page, '/')
    await choose(page, { Counting: true })
    await expect
      .poll(() => asked.toSorted())
      .toEqual([...trackerRequests.analytics, trackerRequests.manager])
    const loads = countLoads(page)
    // The server itself may not be reloaded for another ten seconds.
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', `${Date.now()}`))
    await choose(page, { Counting: false })
    await expect.poll(() => foreignCookies(page)).toEqual([])
    asked.length = 0
    expect(loads.at).toEqual([])
    const answered = await page.evaluate(async () => {
      const ask = (url: string) =>
        fetch(url, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        )
      const ours = await ask('/healthz')
      const theirs = await ask('https://www.google-analytics.com/g/collect')
      return { ours, theirs, isBeaconSent: navigator.sendBeacon('https://www.facebook.com/tr') }
    })
    expect(answered).toMatchObject({ ours: true, theirs: false })
    expect(asked).toEqual([])
  })

  test('taken back elsewhere leaves a page alone in which nobody hears', async ({
    page,
    context,
    asked,
  }) => {
    await openWithBanner(page, '/')
    await choose(page, { Counting: true })
    await expect
      .poll(() => asked.toSorted())
      .toEqual([...trackerRequests.analytics, trackerRequests.manager])
    const quiet = await context.newPage()
    await quiet.goto('/reset-password?token=secret')
    await waitPastConsent(quiet)
    const loads = countLoads(quiet)
    const anew = page.waitForEvent('domcontentloaded')
    await choose(page, { Counting: false })
    await anew
    await waitPastConsent(page)
    expect(loads.at).toEqual([])
  })

  test('to everything lets adverts hang beside articles, and nowhere else', async ({
    page,
    asked,
  }) => {
    await openWithBanner(page, '/articles')
    await answer(page, 'All right')
    const everybody = [
      ...trackerRequests.analytics,
      trackerRequests.manager,
      ...trackerRequests.meta,
    ]
    await expect.poll(() => asked.toSorted()).toEqual([...everybody, trackerRequests.ads].sort())
    expect(await page.evaluate(told)).toEqual({
      google: [
        ['default', state('denied', 'denied')],
        ['update', state('granted', 'granted')],
      ],
      meta: [
        ['consent', 'revoke'],
        ['set', 'autoConfig', false, everyTracker.META_PIXEL_ID],
        ['init', everyTracker.META_PIXEL_ID],
        ['consent', 'grant'],
        ['track', 'PageView'],
      ],
    })
    asked.length = 0
    await page.goto('/')
    await waitPastConsent(page)
    await expect.poll(() => asked.toSorted()).toEqual(everybody.toSorted())
    asked.length = 0
    await page.goto('/reset-password?token=secret')
    await waitPastConsent(page)
    expect(asked).toEqual([])
    await choose(page, { Adverts: false })
    await expect.poll(() => foreignCookies(page)).toEqual(['_ga', '_ga_ABC123DEF4'])
    expect(await page.evaluate(() => localStorage.getItem('lastExternalReferrer'))).toBe(null)
  })

  test('hears of pages that are walked to, and nothing of those that are nobody else’s', async ({
    page,
    asked,
  }) => {
    const hit = trackerRequests.analytics[0]
    await openWithBanner(page, '/')
    await choose(page, { Counting: true })
    await expect
      .poll(() => asked.toSorted())
      .toEqual([...trackerRequests.analytics, trackerRequests.manager])
    asked.length = 0
    await page.evaluate(() => history.pushState(null, '', '/?walked'))
    await expect.poll(() => asked).toEqual([hit])
    asked.length = 0
    await page.getByRole('navigation', { name: 'House' }).getByRole('link', { name: 'You' }).click()
    await page.waitForURL('**/sign-in')
    await waitPastConsent(page)
    expect(asked).toEqual([])
  })

  test.for([
    ['free', 200, { premium: false }, true],
    ['premium', 200, { premium: true }, false],
    ['unknown', 200, null, false],
    ['unheard', 503, {}, false],
  ] as const)(
    'somebody %s is shown adverts as that has it',
    async (row, { page, asked, expectError }) => {
      const [, status, json, areShown] = row
      if (status === 503) expectError(/503/)
      const user = { id: 'somebody', email: 'sofie@home.example' }
      await page.route('**/api/auth/get-session', (route) => route.fulfill({ json: { user } }))
      await page.route('**/api/users/somebody', (route) => route.fulfill({ status, json }))
      await openWithBanner(page, '/articles')
      const heard = page.waitForResponse('**/api/users/somebody')
      await answer(page, 'All right')
      await (await heard).finished()
      // What the page has to say to that, it has said before it can be asked again.
      await page.evaluate(async () => (await fetch('/healthz')).text())
      expect(asked).toContain(trackerRequests.meta[0])
      expect(asked.includes(trackerRequests.ads)).toBe(areShown)
    },
  )

  test.for([
    ['/info/cookie-policy', 'Only if you agree'],
    ['/info/privacy-policy', 'Who else gets to see it'],
  ] as const)('%s names everybody who is configured', async ([path, title], { page }) => {
    await page.goto(path)
    const part = page.getByRole('region', { name: title })
    for (const { name } of Object.values(vendors)) expect(await part.innerText()).toContain(name)
    const words = await page.getByRole('article').innerText()
    expect(words).not.toMatch(/no trackers|no banner|sold, and nothing is used/i)
    if (path === '/info/cookie-policy') {
      await page.getByRole('article').getByRole('button', { name: 'Cookie choices' }).click()
      await page.getByRole('dialog', { name: 'Cookie choices' }).waitFor()
    }
  })

  test('holds for the page alone where nothing can be kept', async ({ page, asked }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await openWithBanner(page, '/articles')
    await choose(page, { Counting: true })
    await expect
      .poll(() => asked.toSorted())
      .toEqual([...trackerRequests.analytics, trackerRequests.manager])
    await openWithBanner(page, '/info/about')
    expect(await banner(page).isVisible()).toBe(true)
  })
})
