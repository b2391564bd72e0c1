import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '#tests/support/browser/phone.ts'
import { openOutboxFolder } from '#tests/support/messages/outbox-folder.ts'
import { signInOn, signUpIn } from '#tests/support/users/signed-in.ts'
import { goodPassword } from '#tests/support/users/visitor.ts'
import { addAuthenticator } from './account-fixtures.ts'
import { checkAxe, offline } from './fixtures.ts'
import { openProfile } from './game-actions.ts'
import { memberTest, openSetting } from './member.ts'

/** What is said after a change is said over the list, where it can be seen and heard. */
const listOfSettings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })

const linkIn = (letter: string | null) => /https?:\/\/\S+/.exec(letter ?? '')?.[0] ?? ''

describe('the name', () => {
  memberTest(
    'is shown as it will be, bad ones are refused, the good one stays',
    async ({ page, member }) => {
      expect(member.userId).toBeTruthy()
      await openProfile(page)
      const sheet = await openSetting(page, 'Name')
      const field = sheet.getByRole('textbox', { name: 'Name' })
      const keep = sheet.getByRole('button', { name: 'Keep this name' })
      for (const [typed, sentence] of [
        ['   ', /at least one character/],
        ['x'.repeat(21), /At most 20 characters/],
      ] as const) {
        await field.fill(typed)
        await keep.click()
        await sheet.getByText(sentence).waitFor()
        expect(await field.inputValue()).toBe(typed)
      }
      await checkAxe(page)
      await field.fill(' Sofie the 2nd ')
      await sheet.getByText('It will be Sofiethe2nd.').waitFor()
      await keep.click()
      await listOfSettings(page).getByText('You are Sofiethe2nd now.').waitFor()
      await page.reload()
      await page.getByRole('heading', { level: 1, name: 'Sofiethe2nd' }).waitFor()
    },
  )

  memberTest('typed without a network is not lost', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    const sheet = await openSetting(page, 'Name')
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Mia')
    await offline(page)
    await sheet.getByRole('button', { name: 'Keep this name' }).click()
    await sheet.getByText(/^No network/).waitFor()
    expect(await sheet.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Mia')
    await offline(page, false)
    await sheet.getByRole('button', { name: 'Keep this name' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mia' }).waitFor()
  })
})

describe('the ways in', () => {
  memberTest('a new e-mail: both addresses get their letters', async ({ page, member, server }) => {
    await openProfile(page)
    const sheet = await openSetting(page, 'E-mail')
    await sheet.getByRole('button', { name: 'Send the letter' }).click()
    await sheet.getByText('Write the new address first.').waitFor()
    await sheet.getByRole('textbox', { name: 'New e-mail' }).fill('no address')
    await sheet.getByRole('button', { name: 'Send the letter' }).click()
    await sheet.getByText('This does not look like an e-mail address.').waitFor()
    await sheet.getByRole('textbox', { name: 'New e-mail' }).fill(member.email)
    await sheet.getByRole('button', { name: 'Send the letter' }).click()
    await sheet.getByText('This is your address already.').waitFor()
    await sheet.getByRole('textbox', { name: 'New e-mail' }).fill(`new-${member.email}`)
    await sheet.getByRole('button', { name: 'Send the letter' }).click()
    await sheet.getByText(`Look in the mail of ${member.email} first`).waitFor()
    const outbox = openOutboxFolder(server.dataDir)
    const first = (await outbox.waitFor(member.email, 1)) ?? ''
    expect(first).toContain(`new-${member.email}`)
    await page.goto(linkIn(first))
    await page.getByRole('heading', { name: 'Open one more e-mail' }).waitFor()
    await page.getByText(`new-${member.email}`).waitFor()
    await checkAxe(page)
    await page.goto(linkIn(await outbox.waitFor(`new-${member.email}`, 0)))
    await page.getByText('Your e-mail is confirmed.').waitFor()
    await page.waitForURL((url) => url.pathname === '/profile')
    await page.getByRole('button', { name: 'Settings' }).click()
    await listOfSettings(page).getByText(`new-${member.email}`, { exact: true }).waitFor()
  })

  memberTest(
    'another password, and other devices out',
    async ({ page, browser, server, member, expectError }) => {
      expectError(/400/)
      const laptop = await browser.newContext({ ...phone, baseURL: server.baseUrl })
      await signInOn(laptop, server, member)
      await openProfile(page)
      const sheet = await openSetting(page, 'Password')
      await sheet.getByRole('button', { name: 'Change it' }).click()
      await sheet.getByText('Write your current password first.').waitFor()
      await sheet.getByLabel('Current password', { exact: true }).fill('not this one')
      await sheet.getByLabel('New password', { exact: true }).fill('eight petals on the floor')
      await sheet.getByRole('button', { name: 'Change it' }).click()
      await sheet.getByText('This is not your password. Try again.').waitFor()
      await checkAxe(page)
      await sheet.getByLabel('Current password', { exact: true }).fill(goodPassword)
      await sheet.getByRole('button', { name: 'Change it' }).click()
      await listOfSettings(page).getByText('New password. Other devices are out.').waitFor()
      expect((await laptop.request.get('/profile', { maxRedirects: 0 })).status()).toBe(302)
      await signInOn(laptop, server, { ...member, password: 'eight petals on the floor' })
      await laptop.close()
    },
  )

  memberTest(
    'sessions: where, this one, and their end',
    async ({ page, browser, server, member }) => {
      const laptop = await browser.newContext({
        baseURL: server.baseUrl,
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0',
      })
      await signInOn(laptop, server, member)
      await openProfile(page)
      const sheet = await openSetting(page, 'Where you are signed in', 'Signed in')
      const rows = sheet.getByRole('listitem')
      await sheet.getByText('this one').waitFor()
      await checkAxe(page)
      await sheet.getByRole('button', { name: 'End Firefox on Linux' }).click()
      await sheet.getByText('Ended.').waitFor()
      expect(await rows.filter({ hasText: 'Firefox' }).count()).toBe(0)
      expect((await laptop.request.get('/profile', { maxRedirects: 0 })).status()).toBe(302)
      await signInOn(laptop, server, member)
      await sheet.getByRole('button', { name: 'End all others' }).click()
      await sheet.getByText('Only this device is left.').waitFor()
      expect(await rows.count()).toBe(1)
      await laptop.close()
      await sheet.getByRole('button', { name: /^Sign out everywhere/ }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.goto('/profile')
      await page.waitForURL('**/sign-in')
    },
  )

  memberTest('an old session is told what to do', async ({ page, member, expectError }) => {
    expect(member.userId).toBeTruthy()
    expectError(/403/)
    await page.route('**/api/auth/list-sessions', (route) =>
      route.fulfill({
        status: 403,
        json: { code: 'SESSION_NOT_FRESH', message: 'Session is not fresh' },
      }),
    )
    await openProfile(page)
    const sheet = await openSetting(page, 'Where you are signed in', 'Signed in')
    await sheet.getByText('Sign out and in again first, so that we know it is you.').waitFor()
    await sheet.getByRole('button', { name: 'Sign out and in again' }).click()
    await page.waitForURL('**/sign-in')
    expect(await page.evaluate(() => sessionStorage.getItem('previousRoute'))).toBe('/profile')
  })

  memberTest('passkeys: made, renamed, removed', async ({ page, context, server }) => {
    // A passkey belongs to a name, never to a bare address.
    const baseUrl = server.baseUrl.replace('127.0.0.1', 'localhost')
    await signUpIn(context, { ...server, baseUrl })
    const touch = await addAuthenticator(page)
    await touch(true)
    await openProfile(page, baseUrl)
    const sheet = await openSetting(page, 'Passkeys')
    await sheet.getByText('None yet.').waitFor()
    await sheet.getByRole('textbox', { name: 'Name of a new one' }).fill('My phone')
    await sheet.getByRole('button', { name: 'Add a passkey' }).click()
    await sheet.getByText('It opens your account from now on.').waitFor()
    const keys = sheet.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
    expect(await keys.allInnerTexts()).toEqual([expect.stringMatching(/^My phone\s+since/)])
    await checkAxe(page)
    await keys.getByRole('button', { name: 'Rename' }).click()
    await sheet.getByRole('textbox', { name: 'New name' }).fill('Red phone')
    await sheet.getByRole('button', { name: 'Keep' }).click()
    await sheet.getByText('Red phone').waitFor()
    await keys.getByRole('button', { name: 'Remove' }).click()
    await sheet.getByText('Removed.').waitFor()
    expect(await keys.count()).toBe(0)
  })
})

describe('one’s own data', () => {
  memberTest('is downloaded whole', async ({ page, member }) => {
    await openProfile(page)
    const sheet = await openSetting(page, 'Your data')
    const coming = page.waitForEvent('download')
    await sheet.getByRole('link', { name: 'Download my data' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('party-dojo.json')
    const data = JSON.parse(await text(await download.createReadStream()))
    expect(data.account.email).toBe(member.email)
    expect(data.profile.username).toBe('Sofie')
    expect(data.sessions).toHaveLength(1)
  })

  memberTest('goes with the account', async ({ page, member, server, context, expectError }) => {
    const lettersLeft = () => openOutboxFolder(server.dataDir).countTo(member.email)
    expect(lettersLeft()).toBe(1)
    expectError(/403/)
    await openProfile(page)
    const sheet = await openSetting(page, 'Delete my account')
    await sheet.getByRole('button', { name: 'Delete my account' }).click()
    await sheet.getByText('Write your password first.').waitFor()
    await sheet.getByLabel('Password', { exact: true }).fill('wrong')
    await sheet.getByRole('button', { name: 'Delete my account' }).click()
    await sheet.getByRole('button', { name: 'Yes, delete all of it' }).click()
    await sheet.getByText('This is not your password.').waitFor()
    await checkAxe(page)
    await sheet.getByLabel('Password', { exact: true }).fill(goodPassword)
    // A double tap is one: it does not say yes to a question nobody has read.
    await sheet.getByRole('button', { name: 'Delete my account' }).dblclick()
    await sheet.getByRole('button', { name: 'Yes, delete all of it' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect((await context.request.get('/profile', { maxRedirects: 0 })).status()).toBe(200)
    await sheet.getByRole('button', { name: 'Yes, delete all of it' }).click()
    await page.getByText('Your account is gone, and all that was in it.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(lettersLeft()).toBe(0)
    expect((await context.request.get('/profile', { maxRedirects: 0 })).status()).toBe(302)
    await page.getByRole('navigation', { name: 'House' }).getByRole('link', { name: 'You' }).click()
    await page.waitForURL('**/sign-in')
  })
})
