import type { BrowserContext, Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import { phone } from '#tests/support/browser/phone.ts'
import { type Member, signUpIn } from '#tests/support/users/signed-in.ts'
import { test } from './fixtures.ts'

/** A test whose phone is signed in as `member`, an account of its own. */
export const memberTest = test
  .extend('server', { scope: 'worker' }, ({ baseUrl }) => ({ baseUrl, dataDir: inject('dataDir') }))
  .extend('member', async ({ context, server }) => signUpIn(context, server))

/** Calls the API as whoever is signed in there. */
export async function callAs(
  context: BrowserContext,
  { userId }: Member,
  method: string,
  path: string,
  data?: object,
): Promise<void> {
  const answer = await context.request.fetch(`/api/users/${userId}${path}`, { method, data })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()}`)
}

/** A member with 150 coins: a friend came through their link, and the first bow is claimed. */
export const richTest = memberTest.extend('rich', async ({ browser, context, server, member }) => {
  const friend = await browser.newContext({ ...phone, baseURL: server.baseUrl })
  await context.request.get(`/api/users/${member.userId}`)
  await friend.addCookies([{ name: 'invite', value: member.userId, url: server.baseUrl }])
  await signUpIn(friend, server, 'Jonas')
  await friend.close()
  await callAs(context, member, 'POST', '/claimed_rewards', { rewardId: 'welcome' })
  return member
})

/** The balance in the big field, as it is read out. */
export function balance(page: Page, coins: string): Locator {
  return page.getByText(`${coins} dojo coins`)
}

export function claimButton(page: Page, title: string): Locator {
  return page.getByRole('button', { name: `Claim ${title}` })
}

/** Opens one of the settings in its sheet. */
export async function openSetting(page: Page, name: string, sheet = name): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  const dialog = page.getByRole('dialog', { name: sheet, exact: true })
  await dialog.waitFor()
  return dialog
}
