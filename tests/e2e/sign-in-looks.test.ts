import { signIn, test } from './account-fixtures.ts'
import { expectReadable } from './every-screen.ts'
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

test.for(paths)('%s is read in both themes, and at twice the text size', async (path, { page }) => {
  await page.goto(path)
  await expectReadable(page)
})

test('the page of somebody who is in already', async ({ page, server }) => {
  await signIn(page, await server.makeAccount('Bartholomew'))
  await page.goto('/sign-in')
  await page.getByRole('heading', { name: 'You are in' }).waitFor()
  await checkAxe(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})
