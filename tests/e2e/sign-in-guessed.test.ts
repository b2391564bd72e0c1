import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test, typePassword } from './account-fixtures.ts'

/** As on a page that came without https: no cryptography is lent out. */
const withoutHttps = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false })
    Object.defineProperty(crypto, 'subtle', { value: undefined })
  })

/** As if the server gave no challenge along. */
const withoutChallenge = (page: Page) =>
  page.route('**/api/auth/sign-in/email', async (route) => {
    const response = await route.fetch()
    const { challenge: _, ...refusal } = await response.json()
    await route.fulfill({ response, json: refusal })
  })

test('an owner whose password was guessed at signs in: the page solves a challenge by itself', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/429/)
  const guest = await server.makeAccount('Liv')
  await server.guessAt(guest.email)
  await page.goto('/sign-in')
  await typePassword(page, guest)
  await page
    .getByRole('status')
    .getByText(/doing a sum to show it is no robot/)
    .waitFor()
  await page.waitForURL('**/profile')
})

test('a wrong password after a challenge is refused, and a code by email is offered', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/429|401/)
  const guest = await server.makeAccount('Nor')
  await server.guessAt(guest.email)
  await page.goto('/sign-in')
  await typePassword(page, { ...guest, password: 'not this one' })
  await page
    .getByRole('alert')
    .getByText(/do not go together/)
    .waitFor()
  expect(await page.getByText(/doing a sum/).count()).toBe(0)
  await page.getByRole('button', { name: 'Email me a code' }).waitFor()
})

test('over plain http the page solves the challenge too', async ({ page, server, expectError }) => {
  expectError(/429/)
  const guest = await server.makeAccount('Ida')
  await server.guessAt(guest.email)
  await withoutHttps(page)
  await page.goto('/sign-in')
  await typePassword(page, guest)
  await page.waitForURL('**/profile', { timeout: 60_000 })
})

test('where no challenge can be solved the way in is a code by email', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/429|400/)
  const guest = await server.makeAccount('Pia')
  await server.guessAt(guest.email)
  await withoutHttps(page)
  await withoutChallenge(page)
  await page.goto('/sign-in')
  await typePassword(page, guest)
  await page
    .getByRole('alert')
    .getByText(/Or sign in with a code by email\.$/)
    .waitFor()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  const code = await server.codeTo(guest.email, 2)
  const field = page.getByLabel('Your code')
  await field.fill(code.replace(/^./, (digit) => (digit === '1' ? '2' : '1')))
  await page.getByRole('alert').getByText('This is not the code we sent.').waitFor()
  await field.fill(code)
  await page.waitForURL('**/profile')
  await page.getByRole('heading', { level: 1, name: 'Pia' }).waitFor()
})
