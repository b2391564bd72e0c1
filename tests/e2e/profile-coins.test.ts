import { describe, expect } from 'vitest'
import { checkAxe } from './fixtures.ts'
import { openLoadedProfile, openProfile } from './game-actions.ts'
import { balance, memberTest, richTest } from './member.ts'

describe('coins in and out', () => {
  richTest('the history says why', async ({ page, rich }) => {
    expect(rich.userId).toBeTruthy()
    await openProfile(page)
    await page.getByRole('button', { name: 'Where they came from' }).click()
    const lines = page.getByRole('list', { name: 'Coins in and out' }).getByRole('listitem')
    await lines.first().waitFor()
    const texts = (await lines.allInnerTexts()).join('|')
    expect(texts).toMatch(/First bow[\s\S]*\+50[\s\S]*A friend joined[\s\S]*\+100/)
    await checkAxe(page)
  })

  memberTest(
    'an invitation: a link, a code, a copy',
    async ({ page, context, member, baseUrl }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openProfile(page)
      await page.getByRole('button', { name: 'Invite' }).click()
      const sheet = page.getByRole('dialog', { name: 'Bring a friend' })
      const link = `${baseUrl}/sign-up?invite=${member.userId}`
      expect(await sheet.getByLabel('Your link').inputValue()).toBe(link)
      await sheet.getByRole('img', { name: 'QR code of your invitation' }).waitFor()
      await checkAxe(page)
      await sheet.getByRole('button', { name: 'Copy the link' }).click()
      await sheet.getByText('Copied').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
      await sheet.getByText('Copy the link').waitFor({ timeout: 4000 })
    },
  )

  memberTest('a purchase without coins is refused in a sentence', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    await page.getByRole('button', { name: /^Know-it-alls/ }).click()
    await page.getByRole('dialog', { name: 'You have 0 of 150 coins' }).waitFor()
    await checkAxe(page)
    await page.getByRole('button', { name: 'Bring a friend', exact: true }).click()
    await page.getByLabel('Your link').waitFor()
  })

  richTest(
    'a purchase asks, takes and opens; a tab that knew less is refused',
    async ({ page, context, rich }) => {
      expect(rich.userId).toBeTruthy()
      await openProfile(page)
      const other = await context.newPage()
      await openLoadedProfile(other)
      await balance(page, '150').waitFor()
      await page.getByRole('button', { name: /^Know-it-alls/ }).click()
      await page.getByRole('dialog', { name: 'Open Know-it-alls?' }).waitFor()
      await checkAxe(page)
      await page.getByRole('button', { name: /^Spend 150 coins/ }).dblclick({ noWaitAfter: true })
      const open = page.getByRole('dialog', { name: 'Know-it-alls is open' })
      await open.getByText(/^Until \w+day at \d\d:\d\d/).waitFor()
      await open.getByRole('button', { name: 'Close' }).click()
      await balance(page, '0').waitFor()
      expect(
        await page.getByRole('link', { name: /^Know-it-alls Open until/ }).getAttribute('href'),
      ).toBe('/games/category')

      await other.getByRole('button', { name: /^Main stage/ }).click()
      await other.getByRole('button', { name: /^Spend 150 coins/ }).click()
      await other.getByRole('dialog', { name: 'You have 0 of 150 coins' }).waitFor()
      await page.reload()
      await page.getByRole('link', { name: /^Know-it-alls Open until/ }).waitFor()
    },
  )
})
