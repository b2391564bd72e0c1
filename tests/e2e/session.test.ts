import { describe, expect } from 'vitest'
import { signedInCookie } from '#contract/signed-in-cookie.ts'
import {
  savedName,
  signedInFlag,
  signIn,
  test,
  typePassword,
  watchNetwork,
} from './account-fixtures.ts'

describe('the session', () => {
  test('a signed-out device asks nothing and loads nothing for it', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await signedInFlag(page)).toBe('false')
    // Resolved at every navigation all the same, whatever stood there.
    const mislead = () => page.evaluate(() => sessionStorage.setItem('signedIn', 'true'))
    await mislead()
    await page.getByRole('navigation', { name: 'Games' }).getByRole('link').first().click()
    await expect.poll(() => signedInFlag(page)).toBe('false')
    await mislead()
    await page.goBack()
    await expect.poll(() => signedInFlag(page)).toBe('false')
    expect(requests.filter((path) => /\/api\/|account|auth/.test(path))).toEqual([])
  })

  test('is resolved at every navigation', async ({ page, context, server }) => {
    const untilQuiet = watchNetwork(page)
    await signIn(page, await server.makeAccount('Karla'))
    await expect.poll(() => savedName(page)).toBe('Karla')
    await untilQuiet()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/get-session')) asked.push(request.url())
    })
    await page.getByRole('link', { name: 'Games' }).click()
    await expect.poll(() => asked.length).toBe(1)
    await page.getByRole('navigation', { name: 'Games' }).getByRole('link').first().click()
    await expect.poll(() => asked.length).toBe(2)
    await untilQuiet()
    await context.clearCookies()
    await page.goBack()
    await expect.poll(() => signedInFlag(page)).toBe('false')
    expect(await savedName(page)).toBe(null)
  })

  test('is found by its cookie where the device remembers nothing', async ({
    page,
    context,
    server,
  }) => {
    await signIn(page, await server.makeAccount('Maja'))
    await expect.poll(() => savedName(page)).toBe('Maja')
    const forget = () =>
      page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    for (const path of ['/', '/games/meyer', '/tools/coin-flip', '/info/FAQ', '/info/pricing']) {
      await forget()
      await page.goto(path)
      await expect.poll(() => signedInFlag(page), { message: path }).toBe('true')
      await expect.poll(() => savedName(page), { message: path }).toBe('Maja')
    }
    // A session of an older build has no such cookie yet.
    for (const path of ['/', '/info/about', '/packs']) {
      await forget()
      await context.clearCookies({ name: signedInCookie })
      await page.goto(path)
      await expect.poll(() => signedInFlag(page), { message: path }).toBe('true')
    }
  })

  test('is known to pages without an app, which ask nothing', async ({ page, server }) => {
    await page.goto('/info/about')
    expect(await signedInFlag(page)).toBe('false')
    await signIn(page, await server.makeAccount('Nora'))
    await page.goto('/articles/the-line')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const path of ['/info/about', '/articles/the-line', '/QR/standard']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await signedInFlag(page), path).toBe('true')
    }
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
    await page.request.post('/api/auth/sign-out', { headers: { origin: server.url }, data: {} })
    await page.goto('/how-it-works')
    expect(await signedInFlag(page)).toBe('false')
  })

  test('signing out in one tab reaches the other, and so does signing in', async ({
    context,
    server,
  }) => {
    const guest = await server.makeAccount('Lars')
    const [one, two] = [await context.newPage(), await context.newPage()]
    const untilQuiet = watchNetwork(one)
    await one.goto('/sign-in')
    await two.goto('/sign-in', { waitUntil: 'networkidle' })
    await typePassword(one, guest)
    await one.waitForURL('**/profile')
    await two.getByRole('heading', { name: 'You are in' }).waitFor()
    await expect.poll(() => signedInFlag(two)).toBe('true')
    await one.goto('/')
    await expect.poll(() => signedInFlag(one)).toBe('true')
    // What it still asked as somebody signed in would be refused.
    await untilQuiet()
    await two.getByRole('button', { name: 'Sign out' }).click()
    await two.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => signedInFlag(one)).toBe('false')
    await one.goto('/profile')
    await one.waitForURL('**/sign-in')
  })

  test('after signing in, back to where somebody was, once', async ({ page, server }) => {
    const guest = await server.makeAccount('Olga')
    await page.goto('/sign-in')
    await page.evaluate(() => sessionStorage.setItem('previousRoute', '/games/charades'))
    await typePassword(page, guest)
    await page.waitForURL('**/games/charades')
    expect(await page.evaluate(() => sessionStorage.getItem('previousRoute'))).toBe(null)
  })

  test('back to the profile, whatever was visited before it', async ({ page, server }) => {
    const guest = await server.makeAccount('Oda')
    await page.goto('/sign-up')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('previousRoute'))).toBe('/')
    await page.goto('/profile')
    await page.waitForURL('**/sign-in')
    await typePassword(page, guest)
    await page.waitForURL('**/profile')
  })

  test('storage that is blocked does not stop anybody', async ({ page, server }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    const guest = await server.makeAccount('Vera')
    await page.goto('/sign-in')
    await typePassword(page, guest)
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { level: 1, name: 'Vera' }).waitFor()
  })
})
