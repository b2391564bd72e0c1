import { describe, expect } from 'vitest'
import { pressStart, seatPlayers } from '#tests/support/browser/phone.ts'
import { offline } from './fixtures.ts'
import { promptOf } from './game-actions.ts'
import { memberTest } from './member.ts'
import {
  buyPremium,
  cards,
  checkoutOf,
  goToCheckout,
  payWith,
  profileOf,
  subscriptionsOf,
} from './premium-checkout.ts'
import { choosePremiumPack, hasPremiumPrompt } from './premium-pack.ts'
import { joinRoom, openRoom, pickGame, startScreen } from './room-actions.ts'

describe('an evening with Premium', () => {
  memberTest('a premium pack once opened plays on without a network', async ({ page, member }) => {
    expect(member.userId).toBeTruthy()
    await buyPremium(page)
    await seatPlayers(page)
    await page.goto('/games/never-have-i-ever')
    await choosePremiumPack(page)
    await page.waitForLoadState('networkidle')
    // Who is signed in is asked at every navigation (spec §2), in vain.
    const asked = page.waitForEvent('requestfailed')
    await offline(page)
    await pressStart(page)
    expect(hasPremiumPrompt(await promptOf(page))).toBe(true)
    await asked
  })

  memberTest(
    'a whole room plays the host’s pack, and no guest sees a price',
    async ({ page: host, member, browser, baseUrl }) => {
      expect(member.userId).toBeTruthy()
      await buyPremium(host)
      const devices = { browser, baseUrl }
      const code = await openRoom(host, 'Sofie')
      const guest = await joinRoom(devices, code, 'Jonas')
      const tv = await startScreen(devices, code)
      await pickGame(host, 'Never have I ever')
      await choosePremiumPack(host)
      await host.getByRole('button', { name: /^Start/ }).click()
      for (const screen of [guest, tv]) {
        await screen.getByText('Never have I ever', { exact: false }).first().waitFor()
        await expect
          .poll(async () => hasPremiumPrompt(await screen.locator('main').innerText()))
          .toBe(true)
        expect(await screen.locator('body').innerText()).not.toMatch(/premium|coins|locked/i)
      }
      for (const each of [guest, tv]) await each.context().close()
    },
  )

  memberTest(
    'two tabs lead to one page, which is paid once',
    async ({ page, context, server, member }) => {
      const second = await context.newPage()
      await goToCheckout(page)
      await goToCheckout(second)
      expect(checkoutOf(second)).toBe(checkoutOf(page))
      await payWith(page, cards.good)
      await page.getByRole('heading', { level: 1, name: 'Premium is on' }).waitFor()
      await payWith(second, cards.good)
      await second.getByRole('heading', { level: 1, name: 'Premium is on' }).waitFor()
      const { stripe_user_id } = await profileOf(context, member)
      expect(await subscriptionsOf(server.dataDir, stripe_user_id)).toHaveLength(1)
    },
  )

  memberTest(
    'another price closes the page that was open before',
    async ({ page, context, server, member }) => {
      const second = await context.newPage()
      await goToCheckout(page, 'month')
      await goToCheckout(second, 'year')
      await payWith(page, cards.good)
      await page.getByText('This page has expired. Nothing was taken.').waitFor()
      await payWith(second, cards.good)
      await second.getByRole('heading', { level: 1, name: 'Premium is on' }).waitFor()
      const { stripe_user_id } = await profileOf(context, member)
      expect(await subscriptionsOf(server.dataDir, stripe_user_id)).toHaveLength(1)
    },
  )
})
