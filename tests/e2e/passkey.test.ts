import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signedInCookie } from '#contract/signed-in-cookie.ts'
import { type Account, addAuthenticator, savedName, signIn, test } from './account-fixtures.ts'

/** Signs in by password and adds a passkey; the finger is still on it. */
async function signInWithPasskey(page: Page, guest: Account) {
  const touch = await addAuthenticator(page)
  await signIn(page, guest)
  await touch(true)
  await addPasskey(page)
  return touch
}

/** Adds a passkey to whoever is signed in, as their profile does. */
async function addPasskey(page: Page): Promise<void> {
  // The sign-in page still waits for a passkey, as long as its document lives.
  await page.goto('/info/dojo-coins')
  const status = await page.evaluate(async () => {
    const options = await (await fetch('/api/auth/passkey/generate-register-options')).json()
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    const answer = await fetch('/api/auth/passkey/verify-registration', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ response: made.toJSON(), name: 'This phone' }),
    })
    return answer.status
  })
  expect(status).toBe(200)
}

describe('by passkey', () => {
  test('signed out, one tap and a finger are enough', async ({ page, server }) => {
    const touch = await signInWithPasskey(page, await server.makeAccount('Pia'))
    await touch(false)
    await page.goto('/sign-in', { waitUntil: 'networkidle' })
    const options = '**/api/auth/passkey/generate-authenticate-options'
    const offered = page.waitForResponse(options)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await savedName(page)).toBe(null)
    await offered
    // An authenticator without a finger on it drops what it is asked.
    await page.route(options, async (route) => {
      await touch(true)
      await route.continue()
    })
    await page.getByRole('button', { name: /^With a passkey/ }).click()
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { level: 1, name: 'Pia' }).waitFor()
    const cookies = (await page.context().cookies()).map(({ name }) => name)
    expect(cookies).toContain(signedInCookie)
  })

  test('of the offer in the field and a tap, one at a time asks', async ({ page, server }) => {
    const touch = await signInWithPasskey(page, await server.makeAccount('Ole'))
    await touch(false)
    await page.goto('/sign-in', { waitUntil: 'networkidle' })

    const asked: (() => void)[] = []
    const answers: string[] = []
    await page.route('**/api/auth/passkey/*', async (route) => {
      const path = new URL(route.request().url()).pathname
      if (path.endsWith('-options')) await new Promise<void>((release) => asked.push(release))
      else answers.push(path)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => asked.length).toBe(1)
    await page.getByRole('button', { name: /^With a passkey/ }).click()
    await page.getByText('Waiting for your passkey').waitFor()
    // The offer has not heard back, so the tap has not asked.
    expect(asked.length).toBe(1)
    asked[0]?.()
    await touch(true)
    await expect.poll(() => asked.length).toBe(2)
    // The finger is there, but the offer has given way.
    expect(answers).toEqual([])
    asked[1]?.()
    await page.waitForURL('**/profile')
    expect(answers).toHaveLength(1)
  })

  test('the browser offers it in the field', async ({ page, server }) => {
    await signInWithPasskey(page, await server.makeAccount('Una'))
    await page.goto('/sign-in', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/profile')
  })

  test('one that nobody has is no trap', async ({ page }) => {
    const touch = await addAuthenticator(page)
    await page.goto('/sign-in')
    await touch(true)
    await page.getByRole('button', { name: /^With a passkey/ }).click()
    await page.getByText('No passkey was used. Try again, or choose another way in.').waitFor()
    await page.getByLabel('E-mail').fill('still@here.example')
  })
})
