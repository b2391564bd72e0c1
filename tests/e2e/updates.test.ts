import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { startGame } from '#tests/support/browser/phone.ts'
import { otherBuildId } from '#tests/support/server/other-build.ts'
import { countLoads, settle, waitForLateScripts, waitForQuiet } from './fixtures.ts'
import { button, endGame, press, promptOf, savedTable } from './game-actions.ts'
import {
  test as base,
  buildOf,
  layoutOf,
  refocusTab,
  savedVersion,
  waitForBuild,
  waitForWorker,
} from './multi-build-fixtures.ts'

const test = base.extend('serviceWorkers', () => 'allow' as const)
const slug = 'never-have-i-ever'

const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' })

/** As the browser does by itself when somebody walks in. */
async function lookForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
}

describe('a new build', () => {
  test('is offered; one tap renews every tab, and one that plays at its end', async ({
    context,
    front,
    page,
  }) => {
    await page.goto(front.url)
    const loads = countLoads(page)
    await waitForWorker(page)
    const beside = await context.newPage()
    await beside.goto(front.url)
    const playing = await context.newPage()
    await startGame(playing, `${front.url}/games/${slug}`)
    await waitForWorker(playing)
    // The first worker of all reloads nothing, and is no news.
    expect(loads.at).toEqual([])
    expect(await page.locator('#update-news').innerText()).toBe('')

    front.deploy('b')
    await lookForWorker(page)
    for (const each of [page, beside, playing]) await refresh(each).waitFor()
    await beside.getByRole('button', { name: 'Not now' }).click()
    await refresh(beside).waitFor({ state: 'hidden' })
    await beside.getByRole('link', { name: 'You', exact: true }).click()
    await refresh(beside).waitFor()
    const prompt = await promptOf(playing)

    await refresh(page).click()
    await waitForBuild(page, 'b')
    await waitForBuild(beside, 'b')
    expect(loads.at).toHaveLength(1)
    expect(await promptOf(playing)).toBe(prompt)
    expect(await buildOf(playing)).not.toBe(otherBuildId('b'))
    await endGame(playing)
    await waitForBuild(playing, 'b')
    await playing.getByRole('list', { name: 'Who did what' }).waitFor()
  })

  test('is found by a tab that slept through three of them, with one reload', async ({
    front,
    page,
  }) => {
    await page.goto(front.url)
    await waitForWorker(page)
    const loads = countLoads(page)
    await page.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
    )
    await refocusTab(page)
    front.deploy('b')
    await lookForWorker(page)
    await refresh(page).waitFor()
    front.deploy('c')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    front.deploy('d')
    expect(front.asked.filter((path) => path.startsWith('/builds/latest'))).toEqual([])
    await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'))
    await refocusTab(page)
    await waitForBuild(page, 'd')
    await waitForWorker(page)
    await refocusTab(page)
    expect(await buildOf(page)).toBe(otherBuildId('d'))
    expect(loads.at).toHaveLength(1)
    expect(front.asked.find((path) => path.startsWith('/builds/latest'))).toMatch(
      /^\/builds\/latest\.json\?t=\d{13}$/,
    )
  })

  test('moves nothing in mid-game; a tap there resumes the round, its end brings the next', async ({
    front,
    page,
  }) => {
    await startGame(page, `${front.url}/games/${slug}`)
    await waitForWorker(page)
    await press(page, 'Next')
    await settle(page)
    const places = await layoutOf(page)
    const table = await savedTable(page, slug)
    const prompt = await promptOf(page)
    const loads = countLoads(page)

    front.deploy('b')
    await refocusTab(page)
    await refresh(page).waitFor()
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      while (!registration?.waiting) await new Promise((resolve) => setTimeout(resolve, 50))
    })
    expect(await layoutOf(page)).toBe(places)
    expect(await savedTable(page, slug)).toEqual(table)
    expect(loads.at).toEqual([])
    const box = await refresh(page).boundingBox()
    const dock = await button(page, 'Next').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((dock?.y ?? 0) / 2)

    await refresh(page).click()
    await waitForBuild(page, 'b')
    await button(page, 'Next').waitFor()
    expect(await promptOf(page)).toBe(prompt)
    expect(loads.at).toHaveLength(1)

    // Within ten seconds of that reload: it comes when they are over, and the game as well.
    await waitForLateScripts(page)
    front.deploy('c')
    await refocusTab(page)
    await refresh(page).waitFor()
    await endGame(page)
    await waitForBuild(page, 'c')
    const [first = 0, second = 0] = loads.at
    expect(second - first).toBeGreaterThan(9_000)
  })

  test('replaces a worker of somebody’s that answers everything from its own cache', async ({
    context,
    front,
    page,
  }) => {
    const naive = `
      self.addEventListener('install', () => self.skipWaiting())
      self.addEventListener('activate', (event) => event.waitUntil(clients.claim()))
      self.addEventListener('fetch', (event) => event.respondWith((async () => {
        const cache = await caches.open('old-app')
        const kept = await cache.match(event.request)
        if (kept) return kept
        const answer = await fetch(event.request)
        if (event.request.method === 'GET') await cache.put(event.request, answer.clone())
        return answer
      })()))`
    front.answer('/sw.js', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(naive)
    })
    await page.goto(front.url)
    await waitForWorker(page)
    // Under that worker, so that it has all of the old build.
    await page.reload()
    await waitForQuiet(page)
    expect(await page.evaluate(() => caches.keys())).toEqual(['old-app'])

    front.answer('/sw.js', null)
    front.deploy('b')
    const later = await context.newPage()
    await page.close()
    await later.goto(front.url)
    expect(await buildOf(later)).not.toBe(otherBuildId('b'))
    await later.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.waiting
    })
    await refresh(later).click()
    await waitForBuild(later, 'b')
    await expect.poll(() => later.evaluate(() => caches.keys())).not.toContain('old-app')
  })

  test('comes without a worker too, where the phone is too full to keep it', async ({
    context,
    front,
    page,
  }) => {
    await page.goto(front.url)
    await waitForWorker(page)
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 1000 })
    front.deploy('b')
    const asked = front.asked.length
    const timesFailed = () => front.asked.slice(asked).filter((path) => path === '/sw.js').length
    // Once may be chance; the second time the phone is taken at its word.
    await expect
      .poll(
        async () => {
          await refocusTab(page).catch(() => {})
          return await buildOf(page)
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(otherBuildId('b'))
    expect(timesFailed()).toBe(2)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
    expect(await page.evaluate(() => document.title)).toContain('Party Dojo')
  })

  test('of another version clears away what the older one left, and lays by anew', async ({
    front,
    page,
  }) => {
    await page.goto(front.url)
    await waitForWorker(page)
    const version = await savedVersion(page)
    await page.evaluate(() => localStorage.setItem('app-version', '0.0.1'))
    await page.reload()
    await waitForLateScripts(page)
    await expect.poll(() => front.asked.filter((path) => path === '/version.json').length).toBe(2)
    const [cache = ''] = await page.evaluate(() => caches.keys())
    await page.evaluate(
      (name) => caches.open(name).then((it) => it.put('/mark', new Response())),
      cache,
    )
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => savedVersion(page)).toBe(version)
    expect(await page.evaluate(() => caches.match('/mark'))).toBe(undefined)
    await page.reload()
    await waitForWorker(page)
    await page.context().setOffline(true)
    await page.goto(`${front.url}/games/${slug}`)
    await page.context().setOffline(false)
  })
})
