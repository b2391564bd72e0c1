import { describe } from 'vitest'
import { signIn, test } from './account-fixtures.ts'
import { checkAxe, expectNoSidewaysScroll } from './fixtures.ts'

const paths = [
  '/sign-in',
  '/sign-in?by=phone',
  '/sign-in?error=access_denied',
  '/sign-up',
  '/reset-password',
  '/reset-password?token=some',
  '/reset-password?error=INVALID_TOKEN',
  '/verify-email',
  '/verify-email?error=TOKEN_EXPIRED',
]

describe.for(['dark', 'light'] as const)('%s', (colorScheme) => {
  test.for(paths)('axe finds nothing on %s', async (path, { page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await checkAxe(page)
  })
})

test.for(paths)('%s: 320 px wide at twice the text size', async (path, { page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoSidewaysScroll(page)
})

test('the page of somebody who is in already', async ({ page, server }) => {
  await signIn(page, await server.makeAccount('Bartholomew'))
  await page.goto('/sign-in')
  await page.getByRole('heading', { name: 'You are in' }).waitFor()
  await checkAxe(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})
