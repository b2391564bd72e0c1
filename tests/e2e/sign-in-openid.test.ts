import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { savedName, test } from './account-fixtures.ts'
import { offline, waitForHydration } from './fixtures.ts'

const strip = (page: Page) => page.getByRole('button', { name: /^With 127\.0\.0\.1/ })

async function press(page: Page): Promise<Page> {
  await waitForHydration(page)
  const popup = page.waitForEvent('popup')
  await strip(page).click()
  return await popup
}

/** The way in where no window opens; a press before hydration would be lost. */
async function pressTwice(page: Page): Promise<void> {
  await waitForHydration(page)
  await strip(page).click()
  await page.getByText(/held the sign-in window back/).waitFor()
  await page.getByRole('button', { name: 'Go there instead' }).click()
}

describe('by another account, in a window of its own', () => {
  test('in, with a window of 500 by 600', async ({ page, server }) => {
    server.openId.letIn('signe', { name: 'Signe Dahl' })
    await page.goto('/sign-in')
    await page.evaluate(() => {
      const open = window.open.bind(window)
      window.open = (...how) => {
        document.title = String(how[2])
        return open(...how)
      }
    })
    const asked = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const watch = new MutationObserver(() => {
            if (document.title.startsWith('width')) resolve(document.title)
          })
          watch.observe(document.head, { subtree: true, childList: true, characterData: true })
        }),
    )
    await press(page)
    expect(await asked).toMatch(/width=500,height=600/)
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { level: 1, name: 'SigneDahl' }).waitFor()
    expect(await savedName(page)).toBe('SigneDahl')
    expect(page.context().pages()).toHaveLength(1)
  })

  test('a no over there is told here, and a yes is one tap away', async ({ page, server }) => {
    server.openId.state.mood = 'denies'
    await page.goto('/sign-in')
    await press(page)
    await page.getByText(/You said no over there/).waitFor()
    server.openId.state.mood = 'allows'
    await press(page)
    await page.waitForURL('**/profile')
  })

  test('a closed window is given eight seconds of grace', async ({ page, server }) => {
    server.openId.state.mood = 'asks'
    await page.goto('/sign-in')
    const popup = await press(page)
    await popup.waitForURL(/interaction/)
    const closedAtMs = Date.now()
    await popup.close()
    await page.getByText(/closed before you were through/).waitFor({ timeout: 15_000 })
    expect(Date.now() - closedAtMs).toBeGreaterThan(7_000)
  })

  test('an e-mail that has an account already is not taken over', async ({ page, server }) => {
    const { email } = await server.makeAccount('Bo')
    server.openId.letIn('bo', { email, name: 'Not Bo', isVerified: false })
    await page.goto('/sign-in')
    await press(page)
    await page.getByText(/An account with this e-mail is here already/).waitFor()
  })

  test('without a network no window stays open', async ({ page, server }) => {
    server.openId.state.mood = 'asks'
    await page.goto('/sign-in', { waitUntil: 'networkidle' })
    const popup = await press(page)
    await popup.waitForURL(/interaction/)
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await page.getByText('No network. Check your connection and try again.').waitFor()
    await expect.poll(() => page.context().pages().length).toBe(1)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await offline(page)
    await strip(page).click()
    await page.getByText('No network. Check your connection and try again.').waitFor()
    expect(page.context().pages()).toHaveLength(1)
  })

  test('a server that does not answer is told at once', async ({ page, expectError }) => {
    expectError(/ERR_FAILED/)
    await page.goto('/sign-in', { waitUntil: 'networkidle' })
    await page.route('**/api/auth/ok', (route) => route.abort('failed'))
    await strip(page).click()
    await page.getByText('No network. Check your connection and try again.').waitFor()
    await expect.poll(() => page.context().pages().length).toBe(1)
  })

  test('at another address than ORIGIN, no window opens', async ({ page, server }) => {
    await page.goto(`${server.url.replace('localhost', '127.0.0.1')}/sign-in`)
    await waitForHydration(page)
    await strip(page).click()
    await page.getByText(/only at its proper address/).waitFor()
    expect(page.context().pages()).toHaveLength(1)
    await page.getByRole('link', { name: `Open ${server.url}` }).click()
    await page.waitForURL(`${server.url}/sign-in`)
  })
})

describe('where the browser blocks windows', () => {
  test('the same on this page: in', async ({ page, server }) => {
    server.openId.letIn('tove', { name: 'Tove' })
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/sign-in')
    await pressTwice(page)
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { level: 1, name: 'Tove' }).waitFor()
    await expect.poll(() => savedName(page)).toBe('Tove')
  })

  test('the same on this page: denied', async ({ page, server }) => {
    server.openId.state.mood = 'denies'
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/sign-up')
    await pressTwice(page)
    await page.waitForURL('**/sign-in?error=*')
    await page.getByText(/You said no over there/).waitFor()
  })

  test.for(['/sign-in', '/sign-up'])(
    '%s?next=… goes on there, also after a no',
    async (path, { page, server }) => {
      const next = '/games/charades?from=here'
      server.openId.letIn(`next${path.length}`, { name: 'Next' })
      server.openId.state.mood = 'denies'
      await page.addInitScript(() => {
        window.open = () => null
      })
      await page.goto(`${path}?next=${encodeURIComponent(next)}`)
      await pressTwice(page)
      await page.getByText(/You said no over there/).waitFor()
      server.openId.state.mood = 'allows'
      await pressTwice(page)
      await page.waitForURL(`**${next}`)
    },
  )
})
