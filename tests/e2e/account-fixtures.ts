import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { startAccountServer } from '#tests/support/users/account-server.ts'
import { test as base, waitForHydration } from './fixtures.ts'

/** A test on a fresh phone at a server that people sign in to. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startAccountServer()
    onCleanup(() => server.stop())
    return server
  })
  .extend('baseUrl', { scope: 'worker' }, ({ server }) => server.url)

export type Account = { email: string; password: string }

/** Types e-mail and password on the page at hand, and sends them. */
export async function typePassword(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** From the sign-in page to the profile. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/sign-in')
  await typePassword(page, account)
  await page.waitForURL('**/profile')
}

/** What this phone remembers of who is signed in. */
export async function savedName(page: Page): Promise<string | null> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('party-dojo:account') ?? 'null')?.username ?? null,
  )
}

export async function signedInFlag(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('signedIn'))
}

/**
 * From now on counts what is under way; gives a wait until the page is alive, has nothing to do, and
 * nothing has been under way for a moment.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    await waitForHydration(page)
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await sleep(100)
      if (underWay.size > 0) quiet = -1
    }
  }
}

/** Opens a page as a member, and waits until it has asked for all that it shows of them. */
export async function openAsMember(page: Page, path: string): Promise<void> {
  const untilQuiet = watchNetwork(page)
  await page.goto(path)
  await expect.poll(() => signedInFlag(page)).toBe('true')
  await untilQuiet()
}

/** A sensor for passkeys; what it answers with puts a finger on it, or takes it off. */
export async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // The browser's own offer in the field would take it before anybody tapped.
      automaticPresenceSimulation: false,
    },
  })
  return (isTouched: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isTouched })
}
