import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '#tests/support/browser/phone.ts'
import { openOutboxFolder } from '#tests/support/messages/outbox-folder.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { pathIn } from '#tests/support/users/visitor.ts'
import { expectFits } from './every-screen.ts'
import { checkAxe, offline, test } from './fixtures.ts'
import { openProfile, press } from './game-actions.ts'
import { memberTest } from './member.ts'

/** A member whose friend has just come in: the letter that told them, and the way out of its foot. */
const referrerTest = memberTest.extend('letter', async ({ browser, context, server, member }) => {
  await context.request.get(`/api/users/${member.userId}`)
  const friend = await browser.newContext({ ...phone, baseURL: server.baseUrl })
  await friend.addCookies([{ name: 'invite', value: member.userId, url: server.baseUrl }])
  await signUpIn(friend, server, 'Jonas')
  await friend.close()
  const text = (await openOutboxFolder(server.dataDir).waitFor(member.email, 1)) ?? ''
  const link = /^List-Unsubscribe: <(\S+)>$/m.exec(text)?.[1] ?? 'http://no/link'
  return { text, path: pathIn(link) }
})

const wantsLetters = async (page: Page, userId: string) =>
  (await (await page.request.get(`/api/users/${userId}/export`)).json()).mailPreferences.length ===
  0

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

describe('the foot of a letter', () => {
  referrerTest(
    'leads to a page that asks first, without a script',
    async ({ page, member, letter }) => {
      expect(letter.text).toContain('Subject: Your friend is in')
      expect(letter.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      await page.goto(letter.path)
      await heading(page, 'Stop optional e-mails?')
      expect(await page.locator('script[src], script[type=module]').count()).toBe(0)
      expect(await wantsLetters(page, member.userId)).toBe(true)
      await expectFits(page)
      await press(page, 'Stop optional e-mails')
      await heading(page, 'Optional e-mails are off')
      expect(await wantsLetters(page, member.userId)).toBe(false)
      await expectFits(page)
      await press(page, 'Send them again')
      await heading(page, 'Optional e-mails are on')
      expect(await wantsLetters(page, member.userId)).toBe(true)
      await checkAxe(page)
    },
  )

  referrerTest(
    'works signed out, and one click of a mail program is enough',
    async ({ page, context, member, letter, server }) => {
      const answer = await fetch(server.baseUrl + letter.path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect([answer.status, answer.redirected]).toEqual([200, false])
      expect(await wantsLetters(page, member.userId)).toBe(false)
      await context.clearCookies()
      await page.goto(letter.path)
      await press(page, 'Stop optional e-mails')
      await heading(page, 'Optional e-mails are off')
    },
  )

  referrerTest(
    'is stopped by the switch in the profile as well',
    async ({ page, member, letter }) => {
      await openProfile(page)
      await page.getByRole('button', { name: 'Settings' }).click()
      const flip = page.getByRole('switch', { name: /^Optional e-mails/ })
      expect(await flip.getAttribute('aria-checked')).toBe('true')
      await flip.click()
      await expect.poll(() => wantsLetters(page, member.userId)).toBe(false)
      await checkAxe(page)
      // A sheet that is opened again shows what was chosen, and not what was there at first.
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: 'Settings' }).click()
      await expect.poll(() => flip.getAttribute('aria-checked')).toBe('false')
      await page.goto(letter.path)
      await press(page, 'Stop optional e-mails')
      await press(page, 'Send them again')
      await heading(page, 'Optional e-mails are on')
      await openProfile(page)
      await page.getByRole('button', { name: 'Settings' }).click()
      expect(await flip.getAttribute('aria-checked')).toBe('true')
    },
  )
})

memberTest('without a network the switch goes back, and says so', async ({ page, member }) => {
  expect(member.userId).toBeTruthy()
  await openProfile(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  const flip = page.getByRole('switch', { name: /^Optional e-mails/ })
  await offline(page)
  await flip.click()
  await page.getByText(/^No network/).waitFor()
  expect(await flip.getAttribute('aria-checked')).toBe('true')
})

test('a link without a key says so, and leads to the profile', async ({ page }) => {
  expect((await page.goto('/info/unsubscribe'))?.status()).toBe(200)
  await heading(page, 'Optional e-mails')
  await expectFits(page)
  await page.getByRole('link', { name: 'To my profile' }).click()
  await page.waitForURL('**/sign-in')
})

test('a link with a wrong key says so, whatever is pressed', async ({ page, expectError }) => {
  expectError(/403/)
  const path = `/info/unsubscribe?u=somebody&s=${'A'.repeat(43)}`
  expect((await page.goto(path))?.status()).toBe(403)
  await heading(page, 'This link is not complete')
  await page.getByText('Nothing was stopped.').waitFor()
  await expectFits(page)
})
