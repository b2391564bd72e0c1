import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addAuthenticator, savedName, signIn, test } from './account-fixtures.ts'

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
  test('signed out, one tap and a finger are enough', async ({ page, house }) => {
    const touch = await addAuthenticator(page)
    await signIn(page, await house.makeAccount('Pia'))
    await touch(true)
    await addPasskey(page)
    await touch(false)
    await page.goto('/sign-in', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Come in' }).waitFor()
    expect(await savedName(page)).toBe(null)
    await page.getByRole('button', { name: /^With a passkey/ }).click()
    await touch(true)
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { level: 1, name: 'Pia' }).waitFor()
  })

  test('the browser offers it in the field', async ({ page, house }) => {
    const touch = await addAuthenticator(page)
    await signIn(page, await house.makeAccount('Una'))
    await touch(true)
    await addPasskey(page)
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
