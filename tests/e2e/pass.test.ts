import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone, pressStart, seatPlayers } from '#tests/support/browser/phone.ts'
import { signInOn } from '#tests/support/users/signed-in.ts'
import { checkAxe, test } from './fixtures.ts'
import { button, openProfile, play, press, promptOf } from './game-actions.ts'
import { callAs, memberTest, richTest } from './member.ts'
import { openPacks } from './own-pack.ts'
import { hasPremiumPrompt, leavePremiumPackOn, ofPremiumPack, premiumPack } from './premium-pack.ts'

const door = '/games/never-have-i-ever'
async function openMenu(page: Page): Promise<void> {
  await page.goto(door)
  await openPacks(page)
}

describe('a premium pack', () => {
  test('asks who it is', async ({ page }) => {
    await openMenu(page)
    await page.getByRole('button', { name: ofPremiumPack }).click()
    await checkAxe(page)
    await page.getByRole('button', { name: /^Sign in to open it with coins/ }).click()
    await page.waitForURL('**/sign-in')
    expect(await page.evaluate(() => sessionStorage.getItem('previousRoute'))).toBe(door)
  })

  test('asks who it is in the middle of a game too', async ({ page }) => {
    await play(page, 'Never have I ever')
    await press(page, 'Packs')
    await page.getByRole('button', { name: ofPremiumPack }).click()
    await page.getByRole('button', { name: /^Sign in to open it with coins/ }).click()
    await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor()
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await page.waitForURL('**/sign-in')
    expect(await page.evaluate(() => sessionStorage.getItem('previousRoute'))).toBe(door)
    await page.goto(door)
    await page.getByRole('button', { name: /^Carry on/ }).waitFor()
  })

  memberTest('says how many coins are missing', async ({ page, member, expectError }) => {
    expectError(/403/)
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    await openMenu(page)
    await page.getByRole('button', { name: ofPremiumPack }).click()
    await page.getByText('You have 0 of 150 coins.').waitFor()
    await page.getByRole('link', { name: 'What earns coins' }).waitFor()
    await checkAxe(page)
  })

  richTest('bought, is in the mix until its pass ends', async ({ page, rich, expectError }) => {
    expectError(/403/)
    expect(rich.userId).toBeTruthy()
    await page.clock.install()
    await openProfile(page)
    await seatPlayers(page)
    await openMenu(page)
    await page.getByRole('button', { name: ofPremiumPack }).click()
    await page.getByText('You have 150 coins.').waitFor()
    // A double tap asks; it does not answer.
    await button(page, '150 coins for 24 hours').dblclick()
    await button(page, 'Spend 150').waitFor()
    await page.waitForLoadState('networkidle')
    await page.getByText('You have 150 coins.').waitFor()
    await page.getByText('0 are left').waitFor()
    await checkAxe(page)
    await press(page, 'Spend 150')
    await page.getByText(`${premiumPack.name} is open for 24 hours.`).waitFor()
    await leavePremiumPackOn(page)

    // From here on the server is not asked any more.
    await page.route('**/api/premium-packs/**', (route) => route.abort())
    await page.reload()
    await page.getByText(premiumPack.name).waitFor()
    await pressStart(page)
    const shown = await promptOf(page)
    expect(hasPremiumPrompt(shown)).toBe(true)

    // A running game keeps its deck; the next menu is locked again.
    await page.clock.fastForward('24:00:05')
    expect(await promptOf(page)).toBe(shown)
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^End it here/ }).click()
    await press(page, 'To the door of this game')
    await page.getByText(premiumPack.name).waitFor({ state: 'detached' })
    await page.unroute('**/api/premium-packs/**')
    await page.getByRole('button', { name: /^(One pack|\d packs)/ }).click()
    await page.getByText('premium, locked').waitFor()
  })

  richTest('bought on one device opens on another', async ({ context, browser, server, rich }) => {
    await callAs(context, rich, 'POST', '/purchases', {
      itemId: 'never-have-i-ever/wedding-season',
    })
    const other = await browser.newContext({ ...phone, baseURL: server.baseUrl })
    await signInOn(other, server, rich)
    const page = await other.newPage()
    await openProfile(page)
    await openMenu(page)
    await page.getByRole('switch', { name: ofPremiumPack, checked: false }).waitFor()
    await other.close()
  })
})
