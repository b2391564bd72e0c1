import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { signIn, test } from './account-fixtures.ts'
import { offline } from './fixtures.ts'

async function openWaysIn(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: /^Ways to sign in/ }).click()
  return page.getByRole('list', { name: 'Ways to sign in' })
}

test('another account becomes a way in, and opens this one from then on', async ({
  page,
  server,
}) => {
  server.openId.letIn('mona-elsewhere', { email: 'mona@elsewhere.example' })
  const mona = await server.makeAccount('Mona')
  await signIn(page, mona)
  const ways = await openWaysIn(page)
  await ways.getByRole('button', { name: 'Add' }).click()
  await page.waitForURL('**/profile')
  await (await openWaysIn(page)).getByRole('button', { name: 'Unlink' }).waitFor()

  await page.context().clearCookies()
  await page.goto('/sign-in')
  await page.getByRole('button', { name: /^With 127\.0\.0\.1/ }).click()
  await page.waitForURL('**/profile')
  await page.getByRole('heading', { level: 1, name: 'Mona' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('a no over there is told on the profile', async ({ page, server }) => {
  await signIn(page, await server.makeAccount('Nils'))
  server.openId.state.mood = 'denies'
  await (await openWaysIn(page)).getByRole('button', { name: 'Add' }).click()
  const refusal = page.getByText(/You said no over there/)
  await refusal.waitFor()
  await page.waitForLoadState('networkidle')
  server.openId.state.mood = 'allows'
  await offline(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await refusal.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('heading', { level: 1, name: 'Nils' }).waitFor()
})
