import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '#tests/support/browser/phone.ts'
import { publishPack } from '#tests/support/packs/publish-pack.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { checkAxe } from './fixtures.ts'
import { openProfile, press } from './game-actions.ts'
import { cachesOf, offlineTest, openOffline, visitOnce } from './offline-phone.ts'

const test = offlineTest.extend('packId', async ({ browser, server }) => {
  const maker = await browser.newContext({ ...phone, baseURL: server.baseUrl })
  await signUpIn(maker, server, 'Mia')
  const id = `x${randomBytes(5).toString('hex')}`
  const prompts = ['eaten cheese at night', 'hidden the last yoghurt'].map((text) => ({ text }))
  await publishPack(maker, server.baseUrl, {
    id,
    name: `Kitchen ${id}`,
    tags: [id],
    prompts,
  })
  await maker.close()
  return id
})

const noNetwork = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

/** The pages that this phone has kept because they were opened. */
async function keptPages(page: Page): Promise<string[]> {
  const all = await cachesOf(page)
  return [...all].flatMap(([name, kept]) =>
    name.startsWith('party-dojo:pages:') ? kept.map(({ url }) => url) : [],
  )
}

const playPack = async (page: Page) => {
  await press(page, 'Play', 'Next', 'Finish')
  await page.getByRole('heading', { name: 'That was the last one.' }).waitFor()
}

describe('what was opened once', () => {
  test('a pack plays without a network, opened from its address', async ({
    page,
    context,
    packId,
    expectError,
  }) => {
    expectError(noNetwork)
    await visitOnce(page)
    // By a tap: the page itself was never asked for.
    await page.evaluate((path) => window.history.pushState({}, '', path), `/game/${packId}`)
    await page.reload()
    await press(page, 'Play')
    await page.getByRole('button', { name: 'Leave' }).waitFor()
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('party-dojo:table:')) localStorage.removeItem(key)
      }
    })
    expect(await keptPages(page)).toEqual([`/game/${packId}`])

    const cold = await openOffline(context)
    await cold.goto(`/game/${packId}`)
    await playPack(cold)

    // The phone has dropped the page, and still has the pack.
    await cold.evaluate(async () => {
      for (const name of await caches.keys()) if (/pages/.test(name)) await caches.delete(name)
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('party-dojo:table:')) localStorage.removeItem(key)
      }
    })
    const later = await context.newPage()
    await later.goto(`/game/${packId}?from=qr`)
    await later.waitForURL(`**/game/${packId}?from=qr`)
    await playPack(later)
    await later.goto('/info/about')
    await later.getByRole('link', { name: `Kitchen ${packId}` }).click()
    await later.waitForURL(`**/game/${packId}`)
  })

  test('a page that nobody stands in is read again', async ({
    page,
    context,
    baseUrl,
    expectError,
  }) => {
    expectError(noNetwork)
    await visitOnce(page)
    for (const path of ['/info/about', '/info/FAQ?q=coins', '/QR/standard/placemat']) {
      await page.goto(path)
    }
    const cold = await openOffline(context)
    for (const [path, answered] of [
      ['/info/about', '/info/about'],
      ['/info/about?src=qr', '/info/about'],
      ['/info/FAQ', '/info/FAQ?q=coins'],
      ['/QR/standard/placemat', '/QR/standard/placemat'],
    ] as const) {
      await cold.goto(path)
      expect(new URL(cold.url()).href).toBe(baseUrl + answered)
      await cold.getByRole('heading', { level: 1 }).waitFor()
    }
    // Blank paper: a picture that is broken does not decode.
    await cold.locator('#sheet img').evaluate((picture: HTMLImageElement) => picture.decode())
  })

  test('nothing with somebody in it, whatever a member opens', async ({
    page,
    context,
    server,
  }) => {
    const name = 'Zbigniewa'
    const member = await signUpIn(context, server, name)
    await visitOnce(page)
    await openProfile(page)
    expect(await page.content()).toContain(member.email)
    const paths = `/info/contact /info/dojo-coins /info/pricing /sign-in /profile /packs /editor
      /info/premium-confirmation /info/premium-failed /QR/standard/placemat /info/about
      /info/privacy-policy /games/meyer`
    for (const path of paths.split(/\s+/)) await page.goto(path)
    await page.evaluate(async (userId) => {
      for (const path of ['', '/coin_entries', '/export'])
        await fetch(`/api/users/${userId}${path}`)
      await fetch('/api/auth/get-session')
      await fetch('/profile.data')
    }, member.userId)
    const all = [...(await cachesOf(page)).values()].flat()
    expect(all.length).toBeGreaterThan(150)
    const telling = [member.userId, member.email, name]
    const told = all.filter(({ body }) => telling.some((words) => body.includes(words)))
    expect(told.map(({ url }) => url)).toEqual([])
    expect((await keptPages(page)).sort()).toEqual(['/info/about', '/info/privacy-policy'])
  })
})

describe('a page that only the server can answer, opened by a tap without a network', () => {
  test.for([
    ['/sign-in', true],
    ['/info/contact', true],
    ['/info/dojo-coins', true],
    ['/info/pricing', false],
    ['/profile', false],
  ] as const)('%s', async ([path, isWhole], { page, context, expectError }) => {
    expectError(noNetwork)
    await visitOnce(page)
    const cold = await openOffline(context)
    await cold.goto('/')
    await cold.waitForFunction(() => history.state?.idx !== undefined)
    await cold.evaluate((path) => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/profile"]')
      // The way that the router takes for a link of its own.
      const router = (
        window as unknown as { __reactRouterDataRouter: { navigate: (path: string) => void } }
      ).__reactRouterDataRouter
      if (path === '/profile') link?.click()
      else router.navigate(path)
    }, path)
    await cold.waitForURL(`**${path}`)
    await cold.getByRole('heading', { level: 1 }).waitFor()
    expect(await cold.getByRole('heading', { level: 1 }).innerText()).not.toMatch(/bartender/)
    if (!isWhole) return
    await cold.getByRole('heading', { name: /^No network/ }).waitFor()
    await checkAxe(cold)
    // The heading stays while it tries: only the lost request says that it has.
    const lost = cold.waitForEvent('requestfailed')
    await press(cold, 'Try again')
    await lost
    await cold.getByRole('heading', { name: /^No network/ }).waitFor()
    await context.setOffline(false)
    await press(cold, 'Try again')
    await cold.getByRole('heading', { name: /^No network/ }).waitFor({ state: 'detached' })
    await cold.getByRole('heading', { level: 1 }).waitFor()
  })
})
